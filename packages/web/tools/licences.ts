/**
 * `licences.html` in the build: whose work the page is made of, and under which terms. It is made from what really went into
 * the page, its workers and its style sheets; a build with a package that brings no licence text fails.
 */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, parse, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { POLICY } from './policy.ts';

const WEB = join(import.meta.dirname, '..');
const ROOT = join(WEB, '..', '..');
const TOKENS = join(WEB, 'src', 'ui', 'styles', 'tokens.css');
const require = createRequire(import.meta.url);

/** In the colours of the page, and with lines no longer than the screen. */
const STYLE = `
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 var(--font-text); }
main { max-width: 46rem; margin: 0 auto; padding: var(--s5) var(--s4) var(--s6); }
h1, h2 { font-family: var(--font-title); font-weight: 400; line-height: 1.2; overflow-wrap: anywhere; }
h2 { margin: 0 0 var(--s2); font-size: 1.25rem; }
section { margin: var(--s4) 0; padding: var(--s4); border: 1px solid var(--panel-edge); border-radius: var(--r2); background: var(--panel); }
pre { margin: var(--s2) 0 0; color: var(--ink-soft); font: 0.85rem/1.5 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
a { color: var(--accent); }
.back { display: inline-block; padding: var(--s2) var(--s4); border: 1px solid var(--panel-edge); border-radius: var(--r1); background: var(--panel); color: var(--ink); text-decoration: none; }
a:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
`;

export interface Licensed {
  readonly name: string;
  readonly version: string;
  /** The short name of the licence. */
  readonly terms: string;
  readonly text: string;
}

/** The service worker is put together after the page: these are what it consists of (a browser test holds it to that). */
const IN_SERVICE_WORKER = ['workbox-core', 'workbox-precaching', 'workbox-routing', 'workbox-strategies'];

/** Code that tools add to a bundle has no file: by the name it goes under, whose it is. Null is our own. */
const WITHOUT_FILE: readonly (readonly [RegExp, string | null])[] = [
  [/^\0?vite\//, 'vite'],
  [/^\0rolldown\//, 'rolldown'],
  [/virtual:pwa-register|vite-plugin-pwa/, 'vite-plugin-pwa'],
  [/^\0virtual:rulebook/, null],
];

/** Two plugins that share what they find: one for each worker's bundle, and one for the page, which comes last and writes. */
export function licences(): { readonly page: Plugin; readonly worker: () => Plugin } {
  const folders = new Set<string>();
  const collect = (ids: Iterable<string>): void => {
    for (const id of ids) {
      const folder = packageFolder(id);
      if (folder !== null) folders.add(folder);
    }
  };
  const worker = (): Plugin => ({
    name: 'weathergauge:licences-of-worker',
    generateBundle(_options, bundle) {
      for (const part of Object.values(bundle)) if (part.type === 'chunk') collect(part.moduleIds);
    },
  });
  const page: Plugin = {
    name: 'weathergauge:licences',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const part of Object.values(bundle)) if (part.type === 'chunk') collect(part.moduleIds);
      // Style sheets leave the chunks before this, and fonts were never in one.
      collect([...this.getModuleIds()].filter(id => /\.css(\?|$)/.test(id)));
      for (const part of Object.values(bundle)) {
        if (part.type === 'asset') collect(part.originalFileNames.map(name => resolve(WEB, name)).filter(existsSync));
      }
      collect(IN_SERVICE_WORKER.map(name => require.resolve(`${name}/package.json`)));
      this.emitFile({ type: 'asset', fileName: 'licences.html', source: licencesPage([...folders].map(licenceOf)) });
      this.emitFile({ type: 'asset', fileName: 'licences.css', source: `${readFileSync(TOKENS, 'utf8')}${STYLE}` });
    },
  };
  return { page, worker };
}

/** The folder of the package that a module belongs to; null for our own. */
function packageFolder(id: string): string | null {
  const known = WITHOUT_FILE.find(([name]) => name.test(id));
  if (known !== undefined) return known[1] === null ? null : folderAbove(require.resolve(known[1]));
  const file = id.replace(/^\0/, '').replace(/\?.*$/, '');
  if (!existsSync(file))
    throw new Error(`${JSON.stringify(id)} is in the page, and licences.ts does not know whose it is`);
  return file.includes('node_modules') ? folderAbove(file) : null;
}

/** The nearest with a package.json that has a name and a version: some packages have lesser ones inside. */
function folderAbove(file: string): string {
  for (let folder = dirname(file); folder !== parse(folder).root; folder = dirname(folder)) {
    const manifest = join(folder, 'package.json');
    if (!existsSync(manifest)) continue;
    const { name, version } = JSON.parse(readFileSync(manifest, 'utf8')) as Partial<Licensed>;
    if (name !== undefined && version !== undefined) return folder;
  }
  throw new Error(`${file} is in the page, and belongs to no package`);
}

export function licenceOf(folder: string): Licensed {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly name: string;
    readonly version: string;
    readonly license?: string;
  };
  const file = readdirSync(folder).find(name => /^(licen[cs]e|copying)(\.(md|txt))?$/i.test(name));
  const text = file === undefined ? '' : readFileSync(join(folder, file), 'utf8');
  if (text.trim() === '') throw new Error(`${manifest.name} is in the page, but brings no licence text`);
  const { name, version, license = 'see the text' } = manifest;
  // Vite's goes on with the licences of what Vite itself is built from, none of which is in the page.
  return { name, version, terms: license, text: text.split(/^# Licenses of bundled dependencies/m)[0]?.trim() ?? '' };
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** One text for all packages that share it to the letter. */
export function licencesPage(packages: readonly Licensed[]): string {
  const byText = Map.groupBy(
    packages.toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    ({ text }) => text,
  );
  const sections = [...byText].map(([text, sharing]) => {
    const names = sharing.map(({ name, version, terms }) => `${name} ${version} (${terms})`);
    return `<section>\n<h2>${escaped(names.join(', '))}</h2>\n<pre>${escaped(text)}</pre>\n</section>`;
  });
  const ours = ['LICENSE', 'NOTICE'].map(name => readFileSync(join(ROOT, name), 'utf8').trim());
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta http-equiv="Content-Security-Policy" content="${escaped(POLICY)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Licences · Weathergauge</title>
<link rel="icon" href="./icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="./licences.css">
</head>
<body>
<main>
<h1>Licences</h1>
<p><a class="back" href="./">Back to the game</a></p>
<section>
<h2>Weathergauge</h2>
${ours.map(text => `<pre>${escaped(text)}</pre>`).join('\n')}
</section>
<p>Sounds and pictures are our own. The page contains the work of others, fonts included, under these terms:</p>
${sections.join('\n')}
</main>
</body>
</html>
`;
}
