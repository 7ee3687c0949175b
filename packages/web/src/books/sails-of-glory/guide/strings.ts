/** Sentences of the guided first battle. */

export default {
  and: ' and ',
  lessons: {
    wind: {
      title: 'Wind and colours',
      text: 'You have {{mine}}; against you sail {{hers}}. Round each base runs a border of colours. The one that the wind crosses is her attitude: green is fast, orange slower, and in red she is taken aback and driven astern.',
      goal: 'Find the rose and the colours round your ships, then say aye.',
    },
    card: {
      title: 'A card for each ship',
      text: 'Each card shows three curves; by the Basic rules the middle one counts, and on it the arrow of her colour. Point at a card, or tap it once, to see where it takes her. Below lie the harder turns, port to the left, starboard to the right.',
      goal: 'Take up a ship and choose her card.',
    },
    reveal: {
      title: 'Sealed, then all at once',
      text: 'Your enemy chooses at the same time and cannot see your cards, nor you hers. Give every ship a card. Until you seal them, Undo takes any of them back.',
      goal: 'Plan all your ships, seal, and watch everybody move.',
    },
    arcs: {
      title: 'Arcs and the ruler',
      text: 'Guns look out to the sides: forward, central and rear arc, each from its own dot. The ruler reaches 27 cm; its first half is short range. Ships in between block the line.',
      goal: 'Bring an enemy into an arc, within the ruler.',
    },
    fire: {
      title: 'Broadside',
      text: 'Each side of a ship fires once, at one target. The figure beside the target is how many counters she must draw: heavy B counters at short range, lighter A ones beyond. Muskets join in where hulls all but touch.',
      goal: 'Order your guns, then give the word to fire.',
    },
    counters: {
      title: 'Counters and damage',
      text: 'Numbers fill the boxes of the hull from the left, each box up to her burden; a man’s head costs a box of crew. The leftmost empty box tells what her guns are still worth.',
      goal: 'Choose an enemy, on the board or under Ships, and read her mat.',
    },
    log: {
      title: 'Log and rules',
      text: 'The log shows each counter as it was drawn; touch a line to see that moment again. Any § leads to the rule, in plain words.',
      goal: 'Open the Log, or touch a §.',
    },
    reload: {
      title: 'Reloading',
      text: 'Guns that have fired are empty. They are loaded again at the end of the next turn, by themselves in the Basic rules, so a broadside can fire every other turn. Show her your other side meanwhile.',
      goal: 'Sail on until your guns are loaded again.',
    },
    end: {
      title: 'To the end of it',
      text: 'A ship strikes when every box of her hull or of her crew is covered. Whoever still has a ship on the table when the enemy has none wins the day.',
      goal: 'That was the last lesson. Fight on!',
    },
  },
  praise: {
    wind: 'Under way.',
    card: 'A card is laid.',
    reveal: 'All together now.',
    arcs: 'Your guns bear.',
    fire: 'Your first broadside!',
    counters: 'Now you know her.',
    log: 'All of it stays on record.',
    reload: 'Run out again.',
    end: '',
  },
  endings: {
    won: {
      title: 'The day is yours',
      text: 'Next come the Standard rules: cards are planned a turn ahead, guns are loaded with ball, chain or grape, and a ship that is raked suffers for it.',
      goal: 'Well fought, captain.',
    },
    lost: {
      title: 'The day is theirs',
      text: 'Fire from short range, with the central arc, and where only one of theirs can answer. Two ships against one is no shame at sea.',
      goal: 'It happens to the best. Once more?',
    },
    drawn: {
      title: 'Drawn',
      text: 'Neither side is left with more than the other. Next time close sooner: short range is what counts.',
      goal: 'Once more?',
    },
  },
};
