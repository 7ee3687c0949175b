/** The courses, each loaded when it is wanted. */

import type { Course } from './course.ts';

const COURSES: Readonly<Record<string, () => Promise<{ readonly course: Course }>>> = {
  'age-of-sail': () => import('./age-of-sail.ts'),
  'sails-of-glory': () => import('./sails-of-glory/course.ts'),
};

/** An unknown book is taught by the first one: a link may be older or newer than the page. */
export async function courseOf(book: string): Promise<Course> {
  const load = COURSES[book] ?? (() => import('./age-of-sail.ts'));
  return (await load()).course;
}
