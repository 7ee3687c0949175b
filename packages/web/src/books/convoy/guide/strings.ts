/** Sentences of the guided first convoy. */

export default {
  and: ' and ',
  lessons: {
    wind: {
      title: 'Wind and way',
      text: 'You bring {{merchants}} to the exit, with {{escort}} to guard them. The rose shows where it blows: {{wind}}. On her quarter a ship has three hexes, right astern two, on the bow one, and dead ahead none.',
      goal: 'Find the rose and the marked exit, then say aye.',
    },
    dice: {
      title: 'Dice for the wind',
      text: 'Before your ships move you may throw dice for the wind. Each 5 or 6 counts, theirs cancel yours, and one that is left turns the wind a face. Spent dice are gone: you have {{stock}} for the whole game.',
      goal: 'Throw for the wind, or leave it alone while it serves you.',
    },
    ship: {
      title: 'One ship at a time',
      text: 'Your ships act one after the other, each to the end of her move. Let the escort clear the way, then the merchant ahead, so that nobody lies in another’s hex.',
      goal: 'Choose the ship that acts first.',
    },
    sail: {
      title: 'Hex by hex',
      text: 'Drag her along her way, or give the orders one by one. She turns a face on entering a hex: merchants once in a move, your sloop in every hex. Turned closer to the wind, she has fewer hexes from then on.',
      goal: 'Sail her at least one hex.',
    },
    press: {
      title: 'Pressing on',
      text: 'When her hexes are sailed, a die may give one more: on 3 or better, and three at most. The first that fails ends it. Nobody has to throw, and any ship may lie to one hex early.',
      goal: 'Throw a die for a hex more, or sail on with your ships.',
    },
    clock: {
      title: 'The clock',
      text: 'At the end of your turn you move the clock three, four or five spaces; at {{loop}} the game is over. You need time to reach the exit, so move it slowly.',
      goal: 'End your turn, and move the clock.',
    },
    guns: {
      title: 'Broadsides',
      text: 'A broadside bears abeam: two dice for each gun, more close by and along her decks from bow or stern. Each 6 is a hit, and every miss is thrown once more. A hit ship may answer.',
      goal: 'Bring a raider before your guns, and fire.',
    },
    paper: {
      title: 'Her paper',
      text: 'Each hit takes a marker: crew, gun or sail. Without crew she hardly mends and cannot board, without guns she hardly shoots, without sails she has no dice for hexes.',
      goal: 'Choose a raider, on the board or under Ships, and read her paper.',
    },
    log: {
      title: 'Log and rules',
      text: 'The log shows every die and where it came from. Any § leads to the rule, in plain words.',
      goal: 'Open the Log, or touch a §.',
    },
    boarding: {
      title: 'Grapnels',
      text: 'Raiders take ships by boarding: alongside, four dice and one for each of the crew. More 5s and 6s hold her fast, and once more take her. Crew is what keeps a merchant free.',
      goal: 'Keep off their boarders, or board one that is thin of crew.',
    },
    exit: {
      title: 'Home',
      text: 'A merchant leaves from an exit hex for one hex of her move, straight over the edge. Home she counts 3, still at sea 1, and to raiders a prize counts 6. Warships never leave.',
      goal: 'Sail a merchant out by the exit.',
    },
    end: {
      title: 'To the end of it',
      text: 'The game ends when no merchant is left to fight for, when the clock has gone round, or when no raider can take a ship any more. The higher score wins.',
      goal: 'That was the last lesson. Bring the rest of them home!',
    },
  },
  asides: {
    answer: {
      title: 'They want the wind',
      text: 'The raiders have thrown for the wind. Your dice may cancel what they have, 5 or 6 each. Answer where the new wind would stop your merchants; else save them.',
      goal: 'Answer with dice, or let it turn.',
    },
    chance: {
      title: 'Under your guns',
      text: 'A raider has come before a broadside of yours, one hex off. You may fire at once, with three dice less. Each broadside does so once in their turn.',
      goal: 'Fire, or hold.',
    },
    return: {
      title: 'Answer her',
      text: 'She has been hit and may fire back where a broadside bears, in haste: three dice less, but two at least.',
      goal: 'Return her fire, or hold.',
    },
    loss: {
      title: 'Your ship is hit',
      text: 'The first loss is yours to choose, the others are the shooter’s. Spare what she has least of: crew against boarders, sails for the way home.',
      goal: 'Choose what she loses.',
    },
    placing: {
      title: 'A hit to place',
      text: 'Her captain has chosen the first loss; this one is yours. Crew taken now cannot board you later, and without sails she falls behind.',
      goal: 'Choose what she loses.',
    },
    mend: {
      title: 'Repairs',
      text: 'A damaged ship begins her turn with a die for each of her crew; each 5 or 6 brings a marker back.',
      goal: 'Choose what is mended.',
    },
    alongside: {
      title: 'Alongside',
      text: 'An enemy lies abeam and touching. To board ends her move, even if it fails. Do so where your crew is clearly the stronger: the beaten boarder loses two markers.',
      goal: 'Board her, fire, or sail on.',
    },
    storm: {
      title: 'Grappled',
      text: 'The grapnels hold. Now both throw again, a warship one die more. If you win she is yours; a drawn fight is hers.',
      goal: 'Board her, or cast off.',
    },
  },
  praise: {
    wind: 'All hands!',
    dice: 'So be the wind.',
    ship: 'She has her orders.',
    sail: 'She has way on her.',
    press: 'Every stitch is set.',
    clock: 'Time goes by.',
    guns: 'Your first shots!',
    paper: 'Now you know her.',
    log: 'All of it stays on record.',
    boarding: 'So that is how they come.',
    exit: 'One is home!',
    end: '',
  },
  endings: {
    won: {
      title: 'The sugar is home',
      text: 'Next try the raiders: the same sea looks different from there. Fog, shallows and greater ships wait in the other scenarios.',
      goal: 'Well brought in, commodore.',
    },
    lost: {
      title: 'The raiders have the day',
      text: 'Keep the wind on your merchants’ quarter, give raiders a wide berth, and let the escort stand between.',
      goal: 'It happens to the best. Once more?',
    },
    drawn: {
      title: 'Even',
      text: 'They took as much as you brought home. One merchant more by the exit would have won it.',
      goal: 'Once more?',
    },
  },
};
