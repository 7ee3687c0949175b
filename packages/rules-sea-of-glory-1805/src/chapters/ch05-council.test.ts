import { expect, test } from 'vitest';
import { grandConseil } from './ch05-council.ts';
import { readyIn } from '../model/places.ts';
import { ALLIED, TRAFALGAR_WATERS } from '../model/terms.ts';
import { at, campaign, commission, drill, fleet, happened, port } from '../test/drill.fixture.ts';

const BREST = port('Brest');
const FERROL = port('Ferrol');
const TOULON = port('Toulon');

test('5.12 three chits in summer, each face down in another friendly European port', () => {
  const s = campaign({ conseil: [0, 1, 2, 3] });
  // Of five chits: the first (May Sortie), then the third and third of what is left (May Not).
  const d = drill(grandConseil, {}, s, 1, 3, 3);
  expect(d.pending()).toEqual([ALLIED]);
  d.say(`provision port=${BREST} chit=may-sortie`);
  expect(d.refused(`provision port=${BREST} chit=may-not`)).not.toBe('');
  expect(d.refused(`provision port=${port('Havana')} chit=may-not`)).not.toBe('');
  d.say(`provision port=${FERROL} chit=may-not`, `provision port=${TOULON} chit=may-not`, 'conseil-stands');
  expect([s.provisions[BREST], s.provisions[FERROL], s.provisions[TOULON]]).toEqual([1, 2, 2]);
  expect(happened(d, 'provisions-drawn')).toMatchObject([{ chits: 3 }]);
});

test('5.12 two chits in winter', () => {
  const s = campaign({ conseil: [0, 1, 2, 3], turn: 1 });
  drill(grandConseil, {}, s, 1, 1);
  expect(s.supplies).toEqual([2, 0]);
});

test('R48 every chit drawn is placed before the Conseil sits, if need be where no ship lies', () => {
  const s = campaign({ conseil: [0, 1, 2, 3], turn: 1 });
  const d = drill(grandConseil, {}, s, 1, 1);
  expect(d.offers()).toContain(`provision port=${TOULON} chit=may-sortie`);
  d.say(`provision port=${TOULON} chit=may-sortie`);
  expect(d.refused('conseil-stands')).not.toBe('');
  expect(d.offers().every(offer => offer.startsWith('provision') || offer === 'leave-to-staff')).toBe(true);
  d.say(`provision port=${BREST} chit=may-sortie`);
  expect(d.offers()).toContain('conseil-stands');
});

test('5.13 four markers, one in each box; the first council must set them', () => {
  const s = campaign({ turn: 1 });
  const d = drill(grandConseil, {}, s, 1, 1);
  d.say(`provision port=${BREST} chit=may-sortie`, `provision port=${FERROL} chit=may-sortie`);
  expect(d.offers()).toHaveLength(23);
  d.say('conseil box=a destination=4', 'conseil box=b destination=6', 'conseil box=c destination=11');
  expect(d.refused('conseil-stands')).not.toBe('');
  expect(d.refused('conseil box=d destination=4')).not.toBe('');
  d.say('conseil box=d destination=0', 'conseil-stands');
  expect(s.conseil).toEqual([4, 6, 11, 0]);
});

test('R49 a marker is fixed while a fleet outside port has it', () => {
  const s = campaign({ conseil: [0, 1, 2, 3], turn: 1 });
  fleet(s, 'Brest', at('0509'), 5).goal = 1;
  const d = drill(grandConseil, {}, s, 1, 1);
  d.say(`provision port=${BREST} chit=may-sortie`, `provision port=${FERROL} chit=may-sortie`);
  expect(d.offers().some(offer => offer.startsWith('conseil box=b'))).toBe(false);
  expect(d.offers().some(offer => offer.startsWith('conseil box=a'))).toBe(true);
});

test('5.13 Fog of War fixes no marker, and neither does a fleet that has come in', () => {
  const s = campaign({ conseil: [0, 1, 2, 3], turn: 1 });
  fleet(s, 'Fog of War 1', at('0509'), 0).goal = 1;
  const d = drill(grandConseil, {}, s, 1, 1);
  d.say(`provision port=${BREST} chit=may-sortie`, `provision port=${FERROL} chit=may-sortie`);
  expect(d.offers().some(offer => offer.startsWith('conseil box=b'))).toBe(true);
});

test('5.12, 24.1 in Trafalgar only ports of the Atlantic are provisioned', () => {
  const s = campaign({ turn: 20, articles: { trafalgar: true, waters: TRAFALGAR_WATERS } });
  const ports = ['Brest', 'Rochefort', 'Ferrol', 'Cadiz'].map(port).toSorted((a, b) => a - b);
  expect(drill(grandConseil, {}, s, 1, 1, 1).offers()).toEqual([
    'leave-to-staff',
    ...ports.map(each => `provision port=${each} chit=may-sortie`),
  ]);
});

test('R35 one word leaves provisions and Conseil to the staff: May Sortie where most ships lie', () => {
  const s = campaign({ conseil: [0, 1, 2, 3], turn: 1 });
  commission(s, readyIn(TOULON), ALLIED, 11);
  commission(s, readyIn(BREST), ALLIED, 4);
  const d = drill(grandConseil, {}, s, 1, 4).say('leave-to-staff');
  expect(d.ended()).toBe(true);
  expect([s.provisions[TOULON], s.provisions[BREST]]).toEqual([1, 2]);
});
