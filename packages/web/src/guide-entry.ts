/** The guided first battle is a part of its own: the lobby offers it only where it has been built in. */

import type { ComponentType } from 'react';

interface GuideModule {
  readonly default: ComponentType;
}

const guides = import.meta.glob<GuideModule>('./guide/index.tsx');
const guide = guides['./guide/index.tsx'];

export const hasGuide = guide !== undefined;

export async function loadGuide(): Promise<GuideModule> {
  if (guide === undefined) throw new Error('this build has no guide');
  return guide();
}
