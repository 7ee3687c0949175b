/** The description of the API as a page to read: no script, so that it needs nothing but a browser. */

import { ID } from '@weathergauge/wire';
import { plainPage, text } from './plain-page.ts';

/** As much of an OpenAPI document as is shown. */
export interface Description {
  readonly info: { readonly title: string; readonly version: string; readonly description?: string };
  readonly tags?: readonly { readonly name: string }[];
  readonly paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

interface Operation {
  readonly summary?: string;
  readonly tags?: readonly string[];
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
    readonly schema?: JsonSchema;
  }[];
  readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly schema?: JsonSchema }>> };
  readonly responses?: Readonly<Record<string, { readonly description?: string }>>;
}

interface JsonSchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
}

export function apiPage({ info, tags = [], paths = {} }: Description): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const topics = tags.map(({ name }) => {
    const mine = operations.filter(({ operation }) => operation.tags?.includes(name) === true);
    return `<section><h2>${text(name)}</h2>${mine.map(shown).join('')}</section>`;
  });
  const title = `${info.title}: the API, version ${info.version}`;
  return plainPage(
    title,
    `<p>${marked(info.description ?? '')}</p>
<p><a href="openapi.json">The same for programs (OpenAPI 3.1)</a>. Here <code>id</code> stands for 1 to 40 letters, digits, dashes and
underscores, and (1…64) for the least and the most: of a number, of the signs of a string, of the length of a list.</p>
${topics.join('\n')}`,
  );
}

function shown({
  path,
  method,
  operation,
}: {
  readonly path: string;
  readonly method: string;
  readonly operation: Operation;
}): string {
  const { summary = '', parameters = [], requestBody, responses = {} } = operation;
  const asked = parameters.map(
    ({ name, required, schema = {}, in: where }) =>
      `<li><code>${text(name)}${required === true ? '' : '?'}: ${text(typeText(schema))}</code> in the ${text(where)}</li>`,
  );
  const body = Object.values(requestBody?.content ?? {})[0]?.schema;
  const bodies = body === undefined ? [] : (body.oneOf ?? body.anyOf ?? [body]);
  const sent = bodies.map(each => `<li><code>${text(typeText(each))}</code></li>`);
  return `<article>
<h3><span class="method">${text(method.toUpperCase())}</span> <code>${text(path)}</code></h3>
<p>${marked(summary)}.</p>
${asked.length + sent.length === 0 ? '' : `<ul>${asked.join('')}${sent.join('')}</ul>`}
<p class="answer">${marked(responses['200']?.description ?? '')}</p>
</article>`;
}

/** A schema in the words of TypeScript, with its bounds. */
export function typeText(schema: JsonSchema): string {
  const { anyOf, oneOf, items } = schema;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return schema.enum.map(each => JSON.stringify(each)).join(' | ');
  const choices = anyOf ?? oneOf;
  if (choices !== undefined) return choices.map(typeText).join(' | ');
  switch (schema.type) {
    case 'array': {
      const item = typeText(items ?? {});
      const { minItems, maxItems } = schema;
      return `${item.includes(' ') ? `(${item})` : item}[]${bounds(minItems, maxItems)}`;
    }
    case 'object':
      return objectText(schema);
    case 'string':
      if (schema.pattern === ID.source) return 'id';
      return schema.pattern === undefined
        ? `string${bounds(schema.minLength, schema.maxLength)}`
        : `string /${schema.pattern}/`;
    case 'integer':
    case 'number':
      return `${schema.type}${bounds(schema.minimum, schema.maximum)}`;
    default:
      return schema.type ?? 'unknown';
  }
}

function objectText({ properties = {}, required = [], additionalProperties }: JsonSchema): string {
  if (typeof additionalProperties === 'object' && Object.keys(properties).length === 0)
    return `{ [name]: ${typeText(additionalProperties)} }`;
  const fields = Object.entries(properties).map(
    ([name, schema]) => `${name}${required.includes(name) ? '' : '?'}: ${typeText(schema)}`,
  );
  return `{ ${fields.join(', ')} }`;
}

const bounds = (least: number | undefined, most: number | undefined): string =>
  least === undefined && most === undefined ? '' : ` (${least ?? ''}…${most ?? ''})`;

/** Names between backquotes are code. */
const marked = (raw: string): string => text(raw).replaceAll(/`([^`]+)`/g, '<code>$1</code>');
