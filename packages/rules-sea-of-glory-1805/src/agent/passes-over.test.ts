import type { Seat } from '@weathergauge/engine';
import { expect, test } from 'vitest';
import { passesOver } from './passes-over.ts';
import { DESTINATIONS, PORTS } from '../model/data/figures.ts';
import { newOrders } from '../model/drafts.ts';
import { inZone, readyIn } from '../model/places.ts';
import type { Campaign } from '../model/state.ts';
import { ALLIED, BRITISH, DAMAGED, INSHORE, LOOSE, WRECKED } from '../model/terms.ts';
import type { GloryAction } from '../model/vocabulary.ts';
import { at, bound, campaign, commission, fleet, goalNamed, port } from '../test/drill.fixture.ts';

/** A position in which a side is giving orders on a Wind Chit of the North Atlantic. */
function ordering(side: Seat, prepare: (s: Campaign) => void): Campaign {
  const s = campaign();
  prepare(s);
  Object.assign(s.activation, { kind: 1, side, area: 0, allowance: 9 });
  s.searchOrder = 2;
  const draft = newOrders(0, 2);
  s.stack = [{ proc: '', at: 0, vars: {}, lanes: [{ seat: side, draft, frames: [] }] }] as unknown as Campaign['stack'];
  for (const block of s.blocks) block.active = 1;
  return s;
}

const left = (s: Campaign, seat: Seat, answers: readonly GloryAction[]): readonly GloryAction[] =>
  answers.filter(answer => !passesOver(s, seat, answer));

test('6.9.3 damaged ships go home before anything else is ordered, to the port that has least to mend', () => {
  const s = ordering(BRITISH, state => {
    const { id } = fleet(state, 'Channel', inZone(port('Brest'), LOOSE), 12);
    const hurt = commission(state, id, BRITISH, 2, DAMAGED);
    expect(hurt).toHaveLength(2);
    commission(state, readyIn(port('Plymouth')), BRITISH, 4, DAMAGED);
  });
  const block = s.blocks.find(({ place }) => place === inZone(port('Brest'), LOOSE))?.id ?? -1;
  const offers: GloryAction[] = [
    { do: 'done' },
    { do: 'stand-by' },
    { do: 'sail', block },
    { do: 'relocate', block, port: port('Plymouth') },
    { do: 'relocate', block, port: port('Portsmouth') },
  ];
  expect(left(s, BRITISH, offers)).toEqual([{ do: 'relocate', block, port: port('Portsmouth') }]);
});

test('13.3 a sound fleet off a port full of ships stays there while nobody is out', () => {
  const s = ordering(BRITISH, state => {
    fleet(state, 'Channel', inZone(port('Brest'), LOOSE), 20);
    commission(state, readyIn(port('Brest')), ALLIED, 20);
    state.activation.counted = [port('Brest'), 16];
  });
  const block = s.blocks.find(({ place }) => place === inZone(port('Brest'), LOOSE))?.id ?? -1;
  expect(passesOver(s, BRITISH, { do: 'sail', block })).toBe(true);
});

test('7.6 a sound fleet sends its wrecks home, and nobody else with them', () => {
  const s = ordering(BRITISH, state => {
    const { id } = fleet(state, 'Channel', at('0806'), 12);
    commission(state, id, BRITISH, 1, WRECKED);
  });
  const block = s.blocks.find(({ place }) => place === at('0806'))?.id ?? -1;
  const offers: GloryAction[] = [{ do: 'done' }, { do: 'split', block }, { do: 'sail', block }];
  expect(left(s, BRITISH, offers)).toEqual([{ do: 'split', block }]);
});

test('22.2 an Allied fleet off a port that it can raid goes inshore and stays', () => {
  const s = ordering(ALLIED, state => {
    bound(state, 'Rochefort', inZone(port('Bantry Bay'), LOOSE), goalNamed('Bantry Bay'), 20);
    state.napoleon[0] = 6;
  });
  const block = s.blocks.find(({ place }) => place === inZone(port('Bantry Bay'), LOOSE));
  const offers: GloryAction[] = [{ do: 'done' }, { do: 'sail', block: block?.id ?? 0 }];
  expect(left(s, ALLIED, offers)).toEqual([{ do: 'sail', block: block?.id }]);
  Object.assign(block as object, { place: inZone(port('Bantry Bay'), INSHORE), arrived: 1 });
  expect(left(s, ALLIED, offers)).toEqual([{ do: 'done' }]);
});

test('6.9.1, 5.2 what a staff does as well is left to it', () => {
  const s = campaign();
  expect(passesOver(s, BRITISH, { do: 'suffer', ship: 1 })).toBe(true);
  expect(passesOver(s, BRITISH, { do: 'crew', ship: 1 })).toBe(true);
  expect(passesOver(s, BRITISH, { do: 'leave-to-staff' })).toBe(false);
});

test('11.1 an Allied squadron does not stay in a port that nobody watches', () => {
  const rochefort = port('Rochefort');
  const sortie: GloryAction = { do: 'sortie', port: rochefort };
  const s = ordering(ALLIED, state => {
    commission(state, readyIn(rochefort), ALLIED, 6);
    state.provisions[rochefort] = 1;
    state.conseil = DESTINATIONS.map((_, goal) => goal);
    state.winds[0] = Math.log2(PORTS[rochefort]?.sortie ?? 0) | 0;
  });
  expect(left(s, ALLIED, [{ do: 'done' }, sortie])).toEqual([sortie]);
  fleet(s, 'Channel', inZone(rochefort, LOOSE), 8);
  expect(left(s, ALLIED, [{ do: 'done' }, sortie])).toEqual([{ do: 'done' }, sortie]);
});

test('20.6.2 after a battle a sound fleet keeps its station off a port that is not known to be empty', () => {
  const s = campaign();
  const { id } = fleet(s, 'Channel', inZone(port('Brest'), LOOSE), 12);
  const release: GloryAction = { do: 'release', block: id };
  expect(left(s, BRITISH, [{ do: 'keep-station', block: id }, release])).toEqual([{ do: 'keep-station', block: id }]);
  commission(s, id, BRITISH, 8, DAMAGED);
  expect(passesOver(s, BRITISH, release)).toBe(false);
});
