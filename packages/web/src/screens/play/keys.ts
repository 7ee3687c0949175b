/** Which key does what while a person decides. Pure, so that the list, the board and the help agree. */

/** Digits first; then the letters that mean nothing else here. */
const DIGITS = '123456789';
/** u undo, m menu, t text board, s sound, l last moves. */
const TAKEN = 'umtsl';
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'.replace(new RegExp(`[${TAKEN}]`, 'g'), '');
const OFFER_KEYS = DIGITS + LETTERS;

/** The key of an offer, or '' where there are more offers than keys. */
export function keyOfOffer(offer: number): string {
  return OFFER_KEYS[offer] ?? '';
}

export type Command =
  | { readonly kind: 'take'; readonly offer: number }
  | { readonly kind: 'move'; readonly by: 1 | -1 }
  | { readonly kind: 'first' | 'last' | 'clear' | 'undo' | 'skip' | 'menu' | 'text-board' | 'last-moves' | 'sound' };

export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

const NAMED: Readonly<Record<string, Command>> = {
  ArrowDown: { kind: 'move', by: 1 },
  ArrowRight: { kind: 'move', by: 1 },
  ArrowUp: { kind: 'move', by: -1 },
  ArrowLeft: { kind: 'move', by: -1 },
  Home: { kind: 'first' },
  End: { kind: 'last' },
  Escape: { kind: 'clear' },
  ' ': { kind: 'skip' },
  u: { kind: 'undo' },
  m: { kind: 'menu' },
  t: { kind: 'text-board' },
  l: { kind: 'last-moves' },
  s: { kind: 'sound' },
};

export function commandOf(press: KeyPress, offers: number): Command | null {
  if (press.ctrlKey || press.metaKey || press.altKey) return null;
  const key = press.key.length === 1 ? press.key.toLowerCase() : press.key;
  const named = NAMED[key];
  if (named !== undefined) return named;
  const offer = key.length === 1 ? OFFER_KEYS.indexOf(key) : -1;
  return offer >= 0 && offer < offers ? { kind: 'take', offer } : null;
}

/** The offer after a step through the list, round the ends; from nowhere it starts at the near end. */
export function stepOffer(active: number | null, by: 1 | -1, offers: number): number | null {
  if (offers === 0) return null;
  if (active === null) return by === 1 ? 0 : offers - 1;
  return (active + by + offers) % offers;
}
