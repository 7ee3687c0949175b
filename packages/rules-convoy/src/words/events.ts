/** What happened, in a sentence each. */

import type { Modifier, Stroke } from '@weathergauge/engine';
import { strokesInWords } from '@weathergauge/engine';
import { addsHex } from '../model/abilities.ts';
import { BURNS_ON, DECISIVE, PER_GUN } from '../model/data/tables.ts';
import type { ConvoyEvent } from '../model/events.ts';
import { faces, hits, plural, shipName, sideDoes, sideName, theSide } from './names.ts';
import type { ConvoyView } from '../model/view.ts';
import { facings, sizes } from '../model/vocabulary.ts';

export function happened(v: ConvoyView, e: ConvoyEvent): string {
  const name = (id: number): string => shipName(v, id);
  const side = (of: number): string => sideName(v, of);
  switch (e.type) {
    case 'mustered': {
      const ship = v.ships[e.ship];
      return `${name(e.ship)} joins: a ${sizes[ship?.size ?? 0]} ${ship?.kind ?? 'ship'}.`;
    }
    case 'placed':
      return `${name(e.ship)} takes her station, facing ${facings[e.facing]}.`;
    case 'refitted':
      return `${name(e.ship)} is fitted out with one ${e.from} less and one ${e.gained} more.`;
    case 'first-mover':
      return `The dice show ${faces(e.faces)}: ${sideDoes(v, e.side, 'moves', 'move').toLowerCase()} first.`;
    case 'turn':
      return `Turn ${e.turn}: ${side(e.side)}.`;
    case 'whistled':
      return `${sideDoes(v, e.side, 'whistles', 'whistle')} for a wind: ${faces(e.faces)}, ${successes(e.successes)}.`;
    case 'countered':
      return `${sideDoes(v, e.side, 'answers', 'answer')}: ${faces(e.faces)}, ${successes(e.successes)}.`;
    case 'wind':
      return `The wind now blows towards ${facings[e.towards]}.`;
    case 'fog':
      return e.hexes.length === 0 ? 'The fog is gone.' : 'The fog drifts down wind.';
    case 'recovery':
      return `${name(e.ship)} recovers: ${faces(e.faces)}, ${e.successes === 0 ? 'no marker' : plural(e.successes, 'marker', 'markers')}.`;
    case 'mended':
      return `${name(e.ship)} has a ${e.marker} marker back.`;
    case 'struck':
      return e.willing ? `${name(e.ship)} strikes her flag.` : `${name(e.ship)} has nothing left and strikes.`;
    case 'paused':
      return `${name(e.ship)} draws breath.`;
    case 'sailed':
    case 'turned':
      return strokesInWords([moved(v, e)]);
    case 'pressed':
      return `${name(e.ship)} presses on: ${e.face}, ${addsHex(e.face, e.needed) ? 'one hex more' : 'no more'}.`;
    case 'exited':
      return `${name(e.ship)} is away.`;
    case 'fog-roll':
      return `${name(e.ship)} enters the fog: ${e.face}, ${e.stopped ? 'she loses her way' : 'she sails on'}.`;
    case 'sounding':
      return `${name(e.ship)} sounds the shallows: ${faces(e.faces)}, ${e.aground ? 'aground' : 'water enough'}.`;
    case 'refloated':
      return `${name(e.ship)} floats again.`;
    case 'shot':
      return shot(name(e.ship), name(e.target), e);
    case 'held':
      return `${name(e.ship)} holds her fire.`;
    case 'marker-lost':
      return `${name(e.ship)} loses a ${e.marker} marker, chosen by ${e.by === 'owner' ? 'her owner' : 'the shooter'}.`;
    case 'swept':
      return `${name(e.ship)} loses all she has left.`;
    case 'death-roll':
      return `${name(e.ship)} rolls for her life: ${e.face}, burns on ${BURNS_ON}.`;
    case 'burnt':
      return `${name(e.ship)} burns.`;
    case 'grapple':
      return `${name(e.ship)} grapples ${name(e.target)}: ${faces(e.faces)} against ${faces(e.answer)}, ${e.won ? 'and holds' : 'in vain'}.`;
    case 'fight':
      return `${name(e.ship)} boards ${name(e.target)}: ${faces(e.faces)} against ${faces(e.answer)}, ${e.won ? 'and wins' : 'and is thrown back'}.`;
    case 'cast-off':
      return `${name(e.ship)} lets ${name(e.target)} go.`;
    case 'captured':
      return `${name(e.ship)} is taken by ${name(e.by)}.`;
    case 'repulsed':
      return `${name(e.ship)} loses a crew marker to ${name(e.by)}; both must pause.`;
    case 'tired':
      return `Fatigue costs ${name(e.ship)} a ${e.marker} marker.`;
    case 'clock':
      return `${sideDoes(v, e.side, 'moves', 'move')} the clock ${plural(e.spaces, 'space', 'spaces')}, to ${e.clock}.`;
    case 'over':
      return ended(v, e.reason, e.scores);
  }
}

/** A hex or a turn; several of them are told in one line. */
export function strokeOf(v: ConvoyView, e: ConvoyEvent): Stroke | null {
  return e.type === 'sailed' || e.type === 'turned' ? moved(v, e) : null;
}

function moved(v: ConvoyView, e: Extract<ConvoyEvent, { type: 'sailed' | 'turned' }>): Stroke {
  const who = shipName(v, e.ship);
  if (e.type === 'sailed')
    return { ship: e.ship, who, does: 'sails', far: { by: 1, one: 'hex', many: 'hexes' }, rests: '' };
  return { ship: e.ship, who, does: `turns to ${e.helm}`, far: null, rests: `facing ${facings[e.facing]}` };
}

export function ended(v: ConvoyView, reason: string, scores: readonly number[]): string {
  const points = scores.map((score, side) => `${sideName(v, side)} ${score}`).join(', ');
  return `The battle is over: ${ENDINGS[reason] ?? reason}. ${points}: ${verdict(v, scores)}.`;
}

const ENDINGS: Readonly<Record<string, string>> = {
  merchants: 'no merchant is left to fight for',
  clock: 'the clock has run out',
  'no-raiders': 'no raider is left',
  'no-warships': 'one side has no warship left',
};

/** R55 */
function verdict(v: ConvoyView, [convoy = 0, raiders = 0]: readonly number[]): string {
  if (convoy === raiders) return 'a draw';
  const winner = convoy > raiders ? 0 : 1;
  if (Math.abs(convoy - raiders) < DECISIVE) return sideDoes(v, winner, 'wins', 'win').toLowerCase();
  return `a decisive victory for ${theSide(v, winner)}`;
}

function successes(count: number): string {
  return count === 0 ? 'no success' : plural(count, 'success', 'successes');
}

function shot(ship: string, target: string, e: ConvoyEvent & { type: 'shot' }): string {
  const guns = e.battery === 'bow' || e.battery === 'stern' ? 'chaser' : 'broadside';
  const how = e.how === 'own' ? '' : e.how === 'return' ? ', returning fire' : ', at the opportunity';
  // R23 A pool that was thrown a second time as a whole is told of without the first.
  const thrown = [
    ...(e.faces.length > 0 ? [faces(e.faces)] : []),
    ...(e.again.length > 0 ? [`again ${faces(e.again)}`] : []),
  ];
  const rake = e.raking ? ' and rakes her' : '';
  return `${ship} fires her ${e.battery} ${guns} at ${target}${rake}${how}: ${hits(e.hits).toLowerCase()} (${thrown.join(', ') || faces(e.faces)}).`;
}

const PARTS: Readonly<Record<string, string>> = {
  chaser: 'a chaser',
  'no-guns': 'no gun left',
  smaller: 'smaller target',
  'short-range': 'short range',
  hardened: 'battle-hardened',
  raking: 'raking',
  scurvy: 'scurvy',
  bigger: 'bigger target',
  'no-crew': 'no crew left',
  'no-sail': 'no sail left',
  'in-haste': 'in haste',
  fewest: 'two dice at least',
};

/** One part of a pool of dice, with its sign. */
export function madeUpBy(_v: ConvoyView, _e: ConvoyEvent, { what, by }: Modifier): string {
  const name = what === 'guns' ? plural(by / PER_GUN, 'gun', 'guns') : (PARTS[what] ?? what);
  return `${name} ${by > 0 ? `+${by}` : by < 0 ? `−${-by}` : '±0'}`;
}
