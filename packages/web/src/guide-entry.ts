/** The guided first battle is a part of its own: the lobby offers it only where it has been built in. */

import type { ComponentType } from 'react';

interface GuideModule {
  readonly default: ComponentType<{ readonly book: string }>;
}

const guides = import.meta.glob<GuideModule>('./guide/index.tsx');
const guide = guides['./guide/index.tsx'];

export const hasGuide = guide !== undefined;

/** Books whose first battle can be guided. */
export const guidedBooks: readonly string[] = hasGuide ? ['age-of-sail', 'sails-of-glory'] : [];

export async function loadGuide(): Promise<GuideModule> {
  if (guide === undefined) throw new Error('this build has no guide');
  return guide();
}
