/** What somebody has typed, as others may be shown it: one line of characters that can be seen, and no towers of marks. */

/** Line breaks and everything else that a terminal or a page could act on. */
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
/** Embeddings, overrides, tags, fillers, soft hyphens. The two joiners, which several scripts and emoji need, may stay, and so may the selector of emoji. */
const UNSEEN = /(?!\uFE0F|[\u200C-\u200D])[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const JOINERS = /([\u200C\u200D])[\u200C\u200D]+/gu;
/** No script puts more than four marks on one letter. */
const TOWERS = /(\p{M}{4})\p{M}+/gu;
const SPACES = /\p{Z}+/gu;
/** Something to see: not joiners, marks and empty Braille cells alone. */
const SEEN = /[^\p{Z}\p{M}\u200C-\u200D\u2800]/u;

/** '' where nothing is left. */
export function shownText(typed: string): string {
  const text = typed
    .toWellFormed()
    .normalize('NFC')
    .replace(BREAKS, ' ')
    .replace(UNSEEN, '')
    .replace(JOINERS, '$1')
    .replace(TOWERS, '$1')
    .replace(SPACES, ' ')
    .trim()
    .normalize('NFC');
  return SEEN.test(text) ? text : '';
}
