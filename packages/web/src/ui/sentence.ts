/** The phrase with a capital first letter: rulebooks and the engine give phrases, a line of its own is a sentence. */
export function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The same with a full stop, where it has no end of its own: for what stands before or behind other sentences. */
export function wholeSentence(words: string): string {
  return sentence(ended(words));
}

/** The same behind a colon, where it goes on and does not begin anew. */
export function ended(words: string): string {
  return /[.!?…]$/.test(words) ? words : `${words}.`;
}

/** A sentence that begins with no name, as the end of another. */
export function uncapped(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}
