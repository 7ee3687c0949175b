/** Cleans text that somebody has typed: one line of visible characters, without stacks of combining marks. */

/** Line breaks and control characters. */
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
/**
 * Invisible characters: embeddings, overrides, tags, fillers, soft hyphens. The two joiners and the emoji selector are needed, and
 * stay.
 */
const UNSEEN = /(?!\uFE0F|[\u200C-\u200D])[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const JOINERS = /([\u200C\u200D])[\u200C\u200D]+/gu;
/** No script puts more than four marks on one letter. */
const TOWERS = /(\p{M}{4})\p{M}+/gu;
const SPACES = /\p{Z}+/gu;
/** At least one visible character: not only joiners, marks and empty Braille cells. */
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
