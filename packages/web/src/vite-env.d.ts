/// <reference types="vite/client" />
/// <reference types="vite-plugin-pwa/client" />

/** Every rulebook, by `tools/rulebooks.ts`. */
declare module 'virtual:rulebooks' {
  const books: readonly import('./books/summary.ts').BookSummary[];
  export default books;
}

declare module 'virtual:rulebook-clauses' {
  const clauses: Readonly<
    Record<string, () => Promise<{ readonly default: readonly import('./books/summary.ts').ClauseSummary[] }>>
  >;
  export default clauses;
}

declare module 'virtual:rulebook-options' {
  const options: readonly import('./books/summary.ts').BookOptions[];
  export default options;
}
