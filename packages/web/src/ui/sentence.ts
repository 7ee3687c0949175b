/** The phrase with a capital first letter: rulebooks and the engine give phrases, a line of its own is a sentence. */
export function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
