/** What happened, in a sentence each. */

import type { Modifier, Stroke } from '@weathergauge/engine';
import { strokesInWords } from '@weathergauge/engine';
import type { SeaEvent } from '../model/events.ts';
import { DRAWN } from '../chapters/ch19-victory.ts';
import type { SeaView } from '../model/view.ts';
import {
  cardName,
  faces,
  HEADINGS,
  hits,
  hyphenless,
  listed,
  MANOEUVRES,
  MORALES,
  plural,
  RAKES,
  sectionName,
  sectionNames,
  shipName,
  SHOTS,
  sideDoes,
  sideName,
  signed,
  stopped,
  taskName,
  withMinus,
} from './names.ts';

export function happened(v: SeaView, e: SeaEvent): string {
  const name = (id: number): string => shipName(v, id);
  const captain = (seat: number, one: string, many: string): string => sideDoes(v, v.sides[seat] ?? 0, one, many);
  switch (e.type) {
    case 'revealed':
      return ''; // What was sealed follows, line by line.
    case 'bid':
      return `A captain bids ${plural(e.points, 'point', 'points')} for ${sideName(v, e.side)}.`;
    case 'bid-settled':
      return `${sideDoes(v, e.side, 'is', 'are')} taken for ${plural(e.points, 'point', 'points')}.`;
    case 'bid-tied':
      return `The dice decide between the captains: ${faces(e.faces)}.`;
    case 'fitted-out':
      return `${name(e.ship)} clears for action under ${e.sails === 1 ? 'Medium' : 'Fighting'} Sail.`;
    case 'turn':
      return `Turn ${e.turn}.`;
    case 'crew':
      return `${name(e.ship)}: ${crewWords(e.tasks)}${e.melee === 0 ? 'nobody' : e.melee} kept for melee.`;
    case 'initiative':
      return [
        ...(e.faces.length === 0 ? [] : [`Initiative: ${faces(e.faces)}, ${e.totals.map(withMinus).join(' to ')}.`]),
        ...(e.side < 0 ? [] : [`${sideDoes(v, e.side, 'has', 'have')} the initiative, ${turnsHeld(e.held)}.`]),
      ].join(' ');
    case 'speed':
      return e.face === 0
        ? `${name(e.ship)} makes no way.`
        : `${name(e.ship)}: base ${e.base}, hull bonus ${e.bonus} (die ${e.face}), speed ${e.speed}.`;
    case 'impulse':
      return `Impulse ${e.impulse}${e.activated.length === 0 ? '' : `: ${listed(e.activated.map(name))}`}.`;
    case 'card-drawn':
      return `${captain(e.seat, 'draws a card and holds', 'draw a card and hold')} ${e.hand}.`;
    case 'card-seen':
      return stopped(`You draw ${cardName(e.card)}`);
    case 'card-set-aside':
      return `${cardName(e.card)} is laid aside and replaced.`;
    case 'card-played':
      return stopped(
        `${captain(e.seat, 'plays', 'play')} ${cardName(e.card)}${e.ship < 0 ? '' : ` ${v.ships[e.ship]?.side === v.sides[e.seat] ? 'for' : 'against'} ${name(e.ship)}`}`,
      );
    case 'card-spent':
      return `${captain(e.seat, 'spends', 'spend')} ${cardName(e.card)} for +1 on a die.`;
    case 'card-thrown-away':
      return stopped(`${captain(e.seat, 'throws', 'throw')} away ${cardName(e.card)}`);
    case 'play-now':
      return stopped(`${captain(e.seat, 'draws', 'draw')} ${cardName(e.card)}${e.applies ? '' : ' to no effect'}`);
    case 'reshuffled':
      return `The deck is shuffled again: ${plural(e.cards, 'card', 'cards')}.`;
    case 'wind':
      return `The wind now blows to the ${HEADINGS[e.to8]}.`;
    case 'weather-roll':
      // Powder Flash (P08) sets her on fire; a Hard Gust (P04) takes a spar.
      return `${name(e.ship)} throws ${e.face}: ${e.harm ? (e.clause === 'P08' ? 'she is on fire' : 'she is damaged') : 'no damage'}.`;
    case 'block-laid':
      return `${name(e.ship)} lays a manoeuvre face down${e.strained ? ', and strains' : ''}.`;
    case 'block-void':
      return `${name(e.ship)} cannot go on with her manoeuvre.`;
    case 'ready':
      return `${name(e.ship)} completes a manoeuvre.`;
    case 'manoeuvre':
      return `${name(e.ship)}: ${MANOEUVRES[e.manoeuvre]}.`;
    case 'moved':
    case 'turned':
      return strokesInWords([sailed(v, e)]);
    case 'tack':
      return `${name(e.ship)} goes about: ${e.face}, ${withMinus(e.total)} in all; ${e.done ? 'she is through the wind' : 'she is in irons'}.`;
    case 'recentred':
      return 'The battle is moved towards the centre of the map.';
    case 'contact':
      return contact(v, e);
    case 'loaded':
      return `${name(e.ship)}: ${sectionName(e.section)} guns are loaded.`;
    case 'chaser-loaded':
      return `${name(e.ship)}: ${e.end === 0 ? 'bow' : 'stern'} chasers are loaded.`;
    case 'load-late':
      return `${name(e.ship)}: ${sectionName(e.section)} guns have a special load and take two impulses more.`;
    case 'reload-lost':
      return `${name(e.ship)}: nobody can load the ${sectionName(e.section)} guns.`;
    case 'load-laid':
      return `${name(e.ship)}: ${sectionName(e.section)} guns are being loaded.`;
    case 'announced':
      return `${name(e.ship)} will fire her ${e.sections === 0 ? 'chasers' : `${sectionNames(e.sections)} guns, aimed ${e.aim === 0 ? 'high' : 'low'},`} at ${name(e.target)}.`;
    case 'fire':
      return `${name(e.ship)} fires her ${sectionNames(e.sections)} guns at ${name(e.target)}, aimed ${e.aim === 0 ? 'high' : 'low'}, with ${SHOTS[e.shot]}, at a range of ${plural(e.range, 'movement point', 'movement points')}${RAKES[e.rake]}.`;
    case 'to-hit':
      return `To hit: ${faces(e.faces)}${again(e.again)}; ${hits(e.hits)}.`;
    case 'defence':
      return `Defence: ${faces(e.faces)}${again(e.again)}; ${e.cancelled === 0 ? 'none' : e.cancelled} cancelled, ${hits(e.hits)} left.`;
    case 'damage':
      return `Damage: ${faces(e.faces)}, ${withMinus(e.total)} in all; hull ${e.hull}, rigging ${e.rigging}, crew ${e.crew}.`;
    case 'burst':
      return `Double shot: ${faces(e.faces)}; ${e.sections === 0 ? 'the guns hold' : `${e.sections & (e.sections - 1) ? 'guns burst' : 'a gun bursts'} among the ${sectionNames(e.sections)} guns`}.`;
    case 'harm':
      return `${name(e.ship)} loses ${losses(e)}.`;
    case 'fire-check':
      return `Does ${name(e.ship)} catch fire? ${faces(e.faces)}: ${e.caught ? 'she is on fire' : 'no'}.`;
    case 'smoke':
      return `The guns of ${name(e.ship)} leave smoke.`;
    case 'chasers':
      return `${name(e.ship)} fires her ${e.end === 0 ? 'bow' : 'stern'} chasers at ${name(e.target)}: ${faces(e.faces)}, ${hits(e.hits)}.`;
    case 'marksmen':
      return `Marksmen of ${name(e.ship)}: ${e.face}, ${e.hit ? 'a man falls' : 'nobody is hit'}.`;
    case 'morale-check':
      return `${name(e.ship)} checks morale: ${faces(e.faces)} with ${signed(e.modifier)}, ${e.failed ? 'and fails' : 'and holds'}.`;
    case 'morale':
      return `The morale of ${name(e.ship)} is now ${MORALES[e.level]}.`;
    case 'grapple':
      return `${name(e.ship)} throws grapnels at ${name(e.target)}: ${e.face}, ${withMinus(e.total)} in all; ${e.holds ? 'they hold' : 'in vain'}.`;
    case 'boarding':
      return `${name(e.ship)} boards ${name(e.target)}.`;
    case 'melee':
      return `Melee: ${name(e.ship)} throws ${faces(e.faces)}, ${hits(e.hits)}; ${name(e.target)} throws ${faces(e.answer)}, ${hits(e.answerHits)}.`;
    case 'broken-off':
      return `${name(e.ship)} breaks off her assault on ${name(e.target)}.`;
    case 'captured':
      return `${name(e.ship)} is taken by ${name(e.by)}.`;
    case 'strained':
      return `${name(e.ship)} strains for a bonus move, by ${e.value}.`;
    case 'strain-check':
      return `${name(e.ship)} strains: ${e.face}, ${withMinus(e.total)} in all; ${e.lost === 0 ? 'everything holds' : 'something carries away'}.`;
    case 'fire-fighting':
      return `${name(e.ship)} fights the fire: ${e.face}, ${withMinus(e.total)} in all.`;
    case 'fire-out':
      return `The fire on ${name(e.ship)} is out.`;
    case 'repair':
      return `${name(e.ship)}, ${taskName(e.task)}: ${e.faces.length === 0 ? '' : `${faces(e.faces)}, `}${e.mended ? 'one box mended' : 'nothing mended'}.`;
    case 'strike-check':
      return `${name(e.ship)} checks whether she strikes: ${faces(e.faces)}, ${e.strikes ? 'she would' : 'she fights on'}.`;
    case 'struck':
      return e.willing ? `${name(e.ship)} hauls down her colours.` : `${name(e.ship)} strikes.`;
    case 'strikes-ignored':
      return `Both sides would strike at once: ${name(e.ship)} fights on.`;
    case 'sail-roll':
      return `${name(e.ship)} works at her sails: ${faces(e.faces)}, ${e.may ? 'they can be changed' : 'no change'}.`;
    case 'sails':
      return `${name(e.ship)} is under ${e.sails === 1 ? 'Medium' : 'Fighting'} Sail.`;
    case 'disengage':
      return `${name(e.ship)} cuts at the grapnels: ${e.face}, ${withMinus(e.total)} in all; ${e.free ? 'she is free' : 'in vain'}.`;
    case 'fell-off':
      return `${name(e.ship)} falls off to the ${HEADINGS[e.heading]}.`;
    case 'smoke-drifts':
      return e.squares === 0 ? 'The smoke is gone.' : 'The smoke thins and drifts.';
    case 'over':
      return ended(v, e.reason, e.scores);
  }
}

/** A square or a turn; several of them are told in one line. */
export function strokeOf(v: SeaView, e: SeaEvent): Stroke | null {
  return e.type === 'moved' || e.type === 'turned' ? sailed(v, e) : null;
}

function sailed(v: SeaView, e: Of<'moved' | 'turned'>): Stroke {
  const who = shipName(v, e.ship);
  if (e.type === 'turned')
    return { ship: e.ship, who, does: `turns to the ${HEADINGS[e.heading]}`, far: null, rests: '' };
  return { ship: e.ship, who, does: 'sails', far: { by: 1, one: 'square', many: 'squares' }, rests: '' };
}

function turnsHeld(held: number): string {
  return held === 1 ? 'for the first turn' : `for ${held} turns on end`;
}

function again(dice: readonly number[]): string {
  return dice.length === 0 ? '' : `, again ${faces(dice)}`;
}

function crewWords(points: readonly number[]): string {
  return points.map((count, task) => (count > 0 ? `${taskName(task)} ${count}, ` : '')).join('');
}

type Of<T extends SeaEvent['type']> = Extract<SeaEvent, { type: T }>;

function losses(e: Of<'harm'>): string {
  const parts = e.hull.flatMap((boxes, section) =>
    boxes > 0 ? [`${plural(boxes, 'gun box', 'gun boxes')} ${sectionName(section)}`] : [],
  );
  if (e.rigging > 0) parts.push(plural(e.rigging, 'rigging box', 'rigging boxes'));
  if (e.crew > 0) parts.push(plural(e.crew, 'crew point', 'crew points'));
  return parts.length === 0 ? 'nothing' : listed(parts);
}

function contact(v: SeaView, e: Of<'contact'>): string {
  const [ship, other] = [shipName(v, e.ship), shipName(v, e.other)];
  if (e.kind === 0) return `${ship} and ${other} lie side by side.`;
  if (e.kind === 1) return `${ship} and ${other} cross: ${shipName(v, e.raker)} may rake.`;
  return `${ship} and ${other} lie at an angle.`;
}

const ENDINGS: Readonly<Record<string, string>> = {
  struck: 'a ship has struck',
  captured: 'a ship has been taken',
  'map-edge': 'the ships have drawn too far apart for the map',
  turns: 'the last turn is over',
};

/** 19.0 */
export function ended(v: SeaView, reason: string, scores: readonly number[]): string {
  const [one = 0, two = 0] = scores;
  const points = scores.map((score, side) => `${sideName(v, side)} ${score}`).join(', ');
  const verdict =
    Math.abs(one - two) <= DRAWN
      ? `a draw, with no more than ${DRAWN} points between them`
      : sideDoes(v, one > two ? 0 : 1, 'wins', 'win');
  return `The battle is over: ${ENDINGS[reason] ?? hyphenless(reason)}. ${points}: ${verdict}.`;
}

/** Where the name alone would not say what counts. */
const MODIFIERS: Readonly<Record<string, string>> = {
  headings: 'different headings',
  french: 'French crew',
  range: 'half the range',
  far: 'long range',
};

/** One thing that made a throw what it was, with its sign. */
export function madeUpBy(_v: SeaView, _e: SeaEvent, { what, by }: Modifier): string {
  if (what === 'fragile' || what === 'firm') return `${what} hull, ${plural(by, 'die', 'dice')} thrown again`;
  return `${MODIFIERS[what] ?? hyphenless(what)} ${signed(by)}`;
}
