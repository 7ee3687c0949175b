/** Battles and what came of them, a sentence each. */

import type { GloryEvent } from '../model/events.ts';
import { SHIPS } from '../model/data/figures.ts';
import { DRAW } from '../model/data/numbers-of-battle.ts';
import { WRECKED } from '../model/terms.ts';
import {
  ADJECTIVES,
  admiralName,
  capital,
  company,
  inWords,
  whereWords,
  plural,
  portName,
  rangeInWords,
  SAILS,
  shipWords,
  SIDES,
  tacticName,
  thrown,
  withMinus,
} from './names.ts';

const TYPES = [
  'battle',
  'pennant',
  'fleet-size',
  'gauge-thrown',
  'windward',
  'denied',
  'day-of-battle',
  'round',
  'command',
  'battle-type',
  'lines-formed',
  'broadside',
  'ship-hit',
  'left-battle',
  'battle-over',
  'fate',
  'ship-lost',
  'ship-wrecked',
  'admiral-fate',
  'admiral-captured',
  'cargo-lost',
  'after-battle',
  'sent-in',
  'prize-scored',
  'victor-marker',
] as const;

type Of<T extends GloryEvent['type']> = Extract<GloryEvent, { type: T }>;
export type BattleEvent = Of<(typeof TYPES)[number]>;

export function inBattle(e: BattleEvent): string {
  switch (e.type) {
    case 'battle':
      return battle(e);
    case 'pennant':
      return `${capital(admiralName(e.admiral))} commanded ${SIDES[e.side]}.`;
    case 'fleet-size':
      return `${capital(SIDES[e.side] ?? '')} had ${rangeInWords(e.low)}${company(false, e.transports === 1, e.gold === 1)}${e.allWrecked === 1 ? ', all of them wrecks' : ''}.`;
    case 'gauge-thrown':
      return `For the weather gauge ${SIDES[0]} had ${e.totals[0]} (${e.faces[0]}), ${SIDES[1]} ${e.totals[1]} (${e.faces[1]}): the choice was with ${SIDES[e.side]}.`;
    case 'windward':
      return `${capital(SIDES[e.side] ?? '')} had the weather gauge${e.anchored === 1 ? `, and ${SIDES[1 - e.side]} fought at anchor` : ''}.`;
    case 'denied':
      return `${capital(SIDES[e.side] ?? '')} denied battle.`;
    case 'day-of-battle':
      return `There was daylight for ${plural(e.rounds, 'round')} (${withMinus(e.total)}).`;
    case 'round':
      return e.rounds === 1 ? 'The only round.' : `The ${ORDINALS[e.round] ?? 'next'} round of ${inWords(e.rounds)}.`;
    case 'command':
      return command(e);
    case 'battle-type':
      return BATTLES[e.kind] ?? '';
    case 'lines-formed':
      return linesFormed(e);
    case 'broadside':
      return `${capital(SIDES[e.side] ?? '')} fired with ${e.firepower} of firepower${e.extra === 1 ? ' and a die for full sail' : ''} (${thrown(e.faces)}, ${e.total} in all): ${e.points === 0 ? 'no' : `${plural(e.points, 'point')} of`} damage.`;
    case 'ship-hit':
      return `${shipWords(e.ship)} was ${e.damage === WRECKED ? 'a wreck' : 'damaged'}.`;
    case 'left-battle':
      return `${capital(SIDES[e.side] ?? '')} ${e.precipitous === 1 ? 'fled the battle' : 'broke off the battle'}.`;
    case 'battle-over':
      return battleOver(e);
    case 'fate':
      return `Fate of the ${ADJECTIVES[e.side]} ships (${thrown(e.faces)}, ${e.total} in all): ${e.result === 0 ? 'none was lost' : `${plural(e.result, 'ship')} lost or wrecked`}.`;
    case 'ship-lost':
      return `${shipWords(e.ship)} ${e.taken === 1 ? 'was taken' : 'went down'}.`;
    case 'ship-wrecked':
      return `${shipWords(e.ship)} was left a wreck.`;
    case 'admiral-fate':
      return `${capital(admiralName(e.admiral))} ${e.killed === 1 ? 'fell' : 'came through unhurt'} (${thrown(e.faces)}, ${e.total} in all).`;
    case 'admiral-captured':
      return `${capital(admiralName(e.admiral))} was taken prisoner.`;
    case 'cargo-lost':
      return CARGOES[e.cargo];
    case 'after-battle':
      return afterBattle(e);
    case 'sent-in':
      return `${ADJECTIVES[e.side]} ships went into ${portName(e.port)} after the battle.`;
    case 'prize-scored':
      return `${shipWords(e.ship)} was brought in as a prize by ${SIDES[e.side]}.`;
    case 'victor-marker':
      return `${capital(admiralName(e.admiral))} was the Emperor’s latest victor.`;
  }
}

function afterBattle({ what, port }: Of<'after-battle'>): string {
  switch (what) {
    case 'prizes':
      return 'The prizes were taken in tow.';
    case 'port':
      return `Ships might go into ${portName(port)}.`;
    case 'goals':
      return `${capital(SIDES[1] ?? '')} might choose new destinations.`;
    case 'release':
      return `${capital(SIDES[0] ?? '')} might leave their station.`;
    case 'end':
      return 'The fleets went their ways.';
  }
}

const ORDINALS: readonly string[] = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** In the order of `battleTypes`. */
const BATTLES: readonly string[] = [
  'It came to a Running Battle.',
  'The line was broken.',
  'It was a Hot Action.',
  'The leeward fleet gave a Withering Fire.',
  'It became a Pell Mell.',
  'One of the admirals could choose how it was fought.',
  'The leeward force withdrew.',
];

const CARGOES: Readonly<Record<Of<'cargo-lost'>['cargo'], string>> = {
  transport: 'The French Transport was scattered.',
  expedition: 'A British Expedition was scattered.',
  gold: 'The Spanish Gold was lost.',
  barges: 'The Invasion Barges were destroyed.',
};

function battle(e: Of<'battle'>): string {
  const british = [
    ...(e.british.length > 0 ? [plural(e.british.length, 'British block')] : []),
    ...(e.northSeaFleet === 1 ? ['the North Sea Fleet'] : []),
  ];
  return `Battle ${whereWords(e.place)}: ${british.join(' and ')} against ${inWords(e.allied.length)} Allied.`;
}

/** A signal that was not obeyed is not told. */
function command(e: Of<'command'>): string {
  if (e.passed === 0) return `No answer to the ${ADJECTIVES[e.side]} signals (${e.face}, above ${e.rating}).`;
  const tactic = tacticName(e.tactic, e.windward === 1);
  return `The ${ADJECTIVES[e.side]} signal was obeyed (${e.face}): ${tactic}, ${SAILS[e.sail]}.`;
}

function linesFormed({ ships, damage }: Of<'lines-formed'>): string {
  const count = (side: number, wrecked: boolean): number =>
    ships.filter((ship, i) => SHIPS[ship]?.side === side && (damage[i] === WRECKED) === wrecked).length;
  const wrecks = count(0, true) + count(1, true);
  return `The lines formed: ${plural(count(0, false), 'British ship')} against ${inWords(count(1, false))} Allied${wrecks > 0 ? `, ${plural(wrecks, 'wreck')} behind them` : ''}.`;
}

function battleOver({ status, rounds }: Of<'battle-over'>): string {
  // 17.2
  if (status.every(outcome => outcome < 0)) return 'There was no battle between wrecks.';
  const after = rounds === 0 ? 'without a shot' : `after ${plural(rounds, 'round')}`;
  if (status.every(outcome => outcome === DRAW)) return `The battle was over ${after}, with honours even.`;
  const ends = status.flatMap((outcome, side) => (outcome < 0 ? [] : [`${SIDES[side]} ${ENDED[outcome] ?? ''}`]));
  return `The battle was over ${after}: ${ends.join(', ')}.`;
}

/** In the order of `outcomes`. */
const ENDED: readonly string[] = [
  'victorious',
  'unbeaten',
  'withdrawn',
  'with most of their ships wrecked',
  'in flight',
  'with all their ships wrecked',
  'without a victory',
];
