/** The guided first battle. */
export default {
  label: 'Coach',
  opening: 'Your ship is being fitted out …',
  step: 'Lesson {{at}} of {{of}}',
  goal: 'Your goal',
  try: 'Try',
  tryHint: 'Show it on the board; you give the order yourself',
  aye: 'Aye aye',
  skip: 'Skip this lesson',
  fold: 'Fold the coach away',
  unfold: 'Unfold the coach',
  again: 'Once more',
  replay: 'Watch it again',
  lobby: 'On to a real battle',
  wait: 'Your enemy has the next move. Watch her.',
  edge: 'Mind the edge of the chart! Ships that sail over it are out of the battle.',
  lessons: {
    wind: {
      title: 'The wind',
      text: 'The rose shows where it blows from. Your {{mine}} has it on her beam, a fast point of sail. Close to the wind she is slow; straight into it she cannot sail. And there, to windward, lies your enemy: {{hers}}, at anchor.',
      goal: 'Find the rose, your ship and hers, then say aye.',
    },
    run: {
      title: 'Making way',
      text: 'Orders stand in the list, on the board and on the number keys. Point at one, and a ghost shows where it leads. Each uses part of her move; the line at the top keeps count.',
      goal: 'Run straight ahead.',
    },
    undo: {
      title: 'Second thoughts',
      text: 'Until dice are thrown or the enemy moves, an order can be taken back, and another given.',
      goal: 'Take it back: press U, or Undo above the orders.',
      first: 'Give an order, then take it back: press U, or Undo above the orders.',
    },
    turn: {
      title: 'Turning',
      text: 'A point is an eighth of a circle and takes 2 cm. To reach an enemy up wind, turn as near to the wind as she will go: close hauled she makes {{close}} cm a move, with the wind abeam {{beam}}.',
      goal: 'Turn a point.',
    },
    tack: {
      title: 'Tacking',
      text: 'One point nearer lies the eye of the wind, where no ship sails. So she swings through it in one go, two points for 4 cm, and takes the wind on her other side. Zigzag, and you gain ground to windward.',
      goal: 'Come close to the wind, and tack.',
    },
    range: {
      title: 'Arcs and ranges',
      text: 'Her guns look out to both sides, never ahead or astern: see the shaded quarters. Within 4 cm a die of 3 hits the hull, within 8 cm a 4, within 12 cm a 5.',
      goal: 'Bring the enemy within 12 cm, on either beam.',
    },
    fire: {
      title: 'First broadside',
      text: 'Choose the target, then the aim: the hull costs her guns, the masts her speed. The forecast tells the odds before you fire. Each deck is one die, once a round, so nearer is better.',
      goal: 'Give her a broadside.',
    },
    sheet: {
      title: 'Damage',
      text: 'Losses are crossed off on a ship’s papers. A deck gone is a die less for the rest of the day; of all she has, only masts can be raised again.',
      goal: 'Choose {{hers}}, on the board or under Ships, and read her papers.',
    },
    log: {
      title: 'Log and rules',
      text: 'The log keeps every die and what it needed; touch a line to see that moment again. And any § leads to the rule, in plain words.',
      goal: 'Open the Log, or touch a §.',
    },
    board: {
      title: 'Boarding',
      text: 'Sail right into her. Hulls that touch stay fast, and when your move ends the crews fight: a die for every deck left, and the higher total takes the other ship. So shoot first, and board a weaker crew.',
      goal: 'Lay her aboard.',
    },
    end: {
      title: 'The end of it',
      text: 'A battle ends when one side can fire no more, or after the last round; whoever has done more damage wins.',
      goal: 'That was the last lesson. Fight on!',
    },
  },
  praise: {
    wind: 'Under way.',
    run: 'Well steered.',
    undo: 'As if it had never been.',
    turn: 'Handsomely turned.',
    tack: 'About she comes!',
    range: 'Your guns bear.',
    fire: 'Your first broadside!',
    sheet: 'Now you know her.',
    log: 'All of it stays on record.',
    board: 'Boarders away!',
    end: '',
  },
  endings: {
    prize: {
      title: 'A prize!',
      text: 'She is yours: a point for each of her {{cells}} cells, and 3 for the prize. The enemy has nothing left that can fire, so the day is over.',
      goal: 'Well fought, captain.',
    },
    won: {
      title: 'The day is yours',
      text: 'Whoever has done more damage wins, a point for every cell crossed off. A ship taken is worth 3 more: next time, lay her aboard.',
      goal: 'Well fought, captain.',
    },
    taken: {
      title: 'Taken',
      text: 'Her crew threw more than yours, and your ship is hers. Shoot first, and board when she has fewer decks left than you.',
      goal: 'It happens to the best. Once more?',
    },
    lost: {
      title: 'The day is hers',
      text: 'She has done more damage than you. Come near with your guns bearing and hers not: from right astern above all.',
      goal: 'It happens to the best. Once more?',
    },
    left: {
      title: 'Over the edge',
      text: 'Your ship has sailed off the chart, and whoever leaves it takes no more part. The frame marks the edge: turn in good time.',
      goal: 'Once more?',
    },
    fled: {
      title: 'She got away',
      text: 'Your enemy has left the chart, and neither has done more damage than the other. Next time be quicker to close.',
      goal: 'Once more?',
    },
    drawn: {
      title: 'Drawn',
      text: 'Both have done the same damage, a point for every cell crossed off.',
      goal: 'Once more?',
    },
  },
  after:
    'The report shows when it was decided. The replay plays the battle again, and from any moment of it you can branch off and try another way. Menu (M) has the settings, the keys, and the table as text.',
  'sails-of-glory': {
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
        text: 'Guns look out to the sides: forward, full broadside and rear arc, each from its own dot. The ruler reaches 27 cm; its first half is short range. Ships in between block the line.',
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
        text: 'A ship strikes when her hull or her crew track is full. Whoever still has a ship on the table when the enemy has none wins the day.',
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
        text: 'Fire from short range, with the full broadside, and where only one of theirs can answer. Two ships against one is no shame at sea.',
        goal: 'It happens to the best. Once more?',
      },
      drawn: {
        title: 'Drawn',
        text: 'Neither side is left with more than the other. Next time close sooner: short range is what counts.',
        goal: 'Once more?',
      },
    },
  },
};
