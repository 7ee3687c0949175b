/** Sentences of the guided first battle. */

export default {
  lessons: {
    wind: {
      title: 'The wind',
      text: 'The rose shows where it blows from. Your {{mine}} has it on her beam, a fast point of sail. Close to the wind she is slow; straight into it she cannot sail. And there, to windward, lies your enemy: {{hers}}, at anchor.',
      goal: 'Find the rose, your ship and hers, then say aye.',
    },
    run: {
      title: 'Making way',
      text: 'Orders stand in the list and on the board. Point at one, or touch “Look” beside it, and a ghost shows where it leads. Each uses part of her move; the line at the top keeps count.',
      goal: 'Run straight ahead.',
    },
    undo: {
      title: 'Second thoughts',
      text: 'Until dice are thrown or the enemy moves, an order can be taken back, and another given.',
      goal: 'Take it back: Undo stands above the orders.',
      first: 'Give an order, then take it back: Undo stands above the orders.',
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
};
