import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ask } from '@weathergauge/wire';
import { expect, test } from 'vitest';
import { served } from '../../test/served.ts';
import type { Description } from './api-page.ts';
import { typeText } from './api-page.ts';
import { SOCKET } from './openapi.ts';

const HERE = import.meta.dirname;
const ROUTE_FILES = readdirSync(join(HERE, 'routes')).filter(
  name => name.endsWith('.ts') && !name.endsWith('.test.ts'),
);
const source = (name: string): string => readFileSync(join(HERE, name), 'utf8');
const DOCS = readFileSync(join(HERE, '../../../../docs/api.md'), 'utf8');

async function described(): Promise<{ address: string; document: Description }> {
  const { address } = await served();
  const answer = await fetch(`${address}api/openapi.json`);
  expect(answer.status).toBe(200);
  return { address, document: (await answer.json()) as Description };
}

const operations = ({ paths = {} }: Description): string[] =>
  Object.entries(paths).flatMap(([path, methods]) => Object.keys(methods).map(method => `${method} ${path}`));

test('every route of the sources is in the description, with what it does and what it takes', async () => {
  const { document } = await described();
  const all = operations(document);
  // The routes as the sources write them, not as the server lists them: what is described is made of that list.
  const sources = ['streams.ts', ...ROUTE_FILES.map(name => `routes/${name}`)];
  const written = sources.flatMap(name =>
    [...source(name).matchAll(/\bapi\.(get|post)\(\s*'(\/api\/[^']*)'/g)].map(
      ([, method, path = '']) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`,
    ),
  );
  expect(written.length).toBeGreaterThan(40);
  expect(all.toSorted()).toEqual([...written, `get ${SOCKET}`].toSorted());
  for (const methods of Object.values(document.paths ?? {}))
    for (const { summary = '', tags = [], responses = {} } of Object.values(methods)) {
      expect(summary).not.toBe('');
      expect(tags).toHaveLength(1);
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(['200', '429']));
    }
});

test('the description is made of the contract: bodies, parameters and bounds', async () => {
  const { document } = await described();
  const asked = document.paths?.['/api/ask']?.['post']?.requestBody?.content?.['application/json']?.schema;
  const messages = (asked?.oneOf ?? asked?.anyOf ?? []).map(({ properties = {} }) => properties['ask']?.enum?.[0]);
  expect(messages).toHaveLength(ask.options.length);
  expect(messages).toContain('answer');
  const log = document.paths?.['/api/tables/{table}/log']?.['get']?.parameters;
  expect(log?.map(({ name, in: where }) => `${where} ${name}`)).toEqual(['query invite', 'path table']);
  const games = document.paths?.['/api/record/games']?.['get']?.parameters ?? [];
  expect(games.find(({ name }) => name === 'most')?.schema).toMatchObject({ minimum: 1, maximum: 50 });
});

test('the page that people read has every call, and no script', async () => {
  const { address, document } = await described();
  const answer = await fetch(`${address}api/docs`);
  const page = await answer.text();
  expect(answer.headers.get('content-type')).toContain('text/html');
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(page).not.toContain('<script');
  expect(page.match(/<article>/g)).toHaveLength(operations(document).length);
  for (const each of operations(document)) expect(page).toContain(`<code>${each.split(' ')[1]}</code>`);
});

test('types in words', () => {
  expect(typeText({ type: 'array', items: { type: 'string', maxLength: 4 }, maxItems: 2 })).toBe(
    '(string (…4))[] (…2)',
  );
  expect(typeText({ type: 'object', properties: { a: { const: 1 }, b: { enum: ['x', 'y'] } }, required: ['a'] })).toBe(
    '{ a: 1, b?: "x" | "y" }',
  );
});

test('docs/api.md: every address is in the description, every message of the example is one of the contract', async () => {
  const { document } = await described();
  const patterns = Object.keys(document.paths ?? {}).map(
    path => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  );
  const named = [...DOCS.matchAll(/\/api\/[\w$/-]+/g)].map(([path]) => path.replace(/\/$/, ''));
  expect(named.length).toBeGreaterThan(8);
  for (const path of named.filter(each => each !== '/api/docs' && !each.startsWith('/api/openapi')))
    expect
      .soft(
        patterns.some(pattern => pattern.test(path)),
        path,
      )
      .toBe(true);
  // `$AT` is a number, and `$OFFER` a string with its quotes.
  const messages = [...DOCS.matchAll(/\{"ask":.*\}/g)].map(([json]) =>
    json.replaceAll('$OFFER', '"steer n"').replaceAll(/\$\w+/g, '1'),
  );
  expect(messages.length).toBeGreaterThan(0);
  for (const message of messages) expect.soft(ask.safeParse(JSON.parse(message)).success, message).toBe(true);
});
