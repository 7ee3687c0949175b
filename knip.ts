import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { KnipConfig } from 'knip';

/** Rulebooks are no workspaces of npm (`scripts/link-books.mjs`); they are found by their folders, as everywhere. */
const books = readdirSync(join(import.meta.dirname, 'packages')).filter(folder => folder.startsWith('rules-'));

const config: KnipConfig = {
  ignoreExportsUsedInFile: true,
  ignoreDependencies: ['@weathergauge/rules-.+'],
  workspaces: {
    '.': {
      entry: ['examples/*.ts', 'scripts/*.{ts,mjs}', 'e2e/*.test.ts', 'e2e/{browsers,strangers}/*.test.ts'],
      project: ['examples/*.ts', 'scripts/**/*.{ts,mjs}', 'e2e/*.ts', 'e2e/{browsers,strangers}/*.ts'],
      ignoreDependencies: ['oxlint', 'oxlint-tsgolint'],
    },
    'packages/web': {
      entry: [
        'src/ui/strings/en/*.ts',
        'src/books/*/strings/*.ts',
        'src/dev/gallery.tsx',
        'src/board/no-transition.ts',
        'src/service/push.ts',
        'tools/*.ts',
      ],
      ignoreDependencies: ['@fontsource/im-fell-english', '@fontsource-variable/source-sans-3'],
    },
    'packages/lab': {
      entry: ['src/*-worker.ts'],
    },
    'packages/seamanship': { includeEntryExports: true },
    'packages/*': {},
    bench: { entry: ['*.ts', 'server/{ours,theirs}.ts'] },
    ...Object.fromEntries(books.map(folder => [`packages/${folder}`, {}])),
  },
};

export default config;
