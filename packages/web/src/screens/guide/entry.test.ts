import books from 'virtual:rulebooks';
import { expect, test } from 'vitest';
import { bookCard } from '../../books/index.ts';
import { guidedBooks, tutorialOf } from './entry.ts';

test('every book has a guided first battle', () => {
  expect(books.map(({ id }) => id).filter(id => !guidedBooks.includes(id))).toEqual([]);
});

test('the lobby leads to every further guided battle, and to no other', () => {
  const linked = books.flatMap(({ id }) => bookCard(id)?.furtherGuides?.map(guide => `${id}/${guide.id}`) ?? []);
  expect(linked.length).toBeGreaterThan(0);
  expect(linked.toSorted()).toEqual(guidedBooks.filter(id => id.includes('/')).toSorted());
});

test.each(guidedBooks)('%s: its tutorial is of that book, and keeps its progress apart from the others', async id => {
  const tutorial = await tutorialOf(id);
  expect(tutorial.ruleset).toBe(id.split('/')[0]);
  const others = await Promise.all(guidedBooks.filter(other => other !== id).map(tutorialOf));
  const keyOf = (one: typeof tutorial): string => one.savedAs ?? one.ruleset;
  expect(others.map(keyOf)).not.toContain(keyOf(tutorial));
});
