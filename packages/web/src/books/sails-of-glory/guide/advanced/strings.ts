/** Sentences of the guided battle by the Advanced rules. */

export default {
  lessons: {
    outfit: {
      title: 'Guns and sails',
      text: 'Before the first turn each broadside is loaded, in secret: ball for every range, chain for masts and sails, grape for crews close by. Her sails are full for speed, battle to fight, backing to hang back.',
      goal: 'Load your ships, and set their sails.',
    },
    card: {
      title: 'A card to begin with',
      text: 'Each card has a veer, and no ship swings from one side to the other faster than hers allows. Full, battle and backing sails each have a curve of their own on it.',
      goal: 'Choose the card for the first turn.',
    },
    ahead: {
      title: 'A turn ahead',
      text: 'From now on the card that lies there is sailed this turn, and you plan the next one behind it. So think where she will be, and where they will.',
      goal: 'Seal, take up a ship, and plan the card behind the first.',
    },
    crew: {
      title: 'Hands to orders',
      text: 'Her mat tells how many orders her crew can carry out. Guns fire only if they were ordered to, and an order to fire is no duty. More sail and less, reloading, pumps and repairs want hands as well.',
      goal: 'Give her crew an order.',
    },
    reveal: {
      title: 'All at once',
      text: 'When everybody has sealed, all orders are turned up. Sails are set and water is pumped at once; then ships move, then guns fire, and last of all they are loaded.',
      goal: 'Give your orders, seal, and watch.',
    },
    fire: {
      title: 'Fire as ordered',
      text: 'A side fires once, if it is loaded and was ordered to. From right ahead or astern you rake her: more counters. Order both sides while you have hands to spare.',
      goal: 'Bring an enemy into an arc, and fire.',
    },
    mat: {
      title: 'What the counters do',
      text: 'Besides boxes of hull and crew, symbols start fires and leaks, bring down masts, tear sails and jam the rudder. Every box filled may cost her an order.',
      goal: 'Choose an enemy, on the board or under Ships, and read her mat.',
    },
    log: {
      title: 'Log and rules',
      text: 'The log shows each counter as it was drawn. Any § leads to the rule, in plain words.',
      goal: 'Open the Log, or touch a §.',
    },
    reload: {
      title: 'Loading is an order',
      text: 'An empty side is loaded only if her crew is told to, at the end of that turn. Then you choose the shot. Show her the other side meanwhile.',
      goal: 'Order an empty side to be loaded.',
    },
    works: {
      title: 'Pumps, buckets, carpenters',
      text: 'Pumping works at once. To put out a fire or to mend takes until the next turn, and holds those hands so long. Hull and mast are mended once in a game, leaks and rudder as often as need be.',
      goal: 'Order a repair, the pump or the buckets.',
    },
    end: {
      title: 'To the end of it',
      text: 'A ship strikes when every box of her hull or of her crew is covered. Whoever still has a ship on the table when the enemy has none wins the day.',
      goal: 'That was the last lesson. Fight on!',
    },
  },
  asides: {
    burning: {
      title: 'Fire on board',
      text: 'A fire burns a box of her hull each turn, and what is burnt stays so. The buckets, ordered now, have it out at the end of the next turn.',
      goal: 'Order the fire put out, before all else.',
    },
    leaking: {
      title: 'Water in the hold',
      text: 'A leak floods a box each turn. The pump frees one at once; only a repair closes the leak, at the end of the next turn.',
      goal: 'Order a repair for the leak, and the pump.',
    },
    mending: {
      title: 'The carpenters are ready',
      text: 'The repair you ordered last turn is put to work: a leak before all, then a mast or a box of the hull.',
      goal: 'Choose what is mended.',
    },
  },
  praise: {
    outfit: 'Ready for sea.',
    card: 'A card is laid.',
    ahead: 'You think ahead.',
    crew: 'Aye, aye!',
    reveal: 'All together now.',
    fire: 'Your first broadside!',
    mat: 'Now you know her.',
    log: 'All of it stays on record.',
    reload: 'Run out again.',
    works: 'All hands at work.',
    end: '',
  },
  endings: {
    won: {
      title: 'The day is yours',
      text: 'You know the whole game now. Boarding, double shot, shifting winds and much more wait among the options.',
      goal: 'Well fought, captain.',
    },
    lost: {
      title: 'The day is theirs',
      text: 'Keep sea room for the card after the next, put out fires at once, and have a loaded side for every turn.',
      goal: 'It happens to the best. Once more?',
    },
    drawn: {
      title: 'Drawn',
      text: 'Neither side is left with more than the other. Next time close sooner: short range is what counts.',
      goal: 'Once more?',
    },
  },
};
