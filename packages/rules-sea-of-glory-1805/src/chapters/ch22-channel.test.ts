import { describe, expect, test } from 'vitest';
import { checkBarges, crossChannel } from './ch22-channel.ts';
import { result } from './ch23-victory.ts';
import { type Campaign, firepowerOf } from '../model/state.ts';
import { ALLIED } from '../model/terms.ts';
import { at, campaign, commission, context, blockNamed, drill, fleet, happened, QUIET } from '../test/drill.fixture.ts';

const CHANNEL = at('1403');

/** All Frenchmen in the Channel, in two fleets: 110 firepower, so 1 more on the dice (22.4, 18.2). */
function gathered(): Campaign {
  const s = campaign();
  fleet(s, 'Brest', CHANNEL, 0);
  fleet(s, 'Toulon', CHANNEL, 0);
  commission(s, blockNamed('Brest'), ALLIED, 25, 0, 1);
  commission(s, blockNamed('Toulon'), ALLIED, 25, 0, 1);
  return s;
}

describe('22.4 the Channel', () => {
  test('22.4 30 on the table brings the Barges into the hex, 30 again in a later turn wins the game', () => {
    const s = gathered();
    const d = drill(crossChannel, {}, s, 6, 6);
    expect(d.offers()).toEqual(['cross-channel choice=yes', 'cross-channel choice=no']);
    d.say('cross-channel choice=yes');
    expect([s.barges, s.over]).toEqual([1, '']);
    expect(happened(d, 'channel')).toMatchObject([{ outcome: 1 }]);
    const again = drill(crossChannel, {}, s, 6, 6).say('cross-channel choice=yes');
    expect(happened(again, 'channel')).toMatchObject([{ outcome: 2 }]);
    expect(result(s)).toMatchObject({ winners: [ALLIED], reason: 'channel', clause: '23.2' });
  });

  test('22.4 less than 30: the invasion stalls, and Barges stay where they are', () => {
    const s = gathered();
    const d = drill(crossChannel, {}, s, 1, 1).say('cross-channel choice=yes');
    expect(happened(d, 'channel')).toMatchObject([{ outcome: 0 }]);
    expect(s.barges).toBe(0);
  });

  test('22.4 more than 100 firepower adds to the dice', () => {
    // Command 2 and 1 more: 12 is 29 on the table, and 13 is 32.
    const outcomes = [
      [5, 4],
      [5, 5],
    ].map(faces => happened(drill(crossChannel, {}, gathered(), ...faces).say('cross-channel choice=yes'), 'channel'));
    expect(outcomes).toMatchObject([[{ outcome: 0 }], [{ outcome: 1 }]]);
  });

  test('22.4 30 itself is enough', () => {
    const s = campaign();
    const brest = fleet(s, 'Brest', CHANNEL, 0).id;
    while (firepowerOf(s, [brest]) <= 90) commission(s, brest, ALLIED, 1, 0, 1);
    // In the column of 91 to 95 a total of 13 is 30.
    const d = drill(crossChannel, {}, s, 6, 5).say('cross-channel choice=yes');
    expect(happened(d, 'channel')).toMatchObject([{ outcome: 1 }]);
  });

  test('22.4, R92 Fog of War cannot, and its owner is asked all the same', () => {
    const s = campaign();
    fleet(s, 'Fog of War 1', CHANNEL, 0);
    const d = drill(crossChannel, {}, s);
    expect(d.offers()).toEqual(['cross-channel choice=no']);
    d.say('cross-channel choice=no');
    expect(d.events.filter(({ type }) => type !== 'revealed')).toEqual([]);
  });

  test('22.4 not after Aug II, not when Napoleon has marched or Russia is bolstered, not without Barges', () => {
    for (const changes of [{ turn: 24 }, { marched: 1 }, { barges: 2 }]) {
      const s = Object.assign(gathered(), changes);
      expect(drill(crossChannel, {}, s).ended()).toBe(true);
    }
    expect(drill(crossChannel, {}, Object.assign(gathered(), { turn: 23 })).ended()).toBe(false);
  });

  test('22.4, R134 Barges without a fleet to cover them are destroyed', () => {
    const s = gathered();
    s.barges = 1;
    checkBarges(s, QUIET);
    expect(s.barges).toBe(1);
    for (const block of s.blocks) if (block.place === CHANNEL) block.place = -1;
    fleet(s, 'Fog of War 1', CHANNEL, 0);
    const c = context();
    checkBarges(s, c);
    expect(s.barges).toBe(2);
    expect(happened(c, 'cargo-lost')).toMatchObject([{ cargo: 'barges' }]);
  });
});
