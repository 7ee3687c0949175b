/**
 * Every English sentence of the page. Those that come with it lie here, one file per part under `en/`: `t('play.undo')` finds
 * `undo` in `en/play.ts`. What is loaded later brings its own: `t('convoy.…')` is found once Convoy's board is there.
 */

import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';

const LANGUAGE = 'en';
/** The default namespace of i18next. */
const NAMESPACE = 'translation';

/** More than the sentences of a long game; kept short all the same. */
const MOST_SAID = 5_000;

type Sentences = { readonly [key: string]: string | Sentences };

const files = import.meta.glob<Record<string, Sentences>>('./en/*.ts', { eager: true });

/** A part's file exports its sentences by default or by name, with or without its own name around them. */
function sentencesOf(part: string, module: Record<string, Sentences>): Sentences {
  const found = module['default'] ?? module[part] ?? Object.values(module)[0] ?? {};
  const inner = found[part];
  return Object.keys(found).length === 1 && typeof inner === 'object' ? inner : found;
}

const all: Record<string, Sentences> = {};
for (const [path, module] of Object.entries(files)) {
  const part = path.slice(path.lastIndexOf('/') + 1, -'.ts'.length);
  all[part] = sentencesOf(part, module);
}

/**
 * Sentences of a part that is loaded for itself, such as a book's board. Called where its module is read, before or after
 * `startStrings`; a part may come in pieces (card, board, guide), which have no key in common.
 */
export function addStrings(part: string, sentences: Sentences): void {
  all[part] = { ...all[part], ...sentences };
  said.clear();
  if (i18next.isInitialized) i18next.addResourceBundle(LANGUAGE, NAMESPACE, { [part]: sentences }, true, true);
}

export type Say = (key: string, values?: Readonly<Record<string, string | number>>) => string;

const said = new Map<string, string>();

/**
 * Words of one part, outside of components. They are remembered: a scene says the same hundreds of sentences at every
 * position, and putting one together takes i18next longer than drawing a ship.
 */
export function sayIn(part: string): Say {
  return (key, values) => {
    const asked = values === undefined ? `${part}.${key}` : `${part}.${key} ${JSON.stringify(values)}`;
    const known = said.get(asked);
    if (known !== undefined) return known;
    const words = i18next.t(`${part}.${key}`, values ?? {});
    if (said.size >= MOST_SAID) said.clear();
    if (i18next.isInitialized) said.set(asked, words);
    return words;
  };
}

/** Call once, before the first render. Synchronous, because the sentences are bundled. */
export function startStrings(): void {
  void i18next.use(initReactI18next).init({
    lng: LANGUAGE,
    fallbackLng: LANGUAGE,
    resources: { [LANGUAGE]: { [NAMESPACE]: all } },
    // React escapes what it shows.
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    initAsync: false,
  });
}
