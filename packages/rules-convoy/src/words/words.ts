/** Data into English: prompts, answers, what happened, and the chart for a terminal. */

import type { Prompt, Seat, Words } from '@weathergauge/engine';
import type { ConvoyEvent } from '../model/events.ts';
import { board } from './board.ts';
import { briefing } from './briefing.ts';
import { ended, happened, madeUpBy, strokeOf } from './events.ts';
import { hits, plural, shipName, sideName } from './names.ts';
import { facts, tallyWords, standing } from './standing.ts';
import { warning } from './warning.ts';
import type { ConvoyView } from '../model/view.ts';
import type { ConvoyAction } from '../model/vocabulary.ts';
import { facings } from '../model/vocabulary.ts';

export const words: Words<ConvoyAction, ConvoyView, ConvoyEvent> = {
  prompt: asked,
  action: answer,
  warning,
  event: happened,
  stroke: strokeOf,
  modifier: madeUpBy,
  result: (v, { reason }) => ended(v, reason, v.scores),
  tally: tallyWords,
  seat: seatName,
  briefing,
  board,
  standing,
  facts,
};

/** R63 */
function seatName(v: ConvoyView, seat: Seat): string {
  const side = v.sides[seat] ?? 0;
  const alone = v.sides.filter(each => each === side).length < 2;
  return alone ? sideName(v, side) : `${sideName(v, side)}, ${seat < 2 ? 'first' : 'second'} division`;
}

function asked(v: ConvoyView, p: Prompt): string {
  const about = (key: string): number => p.about[key] ?? 0;
  const ship = shipName(v, about('ship'));
  const target = shipName(v, about('target'));
  switch (p.ask) {
    case 'loading.merchant':
      return `Which merchant sails in the convoy? ${plural(about('points'), 'point of cargo is', 'points of cargo are')} left.`;
    case 'commissioning.warship':
      return `Which warship do you commission? ${plural(about('points'), 'point is', 'points are')} left.`;
    case 'laying-out.column':
      return `In which column does ${ship} begin?`;
    case 'laying-out.row':
      return `In which row of column ${about('column')} does ${ship} begin?`;
    case 'laying-out.face':
      return `Which way does ${ship} face?`;
    case 'fitting-out.refit':
      return `Fit out ${ship}: shift one marker?`;
    case 'wind-change.dice':
      return `Try to change the wind? You have ${plural(about('stock'), 'die', 'dice')}, the others ${about('theirs')}.`;
    case 'wind-change.answer':
      return `The mover has ${plural(about('successes'), 'success', 'successes')}. You have ${plural(about('stock'), 'die', 'dice')}. How many do you answer with?`;
    case 'wind-change.shift':
      return `The wind blows towards ${facings[about('wind')]}. Which way does it turn?`;
    case 'activations.next':
      return 'Which ship acts next?';
    case 'recovery.mend':
      return `${ship} recovers ${plural(about('gains'), 'marker', 'markers')}. Which?`;
    case 'sail.order':
      if (about('moved') + about('left') === 0) return `${ship} has no way on her. What next?`;
      return `${ship} has sailed ${plural(about('moved'), 'hex', 'hexes')}, ${about('left') || 'none'} left. What next?`;
    case 'opportunity.fire':
      return `${target} lies before the guns of ${ship}. Fire?`;
    case 'shoot.return':
      return `${ship} has been hit by ${target}. Return fire?`;
    case 'shoot.again':
      return `${hits(about('hits'))} with ${plural(about('dice'), 'die', 'dice')} on ${target}. Throw again?`;
    case 'placing.first':
      return `${target} is hit. The first loss is yours to choose.`;
    case 'placing.other':
      return `${plural(about('hits'), 'hit', 'hits')} on ${target} to place. What is lost?`;
    case 'boarding.storm':
      return `${ship} has grappled ${target}. Board her?`;
    case 'player-turn.clock':
      return `The clock stands at ${about('clock')} of ${about('loop')}. How far does it move?`;
    default:
      return 'What is to be done?';
  }
}

function answer(v: ConvoyView, a: ConvoyAction): string {
  switch (a.do) {
    case 'load':
      return `a ${a.size} merchant`;
    case 'commission':
      return `a ${a.size} warship, ${a.quality}`;
    case 'enough':
      return 'no more';
    case 'column':
      return `column ${a.column}`;
    case 'row':
      return `row ${a.row}`;
    case 'face':
      return `facing ${a.facing}`;
    case 'refit':
      return `one ${a.from} less, one ${a.to} more`;
    case 'as-built':
      return 'as she was built';
    case 'whistle':
      return a.dice === 0 ? 'leave the wind alone' : `throw ${plural(a.dice, 'die', 'dice')} for the wind`;
    case 'counter':
      return a.dice === 0 ? 'let it turn' : `answer with ${plural(a.dice, 'die', 'dice')}`;
    case 'shift':
      return `to blow towards ${a.to}`;
    case 'activate':
      return `${shipName(v, a.ship)} acts`;
    case 'haul-down':
      return `${shipName(v, a.ship)} strikes her flag`;
    case 'mend':
      return `a ${a.marker} marker`;
    case 'ahead':
      return 'one hex ahead';
    case 'press':
      return 'roll for one hex more';
    case 'turn':
      return `turn to ${a.to}`;
    case 'spin':
      return `spin to ${a.to} where she lies`;
    case 'fire':
      return `fire the ${gunsOf(a.battery)} at ${shipName(v, a.target)}`;
    case 'board':
      return `board ${shipName(v, a.target)}`;
    case 'stop':
      return 'end her move';
    case 'open-fire':
      return 'fire';
    case 'hold-fire':
      return 'hold fire';
    case 'throw-again':
      return 'throw again';
    case 'stand':
      return 'let the throw stand';
    case 'hit':
      return `a ${a.marker} marker`;
    case 'storm':
      return 'board her';
    case 'cast-off':
      return 'cast off';
    case 'clock':
      return `move it ${plural(a.spaces, 'space', 'spaces')}`;
  }
}

function gunsOf(battery: string): string {
  return battery === 'bow' || battery === 'stern' ? `${battery} chaser` : `${battery} broadside`;
}
