/** The way into the guided first battle. Nothing of it is loaded before somebody asks for it. */

import type { ComponentType } from 'react';
import type { Course } from '../../books/course.ts';

interface GuideModule {
  readonly default: ComponentType<{ readonly book: string }>;
}

/** A book that has a guided battle brings `guide/course.ts` in its folder. */
const courses = import.meta.glob<{ readonly course: Course }>('../../books/*/guide/course.ts');

const loaders = Object.entries(courses).map(([path, load]) => [path.split('/').at(-3) ?? '', load] as const);

/** Books whose first battle can be guided. */
export const guidedBooks: readonly string[] = loaders.map(([book]) => book);

/** A book without a course is taught by the first that has one: a link may be older or newer than the page. */
export async function courseOf(book: string): Promise<Course> {
  const [, load] = loaders.find(([id]) => id === book) ?? loaders[0] ?? [];
  if (load === undefined) throw new Error('no book has a guided battle');
  return (await load()).course;
}

export function loadGuide(): Promise<GuideModule> {
  return import('./index.tsx');
}
