/** In a file without checks, so that the page can load it alone. */

/** Rises when older pages or programs could misunderstand; the server sends it first of all. */
export const CONTRACT = 1;
