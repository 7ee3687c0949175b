/** R1 to R59: the reading chosen where the book can be read in several ways, and why. */

import type { ClauseIndex } from '@weathergauge/engine';

export const rulings: ClauseIndex = [
  {
    id: 'R1',
    title: 'Port is left',
    summary: 'Port guns bear to the left, starboard guns to the right: the book’s labels are swapped, as by a slip.',
    source: 'chapters/ch4-bearing.ts',
  },
  {
    id: 'R2',
    title: 'Wind is named by its origin',
    summary: 'A west wind blows from the west towards the east: real prevailing winds settle which is meant.',
    source: 'chapters/ch1-wind.ts',
  },
  {
    id: 'R3',
    title: 'All eight headings',
    summary:
      'Off the wind by 45 degrees: -1; 90: +1; 135: +1; 180: 0; 0: not allowed. The worked speeds settle the overlap.',
    source: 'chapters/ch2-sailing.ts',
  },
  {
    id: 'R4',
    title: 'No cap on the moderated wind',
    summary:
      'Wind 7 on a reach counts 8: only the counter is limited. Wind 1 close hauled counts 0, so the least run applies.',
    source: 'chapters/ch2-sailing.ts',
  },
  {
    id: 'R5',
    title: 'Speed follows the heading',
    summary:
      'All path used counts against the allowance of the heading she is on; a turn that leaves none ends her move. No long move can end close hauled that way.',
    source: 'chapters/ch2-helm.ts',
  },
  {
    id: 'R6',
    title: 'As far as she likes',
    summary:
      'Any length from 1 cm to her maximum, to the millimetre: the book names a most and a least, no duty to use all.',
    source: 'chapters/ch2-helm.ts',
  },
  {
    id: 'R7',
    title: 'No standing still',
    summary:
      'Every free ship under sail moves at least 1 cm; anchored, aground and entangled ships do not. One that is blocked stops where she touches.',
    source: 'chapters/ch2-helm.ts',
  },
  {
    id: 'R8',
    title: 'A true circle',
    summary:
      'A point is an arc of a circle 16 cm round: 18.01 mm ahead, 7.46 mm to the side, 45 degrees of heading. Eight points lead back to the start.',
    source: 'chapters/ch2-courses.ts',
  },
  {
    id: 'R9',
    title: 'Points in one move',
    summary: 'She may turn as many points as her speed pays for at 2 cm each: the book sets no other limit.',
    source: 'chapters/ch2-helm.ts',
  },
  {
    id: 'R10',
    title: 'Too slow to turn',
    summary:
      'With less than 2 cm of speed she may turn one point on the spot and make 1 cm, as her whole move; or she would be held on one heading for ever.',
    source: 'chapters/ch2-sailing.ts',
  },
  {
    id: 'R11',
    title: 'Tacking',
    summary:
      'Close hauled, she may turn two points through the wind in one sweep for 4 cm, without stopping on the heading between.',
    source: 'chapters/ch2-helm.ts',
  },
  {
    id: 'R12',
    title: 'Taken aback',
    summary:
      'A shift that leaves her heading into the wind costs the move: one point either way on the spot, then 1 cm; or she anchors. She may still fire and board.',
    source: 'chapters/ch2-helm.ts',
  },
  {
    id: 'R13',
    title: 'Drift',
    summary:
      'Dismasted, she goes 1 cm straight down wind at the end of her own move, heading kept, unless anchored, aground or entangled: she may drop anchor first. Shoals and contact count.',
    source: 'chapters/ch2-track.ts',
  },
  {
    id: 'R14',
    title: 'Which pirate mast counts 2',
    summary:
      'Fore 1, main 2, mizzen 1: the loss of a pirate’s main mast costs 2, of another 1, as her worked speed shows.',
    source: 'chapters/ch2-sailing.ts',
  },
  {
    id: 'R15',
    title: 'Repairs',
    summary:
      'One die per ship and turn, before moving; on 6 a mast of her owner’s choice stands at once. Hit or miss she neither fires nor starts a boarding until her next turn, but sails and defends.',
    source: 'chapters/ch2-orders.ts',
  },
  {
    id: 'R16',
    title: 'Anchoring',
    summary:
      'She may anchor at any point of her move, even at once, which ends it. Raising the anchor is a whole move; in the one after she sails. At anchor she fires and defends.',
    source: 'chapters/ch2-orders.ts',
  },
  {
    id: 'R17',
    title: 'Once per shoal',
    summary:
      'One die on first touching a shoal and none while on it; leaving and returning, or another shoal, is a new die. Refloated she may sail at once.',
    source: 'chapters/ch2-track.ts',
  },
  {
    id: 'R18',
    title: 'Two dice for the wind',
    summary: 'Direction first, then speed, a die each; the counter stays within 1 to 7.',
    source: 'chapters/ch1-wind.ts',
  },
  {
    id: 'R19',
    title: 'From centre to centre',
    summary:
      'Range, arc and blast are measured between centres. Contact alone uses hulls: a keel of 3 cm with half a centimetre around it.',
    source: 'chapters/ch4-bearing.ts',
  },
  {
    id: 'R20',
    title: 'Limits of the arc',
    summary: 'A target at exactly 45 or 135 degrees off the bow is within the arc.',
    source: 'chapters/ch4-bearing.ts',
  },
  {
    id: 'R21',
    title: 'Limits of the bands',
    summary: 'Exactly 4, 8 and 12 cm belong to the nearer band: the shooter has the benefit of the doubt.',
    source: 'chapters/ch4-bearing.ts',
  },
  {
    id: 'R22',
    title: 'Firing, and the exchange',
    summary:
      'Decks fire at any point of their own side’s movement, and what has not fired may do so in the combat step. With the option `exchange` both sides’ unfired decks fire there at once, sealed.',
    source: 'chapters/ch4-exchange.ts',
  },
  {
    id: 'R23',
    title: 'No answering fire',
    summary: 'In a side’s turn the other side does not fire, except in the exchange of that option.',
    source: 'chapters/ch4-exchange.ts',
  },
  {
    id: 'R24',
    title: 'Volleys',
    summary:
      'A volley is one ship at one moment at one target with one aim, with as many ready decks as its owner likes; the rest may fire another.',
    source: 'chapters/ch4-gunnery.ts',
  },
  {
    id: 'R25',
    title: 'Two aims',
    summary: 'The aim is gun decks or masts, nothing else; units of hull go only as in R26.',
    source: 'chapters/ch4-gunnery.ts',
  },
  {
    id: 'R26',
    title: 'Decks, then hull',
    summary:
      'A hull hit takes a deck of the struck side; with none left there, a unit of hull; with none left either, nothing. It never crosses to the far side.',
    source: 'chapters/ch4-damage.ts',
  },
  {
    id: 'R27',
    title: 'The side struck',
    summary:
      'The side of the target’s keel line on which the shooter lies; from dead ahead the target’s owner chooses the side.',
    source: 'chapters/ch4-damage.ts',
  },
  {
    id: 'R28',
    title: 'How wide is right astern',
    summary:
      'Within 22.5 degrees of dead astern each hull hit takes a cell on both sides, a unit of hull where a side has no deck: half a point is the least the compass knows.',
    source: 'chapters/ch4-bearing.ts',
  },
  {
    id: 'R29',
    title: 'No rake from ahead',
    summary: 'Fire from ahead is not doubled: the book names the stern alone.',
    source: 'chapters/ch4-bearing.ts',
  },
  {
    id: 'R30',
    title: 'Beam and ends, made exact',
    summary:
      'Shooter within 45 to 135 degrees of the target’s bow on either side: her owner chooses the masts. Ahead of that: fore, main, mizzen. Astern: mizzen, main, fore. Fallen ones are skipped.',
    source: 'chapters/ch4-damage.ts',
  },
  {
    id: 'R31',
    title: 'No mast to aim at',
    summary: 'A ship without masts cannot be aimed at by her masts.',
    source: 'chapters/ch4-gunnery.ts',
  },
  {
    id: 'R32',
    title: 'Masked fire',
    summary:
      'No shot when another hull, friend or foe, lies on the line between the two centres: it gives the line of battle its meaning.',
    source: 'chapters/ch4-gunnery.ts',
  },
  {
    id: 'R33',
    title: 'Fire into a melee',
    summary: 'Entangled ships may be fired at and may fire, and hits fall on the target alone.',
    source: 'chapters/ch4-gunnery.ts',
  },
  {
    id: 'R34',
    title: 'Sixes of one volley',
    summary:
      'The two sixes must fall in one volley, whatever its aim. A 6 always hits, so that volley does damage too.',
    source: 'chapters/ch4-damage.ts',
  },
  {
    id: 'R35',
    title: 'One fire at a time',
    summary: 'More sixes, or another pair on a burning ship, change nothing.',
    source: 'chapters/ch4-damage.ts',
  },
  {
    id: 'R36',
    title: 'When the tries come',
    summary:
      'At the start of her owner’s next two turns: 5+ in the first, 6 in the second, and then at once the explosion.',
    source: 'chapters/ch4-fire.ts',
  },
  {
    id: 'R37',
    title: 'Burning ships act',
    summary: 'A burning ship sails, fires and boards as before: the book forbids her nothing.',
    source: 'chapters/ch4-fire.ts',
  },
  {
    id: 'R38',
    title: 'Who fears the blast',
    summary:
      'Friend and foe alike within 12 cm, except ships already burning. Whoever catches fire from it makes her first try in her owner’s next fire step, not in this one.',
    source: 'chapters/ch4-fire.ts',
  },
  {
    id: 'R39',
    title: 'Entangled with an explosion',
    summary: 'A ship entangled with one that blows up is free, and takes her die for the blast at her distance.',
    source: 'chapters/ch4-grapnels.ts',
  },
  {
    id: 'R40',
    title: 'What counts as a wreck',
    summary:
      'No deck on either side and no hull, at the start of her own side’s turn, moving or not. Aground she cannot sink. A prize counts her own decks, not her crew.',
    source: 'chapters/ch4-fire.ts',
  },
  {
    id: 'R41',
    title: 'When crews fight',
    summary:
      'Enemies in contact fight in the combat step of the side to move, once per pair, without being asked. If her ship tried a repair this turn, the other ship’s owner says whether to fight; if both tried one, neither starts it.',
    source: 'chapters/ch4-boarding.ts',
  },
  {
    id: 'R42',
    title: 'All decks fight',
    summary:
      'Both sides’ decks count, up to 6 dice for a navy ship and 4 for a pirate, whether they have fired or not.',
    source: 'chapters/ch4-boarding.ts',
  },
  {
    id: 'R43',
    title: 'Ties',
    summary: 'Equal totals take nobody; the ships stay entangled and fight again in the next combat step.',
    source: 'chapters/ch4-boarding.ts',
  },
  {
    id: 'R44',
    title: 'The winner’s losses',
    summary: 'The winner of a fight loses nothing but the prize crew.',
    source: 'chapters/ch4-boarding.ts',
  },
  {
    id: 'R45',
    title: 'No decks left',
    summary: 'A ship without decks throws no dice and loses to any that has one; two such ships do not fight.',
    source: 'chapters/ch4-boarding.ts',
  },
  {
    id: 'R46',
    title: 'Three in contact',
    summary: 'The side to move pairs the ships; each ship fights once in a combat step.',
    source: 'chapters/ch4-boarding.ts',
  },
  {
    id: 'R47',
    title: 'Entangled',
    summary:
      'Enemies that touch are entangled and neither moves. Each turn the side to move may throw one die for each such pair; 6 frees both.',
    source: 'chapters/ch4-boarding.ts',
  },
  {
    id: 'R48',
    title: 'Touching a friend',
    summary:
      'A friend in the way stops a ship where they touch, without damage or entanglement, so that lines stay playable.',
    source: 'chapters/ch2-track.ts',
  },
  {
    id: 'R49',
    title: 'Manning a prize',
    summary:
      'She changes hands at once, with nobody aboard until they part; then the winner gives up one or more decks of either side. The prize serves that many of her own decks, freely chosen. Given decks are no damage.',
    source: 'chapters/ch4-boarding.ts',
  },
  {
    id: 'R50',
    title: 'The last deck',
    summary: 'A winner with a single deck must hand it over to part, and is left with none.',
    source: 'chapters/ch4-boarding.ts',
  },
  {
    id: 'R51',
    title: 'Recapture',
    summary: 'A prize may be taken again by the same rules; her first crew does not come back.',
    source: 'chapters/ch4-boarding.ts',
  },
  {
    id: 'R52',
    title: 'Initiative once',
    summary: 'The dice for first move are thrown once, at the start, ties again; the order then holds in every round.',
    source: 'chapters/ch5-sequence.ts',
  },
  {
    id: 'R53',
    title: 'The end',
    summary:
      'After 12 rounds (option `rounds`), or at the end of a turn when a fleet has no ship able to fire, or by agreement (option `parley`).',
    source: 'chapters/ch5-sequence.ts',
  },
  {
    id: 'R54',
    title: 'Counting damage',
    summary:
      'A point for each enemy cell marked off at the end; a ship sunk, blown up or taken counts all her cells, and one held as a prize 3 more. Mended masts and decks given to prizes do not count. Equal is a draw.',
    source: 'chapters/ch5-victory.ts',
  },
  {
    id: 'R55',
    title: 'Leaving the table',
    summary:
      'A ship whose centre passes the edge is withdrawn for good, her fire with her. What is marked off on her still scores, the rest does not; a prize that leaves stays taken.',
    source: 'chapters/ch2-track.ts',
  },
  {
    id: 'R56',
    title: 'How pirates sail alone',
    summary: 'Pirates neither follow nor are followed by order; nothing else is forbidden them.',
    source: 'chapters/ch2-squadrons.ts',
  },
  {
    id: 'R57',
    title: 'Following',
    summary:
      'An order of convenience: the follower sails her leader’s track, turns where the leader turned, and goes as far as the leader did within her own speed: at least 1 cm, and never into the wind.',
    source: 'chapters/ch2-squadrons.ts',
  },
  {
    id: 'R58',
    title: 'Privateers are the pirates',
    summary:
      'One class under two names, with two decks on each side: the fleet list has the one word, the ship list the other.',
    source: 'chapters/ch3-ships.ts',
  },
  {
    id: 'R59',
    title: 'Setting up',
    summary:
      'Fleets lie within 15 cm of opposite edges, at least 30 cm apart, on any heading but dead into the wind; in line, or (option `laying`) as the players choose.',
    source: 'chapters/ch5-laying-out.ts',
  },
];
