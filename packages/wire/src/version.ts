/** Apart from the checks, so that a page can compare it. */

/** Rises when an older page or program could misunderstand; the server tells it first of all. */
export const CONTRACT = 1;
