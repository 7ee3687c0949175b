/**
 * Every English sentence of the page, one file per part under `en/`, and those of a book in its own folder. `t('play.undo')`
 * finds `undo` in `en/play.ts`, `t('convoy.…')` in `books/convoy/strings/convoy.ts`.
 */

import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';

type Sentences = { readonly [key: string]: string | Sentences };

const files = import.meta.glob<Record<string, Sentences>>(['./en/*.ts', '../../books/*/strings/*.ts'], {
  eager: true,
});

/** A part's file exports its sentences by default or by name, with or without its own name around them. */
function sentencesOf(part: string, module: Record<string, Sentences>): Sentences {
  const found = module['default'] ?? module[part] ?? Object.values(module)[0] ?? {};
  const inner = found[part];
  return Object.keys(found).length === 1 && typeof inner === 'object' ? inner : found;
}

function gather(): Sentences {
  const all: Record<string, Sentences> = {};
  for (const [path, module] of Object.entries(files)) {
    const part = path.slice(path.lastIndexOf('/') + 1, -'.ts'.length);
    all[part] = sentencesOf(part, module);
  }
  return all;
}

/** Call once, before the first render; the sentences are bundled, so nothing is waited for. */
export function startStrings(): void {
  void i18next.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: 'en',
    resources: { en: { translation: gather() } },
    // React escapes what it shows.
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    initAsync: false,
  });
}
