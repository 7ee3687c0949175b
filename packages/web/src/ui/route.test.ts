import { expect, test } from 'vitest';
import { routeOf } from './route.ts';

test('an empty hash is the lobby', () => {
  expect(routeOf('')).toEqual({ screen: 'lobby' });
  expect(routeOf('#/')).toEqual({ screen: 'lobby' });
});

test.each([
  '#/nowhere',
  '#/play/7',
  '#/play/__proto__',
  '#/constructor',
  '#__proto__',
  '#/replay/',
  '#//',
  '#/shared',
  '#/guides',
])('an address that leads nowhere is known as such: %s', hash => {
  expect(routeOf(hash)).toEqual({ screen: 'unknown' });
});

test('screens are named in the hash', () => {
  expect(routeOf('#/play')).toEqual({ screen: 'play' });
  expect(routeOf('#/replay')).toEqual({ screen: 'replay' });
  expect(routeOf('#/guide')).toEqual({ screen: 'guide', book: '' });
  expect(routeOf('#/guide/sails-of-glory')).toEqual({ screen: 'guide', book: 'sails-of-glory' });
});

test('a shared game carries its data, slashes and all', () => {
  expect(routeOf('#/shared/1.a_b-c/d')).toEqual({ screen: 'shared', data: '1.a_b-c/d' });
});
