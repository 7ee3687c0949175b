/** R1 to R52: the reading chosen where the sheet can be read in several ways, and why. */

import type { ClauseIndex } from '@weathergauge/engine';

export const rulings: ClauseIndex = [
  {
    id: 'R1',
    title: 'The map',
    summary: 'Fifteen hexes by ten with pointy tops; odd rows lie half a hex east, and 0,0 is the north-west corner.',
    source: 'model/chart.ts',
  },
  {
    id: 'R2',
    title: 'Facing',
    summary: 'A ship faces one of the six sides of her hex; a turn to port is counter-clockwise.',
    source: 'model/terms.ts',
  },
  {
    id: 'R3',
    title: 'Wind',
    summary: 'The wind has the same six directions and is named by where it blows to.',
    source: 'chapters/ch03-wind.ts',
  },
  {
    id: 'R4',
    title: 'Attitude',
    summary:
      'By the difference of facing and wind: none is astern, one face the rear quarter, two the front quarter, three ahead.',
    source: 'model/data/tables.ts',
  },
  {
    id: 'R5',
    title: 'The worst row governs',
    summary:
      'Judged at the start and after every turn; the worst row so far gives base and dice, and hexes sailed count against it. Else a ship could gain three hexes to windward each turn.',
    source: 'chapters/ch01-sailing.ts',
  },
  {
    id: 'R6',
    title: 'Head to wind',
    summary: 'A turn dead into the wind ends the move there.',
    source: 'chapters/ch01-sailing.ts',
  },
  {
    id: 'R7',
    title: 'The spin',
    summary:
      'It is the whole move and a change of direction; the player picks the side or stays in irons. A small ship may then dice for a hex and turn on entering it.',
    source: 'chapters/ch01-sailing.ts',
  },
  {
    id: 'R8',
    title: 'When a ship turns',
    summary: 'One face, after she has entered a new hex. So a ship can tack in two turns; no hex, no turn.',
    source: 'chapters/ch01-sailing.ts',
  },
  {
    id: 'R9',
    title: 'Whose dice',
    summary:
      'Small ships have more dice ahead, close to the wind and before it; bigger ones on the rear quarter: the empty cells of the sheet say so.',
    source: 'model/data/tables.ts',
  },
  {
    id: 'R10',
    title: 'One chain',
    summary:
      'The die for the fourth (or third) hex is the first of the chain. At most three added for those who go on, one for the others.',
    source: 'chapters/ch01-sailing.ts',
  },
  {
    id: 'R11',
    title: 'No duty to roll',
    summary: 'Dicing is voluntary; a hex that was won belongs to the move.',
    source: 'chapters/ch01-sailing.ts',
  },
  {
    id: 'R12',
    title: 'Least move',
    summary: 'One hex less than base and added hexes; a ship that is blocked stops early without penalty.',
    source: 'chapters/ch01-sailing.ts',
  },
  {
    id: 'R13',
    title: 'One ship in a hex',
    summary: 'No hex holds two ships and none is rammed; struck and burnt ships are in the way.',
    source: 'chapters/ch01-sailing.ts',
  },
  {
    id: 'R14',
    title: 'Edges',
    summary:
      'Merchants leave from exit hexes for one hex of movement; every other edge is a wall, and warships never leave.',
    source: 'chapters/ch01-sailing.ts',
  },
  {
    id: 'R15',
    title: 'Sails lost under way',
    summary: 'Hexes already earned are kept, but there are no more dice.',
    source: 'model/abilities.ts',
  },
  {
    id: 'R16',
    title: 'Small merchants',
    summary: 'They too change direction once only.',
    source: 'model/abilities.ts',
  },
  {
    id: 'R17',
    title: 'Arcs',
    summary:
      'Each broadside bears on 60 degrees between its two spines, limits included; chasers on the open sectors at bow and stern. Every hex is in one arc.',
    source: 'model/chart.ts',
  },
  {
    id: 'R18',
    title: 'What is a rake',
    summary:
      'The line to the shooter leaves the target through her bow or stern side; a line through a corner does not rake. Bow and stern count alike.',
    source: 'model/chart.ts',
  },
  {
    id: 'R19',
    title: 'Who rakes',
    summary: 'Warships that are no prizes, in their own turn; never a merchant, never in reaction.',
    source: 'model/batteries.ts',
  },
  {
    id: 'R20',
    title: 'Short range',
    summary: 'One hex. Option: two.',
    source: 'chapters/ch02-pool.ts',
  },
  {
    id: 'R21',
    title: 'Sizes',
    summary:
      'Two dice at most for a smaller or bigger target. Option: two for each step. Merchants and warships share the scale.',
    source: 'chapters/ch02-pool.ts',
  },
  {
    id: 'R22',
    title: 'The sum',
    summary: 'All modifiers are added up, and then raised to two dice.',
    source: 'chapters/ch02-pool.ts',
  },
  {
    id: 'R23',
    title: 'The re-roll',
    summary:
      'Each die that missed is thrown once more, in reactions too. Option: the shooter may throw the whole pool again, and the second throw stands.',
    source: 'chapters/ch02-gunnery.ts',
  },
  {
    id: 'R24',
    title: 'Hits and markers',
    summary: 'A hit removes one marker of a type that has one; hits beyond the last are death rolls.',
    source: 'chapters/ch02-hits.ts',
  },
  {
    id: 'R25',
    title: 'How often',
    summary: 'Each battery once in her own turn, at any point of the move, and each broadside one reaction.',
    source: 'chapters/ch02-gunnery.ts',
  },
  {
    id: 'R26',
    title: 'Opportunity',
    summary:
      'An enemy that enters, turns or spins in a hex beside a ship and under her broadside may be fired at, at once.',
    source: 'chapters/ch02-reactions.ts',
  },
  {
    id: 'R27',
    title: 'Return',
    summary:
      'Once its hits are placed, the ship that was hit may answer with a broadside that bears and reaches; also an opportunity shot. No answer to an answer.',
    source: 'chapters/ch02-gunnery.ts',
  },
  {
    id: 'R28',
    title: 'Chasers',
    summary:
      'One die in her own turn, at two hexes, without need of a gun marker; not for prizes, grounded ships or in fog.',
    source: 'chapters/ch02-gunnery.ts',
  },
  {
    id: 'R29',
    title: 'Sight',
    summary:
      'Land and fog on the line between centres block it; where it runs along a side, both hexes must. Ships do not block.',
    source: 'chapters/ch11-fog.ts',
  },
  {
    id: 'R30',
    title: 'Shooting at prizes',
    summary: 'Captured ships are enemies like others; struck ones are not shot at.',
    source: 'chapters/ch02-gunnery.ts',
  },
  {
    id: 'R31',
    title: 'Death rolls',
    summary: 'One at a time until the first 1; the wreck has no owner and stays an obstacle.',
    source: 'chapters/ch07-death-rolls.ts',
  },
  {
    id: 'R32',
    title: 'Striking',
    summary:
      'A ship strikes when after her own recovery roll she has no marker; her owner may also strike her at the start of her activation.',
    source: 'chapters/ch10-struck.ts',
  },
  {
    id: 'R33',
    title: 'Recovery',
    summary: 'Each success returns a lost marker of any type, never above her paper.',
    source: 'chapters/ch08-recovery.ts',
  },
  {
    id: 'R34',
    title: 'Recovery at rest',
    summary: 'Grounded and paused ships recover too.',
    source: 'chapters/ch08-recovery.ts',
  },
  {
    id: 'R35',
    title: 'Alongside',
    summary: 'The target is adjacent and under the boarder’s broadside.',
    source: 'chapters/ch06-pools.ts',
  },
  {
    id: 'R36',
    title: 'Who boards',
    summary:
      'A ship in her own turn with a crew marker that is no prize, not struck, grounded or paused: merchants too, but only warships take what nobody owns.',
    source: 'chapters/ch06-pools.ts',
  },
  {
    id: 'R37',
    title: 'Winning the grapple',
    summary:
      'The boarder needs strictly more; then she may board or not. Option: a target with strictly more may board her.',
    source: 'chapters/ch06-boarding.ts',
  },
  {
    id: 'R38',
    title: 'Two steps bigger',
    summary: 'One die, and only for two sizes.',
    source: 'chapters/ch06-pools.ts',
  },
  {
    id: 'R39',
    title: 'The fight',
    summary: 'Pools are counted anew, and each warship has a die more.',
    source: 'chapters/ch06-boarding.ts',
  },
  {
    id: 'R40',
    title: 'Victory aboard',
    summary:
      'The prize has one crew and nothing else, and acts from her owner’s next turn; fatigue takes crew, else gun, else sail.',
    source: 'chapters/ch09-captured.ts',
  },
  {
    id: 'R41',
    title: 'Defeat aboard',
    summary: 'The boarder loses two in all, the target one; a ship without markers loses none.',
    source: 'chapters/ch06-boarding.ts',
  },
  {
    id: 'R42',
    title: 'Pause',
    summary: 'In her own next activation she only recovers; she still reacts to the enemy.',
    source: 'chapters/ch05-sequence.ts',
  },
  {
    id: 'R43',
    title: 'Prizes',
    summary:
      'Scurvy, one die of recovery up to her paper, opportunity fire only; retaken she stays so for the rest of the game.',
    source: 'chapters/ch09-captured.ts',
  },
  {
    id: 'R44',
    title: 'Taking a struck ship',
    summary:
      'The full grapple pool, with two dice for the sounder crew; no fight and no fatigue, and one crew goes over. Either side may, to save its own ship too.',
    source: 'chapters/ch09-captured.ts',
  },
  {
    id: 'R45',
    title: 'Wind dice',
    summary:
      'Each side has a stock for the whole game, spent when thrown; one contest in a player turn, at its start. The other side sees the throw before it answers.',
    source: 'chapters/ch03-wind.ts',
  },
  {
    id: 'R46',
    title: 'Fog',
    summary:
      'A marker is one hex; off the map it is gone. No shot through it either, but boarding is allowed, and no die when it drifts over a ship.',
    source: 'chapters/ch11-fog.ts',
  },
  {
    id: 'R47',
    title: 'Aground',
    summary:
      'No move, no fire, no boarding by her; she floats at the end of her own next turn. A small battle-hardened ship never grounds.',
    source: 'chapters/ch12-shallows.ts',
  },
  {
    id: 'R48',
    title: 'Land',
    summary: 'No ship enters it and no shot crosses it.',
    source: 'chapters/ch11-fog.ts',
  },
  {
    id: 'R49',
    title: 'Who moves the clock',
    summary: 'The player whose turn it was chooses three, four or five.',
    source: 'chapters/ch05-sequence.ts',
  },
  {
    id: 'R50',
    title: 'Length of the clock',
    summary: 'Sixty spaces. Options: 48 and 36.',
    source: 'book/scenarios.ts',
  },
  {
    id: 'R51',
    title: 'The end',
    summary:
      'At the end of a player turn: no merchant left to fight for, the clock run out, or no raider still able to take a ship; then merchants under their own flag count as home.',
    source: 'chapters/ch05-victory.ts',
  },
  {
    id: 'R52',
    title: 'Turns',
    summary:
      'The convoy begins, then the sides alternate; each ship once, in any order, fully: recovery, strike check, move and gunnery, boarding.',
    source: 'chapters/ch05-sequence.ts',
  },
];
