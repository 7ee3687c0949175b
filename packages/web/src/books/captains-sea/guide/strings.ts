/** Sentences of the guided first duel. */

export default {
  lessons: {
    display: {
      title: 'Your ship',
      text: 'You have {{mine}}; close by lies {{hers}}. Of the letters round your ship the one that the wind comes in at is her wind position: A and B are fastest, then C, D and E, F and G; at H she lies in irons. Her display, under Ships, shows guns by section, rigging, crew and morale.',
      goal: 'Look at her display, then say aye.',
    },
    'fit-out': {
      title: 'Sails and shot',
      text: 'Medium Sail is twice as fast as Fighting Sail, but a better target for shot aimed high. Each of the four sections is loaded face down: round shot is quick, chain tears rigging, double shot hits harder and may burst a gun.',
      goal: 'Choose sails, and a load for each section.',
    },
    crew: {
      title: 'Hands to their places',
      text: 'Your {{crew}} crew points cannot be everywhere. Guns fire by their highest box that is whole and manned; whoever is at no task is kept for boarding. Below the plans you say when you want to be asked for cards: attacks and danger will do.',
      goal: 'Take a plan, and say that the crew is placed.',
    },
    cards: {
      title: 'Bridge cards',
      text: 'Each card can be played at its moment, or thrown in for +1 on a die before it is rolled. You draw another only when you have the initiative, so spend them where it hurts.',
      goal: 'Go on until the speeds are thrown.',
    },
    block: {
      title: 'A block face down',
      text: 'You choose a manoeuvre in secret and pay for it with movement points. An Advance across a side costs two, across a corner three; after it she may turn one point to a better wind. Point at a block to see where it leads.',
      goal: 'Choose a manoeuvre.',
    },
    fire: {
      title: 'Broadside',
      text: 'A broadside bears 45 degrees to either side of the beam: the shaded pattern. Long guns reach 24 movement points, carronades 6, and within 3 they count double. Aim high for the rigging, low for the hull. Half the distance and all smoke on the line are dice against you.',
      goal: 'Bring a manned broadside to bear, and fire it.',
    },
    sheet: {
      title: 'Her wounds',
      text: 'Hits take boxes off sections, rigging and crew; red numbers and emptied sections try the morale. A crew that falls to the last box, or a ship without rigging or men, may strike.',
      goal: 'Choose {{hers}}, on the board or under Ships, and read her display.',
    },
    log: {
      title: 'Log and rules',
      text: 'The log has every die with all that modified it; touch a line to see that moment again. Any § leads to the rule, in plain words.',
      goal: 'Open the Log, or touch a §.',
    },
    impulses: {
      title: 'Twelve impulses',
      text: 'A turn has twelve impulses. By her speed a ship has a marker in some of them, and each pays one point. When a block is paid for it is turned up and made, and you choose the next. What cannot be finished this turn must be strained for.',
      goal: 'Sail on until a manoeuvre of yours is made.',
    },
    reload: {
      title: 'Reloading',
      text: 'An average crew needs eight impulses to load round shot, two more for special loads; the marker runs on into the next turn. Only a manned section is loaded: who leaves it loses the reload.',
      goal: 'Sail and fight on until a section is loaded again.',
    },
    end: {
      title: 'To the end of it',
      text: 'Every hit is a victory point, times the multiplier of your ship; five more if she strikes, ten if she is taken. Five points apart or less is a draw.',
      goal: 'That was the last lesson. Fight on!',
    },
  },
  praise: {
    display: 'On to it.',
    'fit-out': 'Cleared for action.',
    crew: 'All hands at their stations.',
    cards: 'Both ships are under way.',
    block: 'The block lies face down.',
    impulses: 'Handsomely done.',
    fire: 'Your first broadside!',
    sheet: 'Now you know her.',
    log: 'All of it stays on record.',
    reload: 'Run out again.',
    end: '',
  },
  endings: {
    won: {
      title: 'The day is yours',
      text: 'Next take a duel that was fought: Constitution v Java is the one to begin with. There the ships are not alike, and the weaker one counts her hits more than once.',
      goal: 'Well fought, captain.',
    },
    lost: {
      title: 'The day is theirs',
      text: 'Fire from close by, before your own smoke lies between you, and cross her stern if you can. Men at the sails and at repairs are not at the guns.',
      goal: 'It happens to the best. Once more?',
    },
    drawn: {
      title: 'Drawn',
      text: 'Neither captain has hurt the other enough. Close sooner: within three movement points carronades count double.',
      goal: 'Once more?',
    },
  },
};
