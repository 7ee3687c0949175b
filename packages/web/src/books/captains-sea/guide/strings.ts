/** Sentences of the guided first duel: what to do, why, and the clauses beside them. */

export default {
  lessons: {
    display: {
      title: 'Your ship',
      text: 'You command {{mine}}; {{hers}} lies a square away, on your starboard bow. The duel goes to the captain who fires more guns from close by, and whose crew holds out. The letters round your ship tell how she lies to the wind; the blue one, where it comes in, counts. A and B are fastest, then C, D and E; F and G are slow, and at H she lies in irons.',
      goal: 'Find the blue letter on the board, then say aye.',
    },
    'fit-out': {
      title: 'Sails and shot',
      text: 'Take Medium Sail: Fighting Sail halves your speed, and helps only against shot aimed at your rigging. Then load the four gun sections, face down. Double shot adds 1 to every die to hit; it is slow to load and may burst a gun, but now there is time, and she is near. Later take round shot, which is ready soonest.',
      goal: 'Choose sails, and a load for each section.',
    },
    crew: {
      title: 'Hands to their places',
      text: 'You have {{crew}} crew points and more places than that. She lies to starboard: man those guns. A section throws the dice of its highest box that is whole and manned, and here box {{enough}} has nearly the dice of box {{boxes}}. So leave some men free: only those at no task can fight off boarders, and a ship that is boarded and taken has lost.',
      goal: 'Take the starboard plan, free a few men, and say that the crew is placed.',
    },
    block: {
      title: 'A block face down',
      text: 'Speed is relative: on one course with her you have only what the die for the hull brings, this turn {{speed}}. With these movement points you pay for one block after another. An Advance costs 2, or 3 across a corner, with a free turn towards a better wind; a Wear turns her on the spot. Look at a block first: the board shows where she will lie, and what her guns will reach. Choose one that keeps the enemy in the shaded part.',
      goal: 'Choose a manoeuvre that you can pay for this turn.',
    },
    fire: {
      title: 'Broadside',
      text: 'Guns bear 45 degrees to either side of the beam: the shaded pattern. Long guns reach 24 movement points, carronades 6, and within 3 they throw double. Against you are dice for half the range and for all smoke on the line; so wait until she is near, and let the first broadside be your best. Low takes guns from her, high takes speed. Both sections at one height make one strong attack.',
      goal: 'When she bears, fire both sections low.',
    },
    cards: {
      title: 'Bridge cards',
      text: 'Before dice are thrown either captain may play a card. It does what it says if this is its moment; or it adds 1 to a single die. One die among many changes little: keep such cards for throws of one or two dice, as for morale, grapnels or striking. You draw a new one only in turns in which you have the initiative.',
      goal: 'Play a card that fits, or say “No card”, until the guns have fired.',
    },
    sheet: {
      title: 'Her wounds',
      text: 'A crossed-out box is a hit. Gun boxes are her dice, rigging her speed, crew her hands for everything. A red number on the crew track, or a section without guns, tries her morale. In a Strike Check box she may haul down her colours at the end of every turn.',
      goal: 'Choose {{hers}}, on the board or under Ships, and see what you have done to her.',
    },
    log: {
      title: 'Log and rules',
      text: 'If you wonder why a shot told or not: the log has all its steps, with every die and all that was added to it. Touch a line to see that moment again. Any § leads to the rule in plain words.',
      goal: 'Open the Log, or touch a §.',
    },
    impulses: {
      title: 'Twelve impulses',
      text: 'A turn has twelve impulses. By her speed a ship has a marker in some of them (see the track), and each pays one point. A block that is paid for is turned up and made at once, and you choose the next. What is left unpaid after impulse 12 has to be strained for: she makes a bonus move straight ahead, and on a bad die rigging carries away.',
      goal: 'Sail on until a manoeuvre of yours is made.',
    },
    reload: {
      title: 'Reloading',
      text: 'An average crew loads round shot in eight impulses, other shot in ten; the track shows when each section is ready, also in the next turn. If nobody stands at its guns at that moment the load is lost. So man the side that is being loaded, or turn the other side to her, which is loaded still.',
      goal: 'Sail and fight on until a section is loaded again.',
    },
    end: {
      title: 'To the end of it',
      text: 'Every hit on her is a point times your multiplier; five more if she strikes, ten if she is taken. A lead of five or less is a draw. Stay within three movement points but out of her square, cross her stern if you can (hull hits count half as many again), and let spare hands mend: what is mended no longer counts for her.',
      goal: 'That was the last lesson. Fight on!',
    },
  },
  praise: {
    display: 'On to it.',
    'fit-out': 'Cleared for action.',
    crew: 'All hands at their stations.',
    cards: 'Your first broadside!',
    block: 'The block lies face down.',
    impulses: 'Handsomely done.',
    fire: 'Stand by to fire.',
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
      text: 'Three things to try: fire from close by, before your own smoke lies between you; keep the loaded and manned side towards her; and when she is near keep half a dozen men for a melee.',
      goal: 'It happens to the best. Once more?',
    },
    drawn: {
      title: 'Drawn',
      text: 'Neither captain has hurt the other enough. Close sooner: within three movement points carronades throw double, and hardly any dice are against you.',
      goal: 'Once more?',
    },
  },
};
