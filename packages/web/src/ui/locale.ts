/** Dates and hours as the reader's own country writes them, in the language of the page. */
export function localeOf(language: string): string {
  return navigator.languages.find(one => one.startsWith(`${language}-`)) ?? language;
}
