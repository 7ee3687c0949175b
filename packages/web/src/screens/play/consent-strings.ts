/** Sentences of what all must agree to, and of resigning. */

export default {
  mine: 'Take it back?',
  hers: '{{seat}}: do you agree?',
  wish: 'Your last order, and all that has happened since, would be taken back.',
  wishOf: 'The last order of {{seat}}, and all that has happened since, would be taken back.',
  asks: '{{seat}} asks to take back the last order of {{of}}, and all that has happened since.',
  asksOwn: '{{seat}} asks to take back its last order, and all that has happened since.',
  asksYours: '{{seat}} asks you to take back your last order, and all that has happened since.',
  dice: 'Dice are never taken back: what was thrown is gone, and the next throw is a new one.',
  others: '{{names, list}} must agree.',
  agents: 'The machine agrees.',
  take: 'Take it back',
  ask: 'Ask for it',
  agree: 'I am {{seat}}, and I agree',
  keep: 'Play on',
  decline: 'No, play on',
  draw: {
    mine: 'Offer a draw?',
    wish: 'The battle would end here, and neither side would have won.',
    asks: '{{seat}} offers a draw.',
    agents: 'The machine agrees unless it thinks that it is winning.',
    ask: 'Offer it',
  },
  resign: {
    title: 'Resign?',
    text: 'The battle ends here, and {{seat}} has lost it.',
    confirm: 'Resign',
  },
};
