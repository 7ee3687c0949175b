import { expect, test } from 'vitest';
import { addressOf, routeOf } from './route.ts';

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
  '#/replay/7',
  '#/replay/log/',
  '#/replay/log/-1',
  '#/replay/log/1e3',
  '#/replay/log/12345678',
  '#//',
  '#/shared',
  '#/guides',
  '#/table/',
  '#/table/a/b',
  '#/records',
  '#/record/a/b',
  '#/table/a?invite=',
])('an address that leads nowhere is known as such: %s', hash => {
  expect(routeOf(hash)).toEqual({ screen: 'unknown' });
});

test('screens are named in the hash', () => {
  expect(routeOf('#/admin')).toEqual({ screen: 'admin' });
  expect(routeOf('#/play')).toEqual({ screen: 'play', id: null });
  expect(routeOf('#/replay')).toEqual({ screen: 'replay', id: null, entry: null });
  expect(routeOf('#/guide')).toEqual({ screen: 'guide', book: '' });
  expect(routeOf('#/guide/sails-of-glory')).toEqual({ screen: 'guide', book: 'sails-of-glory' });
});

test('a shared game carries its data, slashes and all', () => {
  expect(routeOf('#/shared/1.a_b-c/d')).toEqual({ screen: 'shared', data: '1.a_b-c/d' });
});

test('a game and a moment of it have an address, which leads back to them', () => {
  const id = '0123456789abcdef0123456789abcdef';
  for (const place of [
    { screen: 'play', id },
    { screen: 'play', id: null },
    { screen: 'replay', id, entry: null },
    { screen: 'replay', id, entry: 12 },
    { screen: 'replay', id: null, entry: null },
    { screen: 'replay', id: null, entry: 0 },
    { screen: 'table', id: 'a-B_9', invite: null },
    { screen: 'table', id: 'a-B_9', invite: '-x_1' },
    { screen: 'record', game: null, query: '' },
    { screen: 'record', game: null, query: 'book=convoy&name=Anne+%26+Mary' },
    { screen: 'record', game: 'a-B_9', query: '' },
  ] as const)
    expect(routeOf(addressOf(place))).toEqual(place);
});
