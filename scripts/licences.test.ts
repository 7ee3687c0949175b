import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { licenceOf, licencesPage } from '../packages/web/tools/licences.ts';

const folder = mkdtempSync(join(tmpdir(), 'weathergauge-licences-'));
afterAll(() => rmSync(folder, { recursive: true }));

function packageWith(name: string, files: Readonly<Record<string, string>>): string {
  const at = join(folder, name);
  mkdirSync(at);
  writeFileSync(join(at, 'package.json'), JSON.stringify({ name, version: '1.2.3', license: 'MIT' }));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(at, file), text);
  return at;
}

test('a package without a licence text, or with an empty one, cannot be in the page', () => {
  expect(() => licenceOf(packageWith('bare', {}))).toThrow('bare is in the page, but brings no licence text');
  expect(() => licenceOf(packageWith('empty', { LICENSE: '\n' }))).toThrow('brings no licence text');
  expect(() => licenceOf(packageWith('near', { 'license-checker.js': 'x' }))).toThrow('brings no licence text');
});

test('the text is found under any of its usual names', () => {
  for (const name of ['LICENSE', 'LICENCE.md', 'license.txt', 'COPYING'])
    expect(licenceOf(packageWith(`has-${name}`, { [name]: `terms in ${name}` }))).toEqual({
      name: `has-${name}`,
      version: '1.2.3',
      terms: 'MIT',
      text: `terms in ${name}`,
    });
});

test('the page names every package, says a shared text once, and text stays text', () => {
  const licensed = { version: '1.0.0', terms: 'MIT', text: 'Copyright <b>A</b> & B' };
  const page = licencesPage([
    { ...licensed, name: 'b' },
    { ...licensed, name: 'a' },
    { ...licensed, name: 'c', text: 'other terms' },
  ]);
  expect(page).toContain('<h2>a 1.0.0 (MIT), b 1.0.0 (MIT)</h2>');
  expect(page).toContain('<h2>c 1.0.0 (MIT)</h2>');
  expect(page.match(/Copyright &lt;b&gt;A&lt;\/b&gt; &amp; B/g)).toHaveLength(1);
  expect(page).toContain('MIT License');
});
