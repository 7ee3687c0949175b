/** Rulings R67 and on: ours, on blockade, search, battle, raids, ends, Trafalgar and the shorter campaigns. */

import type { ClauseIndex } from '@weathergauge/engine';

export const rulingsOfBattle: ClauseIndex = [
  {
    id: 'R67',
    title: 'What holds a blockade',
    summary:
      'All undamaged ships that stay in the zone are counted together, so a whole fleet may go if others suffice. Somebody in the zone must have counted masts at the beginning of this half.',
    source: 'chapters/ch13-leaving.ts',
  },
  {
    id: 'R68',
    title: 'Masts',
    summary:
      'Ranges are none, 1-5, 6-10 and so on to 96-100, and more than 100. Fog of War is not reported and stays. Who is counted knows it.',
    source: 'chapters/ch13-blockades.ts',
  },
  {
    id: 'R69',
    title: 'Masts from a port',
    summary: 'Once a half for each port; on a Bonus Move only by a block of that port.',
    source: 'chapters/ch09-choices.ts',
  },
  {
    id: 'R70',
    title: 'Allied searches',
    summary:
      'One question for a place and moment, asked whenever a blank Allied block there could look: with every fleet, or not at all. A standing order may answer it. Fog of War never rolls.',
    source: 'chapters/ch14-attempts.ts',
  },
  {
    id: 'R71',
    title: 'Order of searches',
    summary:
      'Hexes at sea first, then patrol zones, in the order of the map; in a zone Inshore blocks look before Loose ones. Nobody looks once no enemy block is left to see.',
    source: 'chapters/ch14-search.ts',
  },
  {
    id: 'R72',
    title: 'Modifiers nobody may know',
    summary:
      'Dice and outcome are open. The +1 of a frigate that looks is seen by her owner alone, that of a Transport, an Expedition or the Gold that is looked for by nobody until it is revealed. Barges are open.',
    source: 'chapters/ch14-attempts.ts',
  },
  {
    id: 'R73',
    title: 'Spotted by frigates',
    summary: 'Frigates and Off Station fleets reveal; without a spotting fleet that can engage there is no battle.',
    source: 'chapters/ch14-attempts.ts',
  },
  {
    id: 'R74',
    title: 'Narrows and patrol zones',
    summary:
      'In 1123 and 2414 only blocks at sea look for those that pass, and a block that comes out of the zone to sea in the hex is looked for as one that enters it.',
    source: 'chapters/ch14-search.ts',
  },
  {
    id: 'R75',
    title: 'Where the North Sea Fleet looks',
    summary: 'One hex in an activation; of several with Allied blocks the British player picks.',
    source: 'chapters/ch14-search.ts',
  },
  {
    id: 'R76',
    title: 'Prizes of the North Sea Fleet',
    summary: 'Are scored as prizes at once.',
    source: 'chapters/ch20-reforming.ts',
  },
  {
    id: 'R77',
    title: 'Seen in battle',
    summary:
      'Pennants and sizes before the gauge; all ships of both lines from the first round that is fired on (17.9), to both and to spectators. After it the ledger remembers them.',
    source: 'chapters/ch17-tactics.ts',
  },
  {
    id: 'R78',
    title: 'Day of battle',
    summary: 'Windward, then leeward, adds, subtracts or leaves it, openly; at least one round.',
    source: 'chapters/ch17-tactics.ts',
  },
  {
    id: 'R79',
    title: 'Orders and command',
    summary: 'The command roll is always made, also for Repeat Same; when it fails neither tactic nor sail changes.',
    source: 'chapters/ch17-tactics.ts',
  },
  {
    id: 'R80',
    title: 'Firing',
    summary:
      'The Full Sail die is taken or left under seal, and ships fire with what they had before the round. Damage is given out under seal; a player may leave points unused. Throws count with the modifier for firepower over 100.',
    source: 'chapters/ch18-firing.ts',
  },
  {
    id: 'R81',
    title: 'Who leaves',
    summary: 'Where both may leave, they answer under seal; nobody is asked after the last round.',
    source: 'chapters/ch18-firing.ts',
  },
  {
    id: 'R82',
    title: 'Neither victorious',
    summary: 'Each fleet rolls for its own worst status or for this one, whichever has more dice.',
    source: 'chapters/ch20-fate.ts',
  },
  {
    id: 'R83',
    title: 'Prizes retaken',
    summary: 'A prize that its own side would take is a wrecked ship of its own navy again.',
    source: 'chapters/ch20-fate.ts',
  },
  {
    id: 'R84',
    title: 'Driven Off Station',
    summary: 'An active block moves and searches no more in this activation.',
    source: 'chapters/ch20-aftermath.ts',
  },
  {
    id: 'R85',
    title: 'After a battle on the way',
    summary:
      'What was declared on entering or leaving a zone no longer binds; the block is ordered anew with what it has left. Who has looked does not look again until it enters another part.',
    source: 'chapters/ch09-execution.ts',
  },
  {
    id: 'R86',
    title: 'Goals after a battle',
    summary: 'Leeward fleets first; each Allied fleet is asked once, and may keep its goal.',
    source: 'chapters/ch20-aftermath.ts',
  },
  {
    id: 'R87',
    title: 'Dice of a raid',
    summary: 'Thrown openly, as many for Fog of War as for a fleet; firepower, command and outcome are hidden.',
    source: 'chapters/ch22-raids.ts',
  },
  {
    id: 'R88',
    title: 'Raid or invade',
    summary:
      'A block tries one of them in a turn, and says which. The Allied player is asked for every block that could, fleet or Fog of War.',
    source: 'chapters/ch22-raids.ts',
  },
  {
    id: 'R89',
    title: 'Second marker',
    summary:
      'While a Raided? marker lies hidden more raids may be tried there; one marker stays, and it is true if any of them succeeded.',
    source: 'chapters/ch22-raids.ts',
  },
  {
    id: 'R90',
    title: 'Looking under the marker',
    summary:
      'Turned whenever the British count masts in that port or patrol zone, also with nobody inshore to be counted; in 1501 at the beginning of the British half of a North Atlantic Wind Chit.',
    source: 'chapters/ch22-markers.ts',
  },
  {
    id: 'R91',
    title: 'Directives already done',
    summary: 'Are set aside face down, also when the raid is still hidden; with none left there is no directive.',
    source: 'chapters/ch21-objectives.ts',
  },
  {
    id: 'R92',
    title: 'Barges',
    summary:
      'The roll is the Allied player’s to make or leave; he is asked whenever a block of his stands in 1403. Only the outcome is told. On Aug III Barges that have sailed go home unharmed.',
    source: 'chapters/ch22-channel.ts',
  },
  {
    id: 'R93',
    title: 'Ships for India',
    summary:
      'Of Alexandria: the British player picks; if there are too few, all go. The number is told, not the names.',
    source: 'chapters/ch22-conquest.ts',
  },
  {
    id: 'R94',
    title: 'End of the year',
    summary:
      'When the turn Dec III ends: duties that are due, then Raided? markers, then the West Indies Pitt objective, then points. Prizes in minor ports score as sunk.',
    source: 'chapters/ch23-victory.ts',
  },
  {
    id: 'R95',
    title: 'Trafalgar: goals and splits',
    summary:
      'After Villeneuve’s arrival Allied fleets have no goals and move and split as British ones do; ranks do not bind either side.',
    source: 'chapters/ch10-conseil.ts',
  },
  {
    id: 'R96',
    title: 'Trafalgar: thirty ships',
    summary: 'In one block, damaged and wrecked ships and prizes included, as it enters.',
    source: 'chapters/ch24-trafalgar.ts',
  },
  {
    id: 'R97',
    title: 'Trafalgar: raids',
    summary:
      'Markers lie hidden as ever, but a raid counts when it succeeds; the second objective is shown and ends the game.',
    source: 'chapters/ch24-trafalgar.ts',
  },
  {
    id: 'R98',
    title: 'Trafalgar: what stays',
    summary:
      'Repairs, provisions, sortie winds, searches and battle as printed; wrecked ships leave play when they enter a port; five frigates begin anywhere in the Atlantic; the Gold and the North Sea Fleet stay out.',
    source: 'chapters/ch11-mooring.ts',
  },
  {
    id: 'R99',
    title: 'Campaign from Mar I',
    summary:
      'Ours: the printed set-up on Mar I. Earlier reinforcements are in port, the Admiralty chit of Feb I lies on Apr I, manpower is at Start.',
    source: 'chapters/ch03-setup.ts',
  },
  {
    id: 'R100',
    title: 'Campaign from Jul II',
    summary:
      'Ours: fleets where they were in mid-July: Villeneuve and Gravina on the track to Europe (die 3), Calder off Ferrol, Nelson at Gibraltar, Collingwood off Cadiz, Cornwallis off Brest, Ganteaume in Brest, Allemand in Rochefort, Salcedo in Cartagena, Cochrane in the West Indies, Craig in Malta. Barham has come; the chit of Jun III lies on Aug III. Nothing is raided, but for two voyages to the West Indies and back the Emperor counts four directives as done, which is what makes the two sides even.',
    source: 'chapters/ch03-setup.ts',
  },
  {
    id: 'R101',
    title: 'West Indies campaign',
    summary:
      'Ours: May I to Jun III, before the hurricanes, on the inset and its tracks. Villeneuve is in box 3 bound for Martinique, Nelson enters the British box on May II, Alava is at Santo Domingo, the West Indies Fleet at Jamaica, Cochrane at Barbados. Only West Indies winds, Bonus, Initiative and Weather Chits are in the cup.',
    source: 'chapters/ch03-setup.ts',
  },
  {
    id: 'R102',
    title: 'West Indies: points',
    summary:
      'Ours: the West Indies objectives and directive, four points to the British for each of their four ports that was not raided, the Gold once it enters E01 with its escort, ships and prizes. Blocks that enter E01 have gone home.',
    source: 'chapters/ch23-victory.ts',
  },
  {
    id: 'R103',
    title: 'Bonus Moves',
    summary: 'May be left unused. A block in port may be picked, only to count masts.',
    source: 'chapters/ch09-choices.ts',
  },
  {
    id: 'R104',
    title: 'New Orders',
    summary:
      'The new directive is drawn before the old one goes back; with none to draw the old one stays. Nobody is told how many are left.',
    source: 'chapters/ch21-objectives.ts',
  },
  {
    id: 'R105',
    title: 'Privateers',
    summary:
      'Frigates at sea and in patrol zones are at sea; those in port and on tracks are not. The British player picks; with none nothing happens.',
    source: 'chapters/ch15-random.ts',
  },
  {
    id: 'R106',
    title: 'Conquered ports',
    summary:
      'Naples, Malta and Alexandria, once Allied, need provisions for a sortie, are blockaded by British fleets off them, and count as friendly ports in every other way.',
    source: 'chapters/ch11-ports.ts',
  },
  {
    id: 'R107',
    title: 'Expedition without escorts',
    summary:
      'Outside a port an Expedition, Transport or the Gold whose last ship is lost goes with her: to Start, or out of play.',
    source: 'chapters/ch07-blocks.ts',
  },
  {
    id: 'R108',
    title: 'Ties',
    summary:
      'British at the weather gauge (17.3), Windward in an Admiral’s Choice (17.8.6), French in command (8.2), the Allied player for the closest port (R5), nobody at the end (23.1).',
    source: 'chapters/ch23-victory.ts',
  },
  {
    id: 'R109',
    title: 'Two ends at once',
    summary:
      'A successful Channel roll ends the game before raids, events and duties of that turn; a second Trafalgar objective ends it where it is scored.',
    source: 'chapters/ch23-victory.ts',
  },
  {
    id: 'R110',
    title: 'Standing by',
    summary:
      'A side may have done for the rest of the turn: its standing orders go on, and it is asked again only where it must choose (weather damage, a battle, a raid) or when one of its blocks has been spotted. The enemy does not learn of it.',
    source: 'chapters/ch09-standing.ts',
  },
  {
    id: 'R111',
    title: 'Leeward withdraws',
    summary:
      'Where the matrix shows it leeward is gone before firing and is not asked again: the order to withdraw was his choice.',
    source: 'chapters/ch17-tactics.ts',
  },
  {
    id: 'R112',
    title: 'A convoy’s last ship',
    summary:
      'An Expedition, the Transport or the Gold cannot send its last ship into port or to another, for it would be lost with her.',
    source: 'chapters/ch20-reforming.ts',
  },
  {
    id: 'R113',
    title: 'Release to sea',
    summary: 'A British fleet that is marked At Sea after a battle pays nothing for it and is not searched for.',
    source: 'chapters/ch20-aftermath.ts',
  },
];
