/** Sentences of the guided first campaign. */

export default {
  lessons: {
    blocks: {
      title: 'Blocks that stand on edge',
      text: 'You command the fleets of France and Spain. A block shows its name and ships to its owner alone. Of yours the British see the backs: where a block stands, and not whether it is forty sail or a rumour. Of theirs you see as little. Blocks that stand together are shuffled when one of them moves.',
      goal: 'Look at the chart and its blocks, then say aye.',
    },
    objectives: {
      title: 'How it is won',
      text: 'There are eleven turns, July to October. You win at once with two of four: a raid on Bantry Bay; a raid in the North Sea; thirty ships in one fleet into Brest before Aug III; thirty into hex 1222, past the Straits, after Aug II. Otherwise the British win. Ships lost do not count.',
      goal: 'Two of four. Say aye.',
    },
    landfall: {
      title: 'Villeneuve comes home',
      text: 'Twenty ships under Villeneuve are crossing from the West Indies. Where he makes land is your secret. Thirteen ships wait for him in Ferrol, six in Cadiz; before each lies a British fleet, and the larger is off Ferrol.',
      goal: 'Choose where he is bound.',
    },
    provisions: {
      title: 'Provisions',
      text: 'Every turn you draw two or three Provisions Chits and lay them face down in your ports. Only a port with May Sortie can let ships out this turn; the others keep the British guessing. In the full campaign the Grand Conseil also sets four destinations; this scenario goes without.',
      goal: 'Place your chits. The staff can place what is left.',
    },
    chits: {
      title: 'Chits and winds',
      text: 'Chits are drawn one by one until the second Initiative Chit ends the turn. A wind lets all blocks move, nine points each, and the side with the initiative goes first: a hex costs 1, against the wind 2, as the wind rose shows. A bonus move is for one block. Weather strikes a zone.',
      goal: 'Find the wind on the chart, then say aye.',
    },
    masts: {
      title: 'Counting masts',
      text: 'Ships in port can count an enemy who stands inshore before it; it costs nothing. You are told a range of five, such as 11 to 15, and whether frigates are there: no names, and no condition.',
      goal: 'Count masts off one of your ports. If none is offered, say done.',
    },
    staff: {
      title: 'Reports',
      text: 'Your staff keeps every report with its date and source, your blocks and ports, provisions and objectives. It is all that you know of the enemy; the chart marks old sightings too.',
      goal: 'Open Staff, beside Blocks and Log.',
    },
    sortie: {
      title: 'A sortie',
      text: 'A fleet comes out if its port has May Sortie and the wind is one that the port allows: from Brest only a Nor’easter, from Rochefort, Ferrol and Cadiz a So’wester too. You pick its ships. Every British block in the patrol zone looks for it, best inshore, worst off station.',
      goal: 'Order a sortie as soon as one is offered and advised. Until then: done.',
    },
    sail: {
      title: 'A course',
      text: 'Leaving a patrol zone costs 3 of the 9 points; the rest pay for hexes. Steer hex by hex on the chart, or name a port to make for. A sortie that nobody has seen is joined by two Fog of War blocks: empty, but the British cannot tell. Send them somewhere else.',
      goal: 'Sail a block at sea.',
    },
    standing: {
      title: 'Standing orders',
      text: 'What is too far for one wind is kept as a standing order: when you say done, such blocks sail on by themselves, and blocks blown off station come back. “Done for this turn” leaves you in peace until something happens.',
      goal: 'Say aye.',
    },
    search: {
      title: 'Searches',
      text: 'British fleets and frigates must search whenever they can; yours may. Two dice, 8 or more: +3 inshore, +1 on loose blockade, −1 off station and for each Weather Chit. Whoever is spotted is counted for both sides, Fog of War is taken off, and fleets that found or were found fight.',
      goal: 'Say aye.',
    },
    battle: {
      title: 'To a battle',
      text: 'Ship for ship a British one is worth two French or three Spanish. So come with numbers: two fleets in one place can join. A battle comes when you are spotted by a fleet, or when you search and find one.',
      goal: 'Go on until your first battle has been fought.',
    },
    raid: {
      title: 'Raids',
      text: 'When the first Initiative Chit of a turn comes, a fleet off Bantry Bay or in the North Sea may raid: three dice inshore, two elsewhere, with its firepower and the admiral’s command. Only you know whether it succeeded. Fog of War can pretend.',
      goal: 'Raid, or bring thirty sail to Brest or past the Straits.',
    },
    log: {
      title: 'The gazette',
      text: 'The log tells the campaign by dates, with every die. Touch a line to see that moment again; any § leads to the rule, in plain words.',
      goal: 'Open the Log, or touch a §.',
    },
    end: {
      title: 'The rest is yours',
      text: 'Objectives reached: {{objectives}} of two. Gather fleets, come out where the watch is thin, and mind the dates: Brest before Aug III, the Straits after Aug II. On Aug II and Sep II the British are reinforced.',
      goal: 'That was the last lesson. Two objectives win.',
    },
  },
  asides: {
    arrival: {
      title: 'Landfall',
      text: 'He may stop on loose blockade, stand inshore, or go on into the port. British blocks there search as he comes in: those inshore best, if he comes as far. In port nobody can touch him, but he needs provisions and a wind to come out again.',
      goal: 'Say how he comes in.',
    },
    gauge: {
      title: 'Battle: the weather gauge',
      text: 'Both throw a die and add the admiral’s seamanship; who has more chooses windward or leeward. Windward may deny battle. The two dice also make the day: how many rounds there is light for, which each admiral may lengthen or shorten.',
      goal: 'Decide whether, and how long, you fight.',
    },
    tactics: {
      title: 'Battle: signals under seal',
      text: 'Each admiral seals a tactic and a sail; on his command or less on a die it is obeyed, otherwise the last one stands. The two together say what kind of battle it is: who has more dice, and who may get away. To windward break the line; to leeward hold it, or withdraw at full sail.',
      goal: 'Seal your signal.',
    },
    guns: {
      title: 'Battle: firing',
      text: 'Both fire at once: the firepower of the whole line and the dice give points of damage. Who fires gives them out: a ship’s defence in points damages her. Wrecks need a throw of 13, or an enemy with no sound ship. The die for her full sail wrecks nobody.',
      goal: 'Give out your points, the best bargains first.',
    },
    after: {
      title: 'Battle: the end of it',
      text: 'It ends when the day does, when a side gets away, or with all of one side wrecked. Then dice decide what becomes of damaged and wrecked ships and of admirals. Before a port of yours, damaged ships may be sent in; a fleet that was found may sail on.',
      goal: 'Decide, and go on.',
    },
    weather: {
      title: 'Foul weather',
      text: 'A squall only hides; a gale or a storm harms ships outside ports, twice as many inshore, and drives everybody in a patrol zone off station. The owner picks who suffers. British frigates may be gone for weeks: that is the time to come out.',
      goal: 'Choose, or leave it to the staff.',
    },
    repairs: {
      title: 'Repairs',
      text: 'At the beginning of a turn each port mends as many damaged ships as its repair capacity says. The staff takes the heaviest first.',
      goal: 'Choose, or leave it to the staff.',
    },
    join: {
      title: 'Rendezvous',
      text: 'Fleets in one place may become one: thirty ships only count in one fleet. Fog of War may join a fleet and is gone.',
      goal: 'Join what belongs together.',
    },
    attempt: {
      title: 'A raid',
      text: 'Firepower, dice and command are looked up in the same table as gunfire: Bantry Bay needs 10, the North Sea 12. A marker is laid either way, and only you know what it says.',
      goal: 'Choose who raids.',
    },
  },
  praise: {
    blocks: '',
    objectives: '',
    landfall: 'Sealed.',
    provisions: 'Stocked.',
    chits: '',
    masts: 'Counted.',
    staff: 'Your staff is at work.',
    sortie: 'They are out!',
    sail: 'Under way.',
    standing: '',
    search: '',
    battle: 'Your first battle.',
    raid: 'Boldly done.',
    log: 'On record.',
    end: '',
  },
  endings: {
    won: {
      title: 'Two objectives: you have won',
      text: 'Next take the British side of Trafalgar, with frigates to place and ports to watch. Then the campaign of 1805: the Mediterranean, the West Indies, the Grand Conseil and the Admiralty, and a year to fill.',
      goal: 'Vive l’Empereur!',
    },
    lost: {
      title: 'The British have held out',
      text: 'Gather before you fight: thirty ships together are a match for any one British fleet. Come out where the watch is thin or blown off station, and let Fog of War lead them astray.',
      goal: 'It happened to Villeneuve too. Once more?',
    },
  },
};
