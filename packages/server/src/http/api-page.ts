/** The description of the API as a page to read: no script, so that it needs nothing but a browser. */

import { ID } from '@weathergauge/wire';

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
  const title = `${text(info.title)}: the API, version ${text(info.version)}`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${marked(info.description ?? '')}</p>
<p><a href="openapi.json">The same for programs (OpenAPI 3.1)</a>. Here <code>id</code> stands for 1 to 40 letters, digits, dashes and
underscores, and (1…64) for the least and the most: of a number, of the signs of a string, of the length of a list.</p>
${topics.join('\n')}
</main>
</body>
</html>
`;
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

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const text = (raw: string): string => raw.replaceAll(/[&<>"]/g, sign => ESCAPES[sign] ?? sign);
/** Names between backquotes are code. */
const marked = (raw: string): string => text(raw).replaceAll(/`([^`]+)`/g, '<code>$1</code>');

export const STYLE = `
:root { color-scheme: light dark; --ink: #1d2b36; --paper: #f6f1e4; --edge: #c9bd9f; --accent: #7a2e1d; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8e2d2; --paper: #16212a; --edge: #3c4c58; --accent: #e0a184; } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 1.5rem clamp(1rem, 4vw, 3rem) 4rem; }
h1, h2 { font-family: Georgia, serif; line-height: 1.2; }
h2 { margin: 2.5rem 0 0.5rem; }
h3 { margin: 0; font-size: 1rem; overflow-wrap: anywhere; }
article { padding: 0.9rem 0; border-top: 1px solid var(--edge); }
article p { margin: 0.2rem 0; }
ul { margin: 0.4rem 0; padding-left: 1.2rem; }
code { font: 0.9rem/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
a, .method { color: var(--accent); }
.method { display: inline-block; min-width: 3.2rem; }
.answer::before { content: "→ "; }
`;
