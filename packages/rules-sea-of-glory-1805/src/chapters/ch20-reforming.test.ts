import { describe, expect, test } from 'vitest';
import { engage } from './ch16-battle.ts';
import { aftermath } from './ch20-aftermath.ts';
import { havens, reforming } from './ch20-reforming.ts';
import { CALDER, GRAVINA, NELSON, VILLENEUVE } from '../model/data/numbers-of-battle.ts';
import { inZone, NOWHERE, ordinaryIn, readyIn, REMOVED, SUNK, TAKEN } from '../model/places.ts';
import type { Campaign } from '../model/state.ts';
import { countShips, shipsIn } from '../model/state.ts';
import {
  ALLIED,
  BREST,
  BRITISH,
  CADIZ,
  DAMAGED,
  GIBRALTAR,
  INSHORE,
  LOOSE,
  MADALENAS,
  NAPLES,
  PLYMOUTH,
  PORTSMOUTH,
  SOUND,
  TOULON,
  TRAFALGAR_WATERS,
  WRECKED,
} from '../model/terms.ts';
import { view } from '../model/view.ts';
import { harm, meeting, OURS, reinforce, THEIRS } from '../test/battles.fixture.ts';
import { campaign, drill, fleet, happened } from '../test/drill.fixture.ts';

const off = (port: number): { place: number } => ({ place: inZone(port, INSHORE) });

describe('prizes', () => {
  test('20.5 of several fleets their owner names the one that takes a prize, under seal', () => {
    const s = meeting(3, 3);
    const capes = fleet(s, 'Capes', blockPlace(s), 3);
    engage(s, blockPlace(s), ALLIED, [OURS, capes.id], [THEIRS]);
    const [prize] = shipsIn(s, THEIRS) as [number];
    s.battle.prizes = [[prize], []];
    s.berths[prize] = SUNK;
    const d = drill(reforming, {}, s);
    expect([d.pending(), d.offers()]).toEqual([
      [BRITISH],
      [`prize-to ship=${prize} block=${OURS}`, `prize-to ship=${prize} block=${capes.id}`],
    ]);
    d.say(`prize-to ship=${prize} block=${capes.id}`);
    expect([s.berths[prize], s.damage[prize], s.battle.prizes]).toEqual([capes.id, WRECKED, [[], []]]);
  });

  test('7.1, 20.5 a fleet without ships is taken off, and R35 standing orders lapse', () => {
    const s = meeting(3, 3);
    const block = s.blocks[OURS];
    for (const ship of shipsIn(s, THEIRS)) s.berths[ship] = SUNK;
    Object.assign(block ?? {}, { order: 1 });
    drill(reforming, {}, s);
    expect([s.blocks[THEIRS]?.place, s.battle.fleets, block?.order]).toEqual([NOWHERE, [[OURS], []], 0]);
  });
});

const blockPlace = (s: Campaign): number => s.blocks[OURS]?.place as number;

describe('into port', () => {
  test('20.5, 6.9.3 which ports: the one they are off, and for the British those near it', () => {
    expect(havens(meeting(3, 3))).toEqual([]);
    expect(havens(meeting(3, 3, off(NAPLES)))).toEqual([NAPLES]);
    expect(havens(meeting(3, 3, off(BREST)))).toEqual(expect.arrayContaining([BREST, PLYMOUTH, PORTSMOUTH]));
    expect(havens(meeting(3, 3, off(TOULON)))).toEqual([TOULON, MADALENAS]);
  });

  test('20.5, 2.6 off a friendly port damaged and wrecked ships may go in, wrecks In Ordinary, sound ones never', () => {
    const s = meeting(3, 4, off(CADIZ));
    const [wreck] = harm(s, THEIRS, 1, WRECKED) as [number];
    const [damaged] = harm(s, THEIRS, 1, DAMAGED) as [number];
    const d = drill(reforming, {}, s);
    expect([d.pending(), d.about()]).toEqual([[ALLIED], { port: CADIZ }]);
    expect(d.offers()).toEqual(['sent-in', 'muster plan=all', `send-in ship=${wreck}`, `send-in ship=${damaged}`]);
    // Two go and two stay: Villeneuve may choose.
    d.say('muster plan=all', 'sent-in');
    expect([s.berths[wreck], s.damage[wreck]]).toEqual([ordinaryIn(CADIZ), DAMAGED]);
    expect([s.berths[damaged], s.damage[damaged], countShips(s, THEIRS)]).toEqual([readyIn(CADIZ), DAMAGED, 2]);
    // The British hear nothing of it.
    expect(happened(d, 'sent-in').map(({ to }) => to)).toEqual([[ALLIED]]);
  });

  test('20.5, R77 the enemy’s line is seen while it fights, and not which of its ships go into port afterwards', () => {
    const s = meeting(3, 4, off(CADIZ));
    harm(s, THEIRS, 2, DAMAGED);
    s.battle.formed = 1;
    const seen = (): number => view(s, BRITISH).battle?.lines[ALLIED]?.length as number;
    expect(seen()).toBe(4);
    s.battle.ended = 1;
    drill(reforming, {}, s).say('muster plan=all', 'sent-in');
    expect(seen()).toBe(0);
  });

  test('20.5, 20.1 a prize that is sent into a major port is scored', () => {
    const s = meeting(3, 4, off(CADIZ));
    const [prize] = reinforce(s, THEIRS, BRITISH, 1, WRECKED) as [number];
    drill(reforming, {}, s).say(`send-in ship=${prize}`);
    expect(s.berths[prize]).toBe(TAKEN);
  });

  test('24.2, R98 in Trafalgar a wreck that enters a port leaves play', () => {
    const s = meeting(3, 4, { ...off(CADIZ), articles: { trafalgar: true, waters: TRAFALGAR_WATERS } });
    const [wreck] = harm(s, THEIRS, 1, WRECKED) as [number];
    drill(reforming, {}, s).say(`send-in ship=${wreck}`);
    expect(s.berths[wreck]).toBe(REMOVED);
  });

  test('20.5, 6.9.3 damaged British ships relocate, wrecks and prizes do not', () => {
    const s = meeting(4, 4, off(CADIZ));
    const [damaged] = harm(s, OURS, 1, DAMAGED) as [number];
    harm(s, OURS, 1, WRECKED);
    const d = drill(reforming, {}, s).say('sent-in');
    expect([d.pending(), d.about(), d.offers()]).toEqual([
      [BRITISH],
      { port: GIBRALTAR },
      ['sent-in', `send-in ship=${damaged}`],
    ]);
    d.say(`send-in ship=${damaged}`);
    expect(s.berths[damaged]).toBe(readyIn(GIBRALTAR));
  });

  test('20.5, R34 a fleet that has nobody to send is asked all the same, with one answer', () => {
    const d = drill(reforming, {}, meeting(3, 3, off(NAPLES)));
    expect([d.pending(), d.offers()]).toEqual([[BRITISH], ['sent-in']]);
  });

  test('20.5 the senior admiral goes with the larger part; others as they like', () => {
    const s = meeting(3, 5, off(CADIZ));
    s.admirals[GRAVINA] = THEIRS;
    harm(s, THEIRS, 2, DAMAGED);
    const d = drill(reforming, {}, s).say('muster plan=all');
    expect(d.offers()).toEqual(['sent-in', `disembark admiral=${GRAVINA}`]);
    d.say(`disembark admiral=${GRAVINA}`);
    expect([s.admirals[VILLENEUVE], s.admirals[GRAVINA]]).toEqual([THEIRS, readyIn(CADIZ)]);
    const t = meeting(3, 5, off(CADIZ));
    t.admirals[GRAVINA] = THEIRS;
    harm(t, THEIRS, 3, DAMAGED);
    drill(reforming, {}, t).say('muster plan=all', 'sent-in');
    expect([t.admirals[VILLENEUVE], t.admirals[GRAVINA]]).toEqual([readyIn(CADIZ), THEIRS]);
  });

  test('20.5 a fleet that goes in whole takes its admirals along, and its block is free', () => {
    const s = meeting(3, 2, off(CADIZ));
    harm(s, THEIRS, 2, DAMAGED);
    drill(reforming, {}, s).say('muster plan=all');
    expect([s.admirals[VILLENEUVE], s.blocks[THEIRS]?.place]).toEqual([readyIn(CADIZ), NOWHERE]);
  });

  test('R112 a convoy keeps its last ship', () => {
    const s = campaign();
    fleet(s, 'Mediterranean', inZone(CADIZ, LOOSE), 3);
    const transport = fleet(s, 'Transport', inZone(CADIZ, LOOSE), 2, DAMAGED);
    engage(s, inZone(CADIZ, LOOSE), ALLIED, [OURS], [transport.id]);
    const d = drill(reforming, {}, s).say('muster plan=all');
    expect([countShips(s, transport.id), transport.place, d.pending()]).toEqual([1, inZone(CADIZ, LOOSE), [BRITISH]]);
  });

  test('20.5 nobody is sent who was not there', () => {
    const s = meeting(3, 3, off(CADIZ));
    fleet(s, 'Cadiz', inZone(CADIZ, INSHORE), 3, DAMAGED);
    s.admirals[CALDER] = OURS;
    s.admirals[NELSON] = OURS;
    expect(drill(aftermath, {}, s).offers()).not.toContain('muster plan=all');
    expect(s.damage.filter(damage => damage !== SOUND)).toHaveLength(3);
  });
});
