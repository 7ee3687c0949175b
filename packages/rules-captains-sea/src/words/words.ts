/** Data into English: prompts and answers; what happened and the board are in files of their own. */

import type { Prompt, Seat, Words } from '@weathergauge/engine';
import type { Moment } from '../model/deck.ts';
import { BRISK_GUN_CREWS, moments, SURE_HAND } from '../model/deck.ts';
import type { SeaEvent } from '../model/events.ts';
import type { SeaView } from '../model/view.ts';
import type { SeaAction } from '../model/vocabulary.ts';
import { manoeuvres, shots } from '../model/vocabulary.ts';
import { board } from './board.ts';
import { briefing } from './briefing.ts';
import { ended, happened, madeUpBy, strokeOf } from './events.ts';
import {
  cardName,
  cardText,
  HEADINGS,
  hyphenless,
  MANOEUVRES,
  plural,
  sectionName,
  shipName,
  SHOTS,
  sideName,
  taskName,
} from './names.ts';
import { facts, standing, tallyWords } from './standing.ts';
import { warning } from './warning.ts';

export const words: Words<SeaAction, SeaView, SeaEvent> = {
  prompt: asked,
  action: answer,
  warning,
  event: happened,
  stroke: strokeOf,
  modifier: madeUpBy,
  result: (v, { reason }) => ended(v, reason, v.scores),
  tally: tallyWords,
  lots: 'cards',
  seat: seatName,
  briefing,
  board,
  standing,
  facts,
};

/** A seat by its ships where its side has several. */
function seatName(v: SeaView, seat: Seat): string {
  const side = v.sides[seat] ?? 0;
  if (v.sides.filter(each => each === side).length < 2) return sideName(v, side);
  const names = v.ships.filter(ship => ship.seat === seat).map(ship => ship.name);
  return names.join(' and ');
}

/** When a card is asked for; of several throws at the same time, for whose. */
const MOMENTS: Readonly<Record<Moment, string>> = {
  initiative: 'before the initiative dice',
  'initiative-again': 'after the initiative dice',
  tack: 'before {ship}’s die for tacking',
  rates: 'before the hull bonus dice',
  'new-orders': 'before the manoeuvre is shown',
  'to-hit': 'before {ship}’s dice to hit',
  defence: 'before {ship}’s defence dice',
  damage: 'before {ship}’s damage dice',
  burst: 'before {ship}’s dice for burst guns',
  'fire-check': 'before the dice for fire',
  chasers: 'before the dice of {ship}’s chasers',
  'after-fire': 'after the firing',
  marksmen: 'before the die of {ship}’s marksmen',
  grapple: 'before the die for {ship}’s grapnels',
  melee: 'before the dice of the melee',
  strain: 'before {ship}’s die for straining',
  morale: 'before {ship}’s morale check',
  'morale-failed': 'after {ship}’s failed morale check',
  'fire-fighting': 'before the die against the fire',
  repair: 'before {ship}’s dice for repairs',
  strike: 'before {ship}’s dice for striking',
  struck: 'before {ship}’s colours come down',
  'sail-change': 'before {ship}’s dice for changing sails',
  disengage: 'before {ship}’s die to get free',
  weather: 'before the die of the weather',
};

const ORDERS: Readonly<Record<string, string>> = {
  nothing: 'nothing',
  'my-attacks': 'my attacks',
  danger: 'my attacks and danger',
  'every-roll': 'every throw',
};

function asked(v: SeaView, p: Prompt): string {
  const about = (key: string): number => p.about[key] ?? 0;
  const ship = shipName(v, about('ship'));
  const target = shipName(v, about('target'));
  switch (p.ask) {
    case 'window.card': {
      const moment = moments[about('moment')];
      return `Do you play a card ${moment === undefined ? 'now' : MOMENTS[moment].replace('{ship}', ship)}?`;
    }
    case 'hand-size.throw-away':
      return 'Too many cards in hand. Which one goes?';
    case 'sealed-bid.bid':
    case 'open-bid.bid':
      return 'Which ship do you want, and for how many points?';
    case 'fitting-out.sails':
      return `Under which sails does ${ship} begin?`;
    case 'fitting-out.load':
    case 'choosing-loads.load':
      return `What goes into the ${sectionName(about('section'))} guns of ${ship}?`;
    case 'mustering.plan':
      return `How is the crew of ${ship} (${about('crew')}) to be placed?`;
    case 'mustering.orders':
      return `${plural(about('left'), 'crew point', 'crew points')} of ${ship} left for melee. Other orders?`;
    case 'mustering.count':
      return `How many crew points of ${ship} for ${taskName(about('task'))}?`;
    case 'choosing-blocks.block':
      return `Which manoeuvre for ${ship}?`;
    case 'choosing-blocks.strain':
      return `${ship} cannot finish it this turn. How hard does she strain?`;
    case 'manoeuvring.first':
      return 'Who moves first?';
    case 'advancing.free-turn':
      return `Does ${ship} turn as well?`;
    case 'stacking.side':
      return `On which side of ${target} does ${ship} pass?`;
    case 'falling-off.fall-off':
      return `${ship} is in irons. Which way does she fall off?`;
    case 'announcing.fire':
      return `Does ${ship} fire?`;
    case 'announcing.hit-side':
      return 'Into which of her sides do you fire?';
    case 'sharing.odd-die':
      return 'Against which attack is the odd defence die?';
    case 'holing.odd-hit':
      return `Which section of ${ship} takes the odd hit?`;
    case 'grappling.grapple':
      return `Does ${ship} try to grapple?`;
    case 'boarding.board':
      return `Does ${ship} board ${target}?`;
    case 'melee.assault':
      return `${ship} boards with ${plural(about('points'), 'crew point', 'crew points')}. How many go in front? The others support them.`;
    case 'melee.defence':
      return `${ship} is boarded, and has ${plural(about('points'), 'crew point', 'crew points')}. How many meet them in front? The others support them.`;
    case 'melee.press-on':
      return `Does ${ship} press on with the melee?`;
    case 'bonus-moves.declare':
      return `Does ${ship} strain for a bonus move?`;
    case 'changing-sail.change':
      return `${ship} can change her sails. Does she?`;
    case 'disengaging.disengage':
      return `Does ${ship} try to cut herself free?`;
    default:
      return 'Your orders?';
  }
}

function answer(v: SeaView, a: SeaAction): string {
  const name = (id: number): string => shipName(v, id);
  switch (a.do) {
    case 'bid':
      return `${sideName(v, a.side)}, for ${plural(a.points, 'point', 'points')}`;
    case 'take-other':
      return 'Take the other ship, and the points';
    case 'set-sails':
      return `${a.sails === 'medium' ? 'Medium' : 'Fighting'} Sail`;
    case 'load':
      return `${sectionName(a.section)}: ${SHOTS[shots.indexOf(a.shot)]}`;
    case 'plan':
      return PLANS[a.plan] ?? hyphenless(a.plan);
    case 'adjust':
      return `Change the crew for ${taskName(a.task)}`;
    case 'crew':
      return `${taskName(a.task)}: ${a.points}`;
    case 'standing':
      return `Ask me for cards before: ${ORDERS[a.order] ?? hyphenless(a.order)}`;
    case 'strike':
      return `Haul down the colours of ${name(a.ship)}`;
    case 'done':
      return 'Done: the crew is placed';
    case 'pass':
      return 'No card';
    case 'play':
      return `${cardName(a.card)} for ${name(a.ship)}: ${cardText(a.card)}`;
    case 'discard':
      return `Spend ${cardName(a.card)} for +1 on ${a.die === 'coloured' ? 'the coloured die' : 'a die'} of ${name(a.ship)}`;
    case 'throw-away':
      return `Throw away ${cardName(a.card)}`;
    case 'hasten':
      return `${cardName(BRISK_GUN_CREWS)}: ${sectionName(a.section)} guns of ${name(a.ship)}`;
    case 'sure-hand':
      return `${cardName(SURE_HAND)}: ${cardText(SURE_HAND)}`;
    case 'select':
      return MANOEUVRES[manoeuvres.indexOf(a.manoeuvre)] ?? a.manoeuvre;
    case 'strain':
      return a.value === 0 ? 'Do not strain' : `Strain ${a.value}`;
    case 'move-first':
      return `${name(a.ship)} first`;
    case 'turn':
    case 'fall-off':
      return `Turn ${name(a.ship)} to the ${HEADINGS[a.heading]}`;
    case 'straight':
      return `${name(a.ship)} goes straight on`;
    case 'pass-on':
    case 'hit-side':
      return `Her ${a.side} side`;
    case 'fire':
      return `${a.guns === 'both' ? 'Both sections' : a.guns === 'fore' ? 'Forward guns' : 'Aft guns'} at ${name(a.target)}, ${a.aim}`;
    case 'chase':
      return `Chasers at ${name(a.target)}`;
    case 'cease':
      return 'Hold fire';
    case 'odd-hit':
      return sectionName(a.section);
    case 'odd-die':
      return `The odd die against ${attackName(v, a.attack)}`;
    case 'grapple':
      return `Grapple ${name(a.target)}`;
    case 'no-grapple':
      return 'No grapnels';
    case 'board':
      return `Board ${name(a.target)}`;
    case 'no-board':
      return 'Do not board';
    case 'assault':
      return `${a.points} in front`;
    case 'press-on':
      return 'Press on';
    case 'break-off':
      return 'Break off';
    case 'change-sail':
      return 'Change sails';
    case 'keep-sail':
      return 'Leave them as they are';
    case 'disengage':
      return 'Cut the grapnels';
    case 'stay-grappled':
      return 'Hold on';
  }
}

/** 11.4.2 One of the two attacks of a ship; those of others are announced beside them. */
function attackName(v: SeaView, attack: number): string {
  const one = v.attacks[attack];
  const isTwin = (other: SeaView['attacks'][number]): boolean =>
    other.ship === one?.ship && other.target === one.target && other.mask > 0;
  const before = one === undefined ? attack : v.attacks.slice(0, attack).filter(isTwin).length;
  const nth = `the ${before === 0 ? 'first' : 'second'} attack`;
  return one === undefined ? nth : `${nth} of ${shipName(v, one.ship)}`;
}

const PLANS: Readonly<Record<string, string>> = {
  'as-before': 'As last turn',
  'port-guns': 'Port guns and sails',
  'starboard-guns': 'Starboard guns and sails',
  'both-sides': 'All guns',
  repairs: 'Repairs',
  boarders: 'Boarders',
  nobody: 'Nobody at any task',
};
