/** Sentences of what all must agree to, and of resigning. */

export default {
  mine: 'Take it back?',
  hers: '{{seat}}: do you agree?',
  wish: 'Your last order, and all that has happened since, would be taken back.',
  wishOf: 'The last order ({{seat}}), and all that has happened since, would be taken back.',
  asks: 'Asked for by {{seat}}: to take back the last order ({{of}}), and all that has happened since.',
  asksOwn: 'Asked for by {{seat}}: to take back that side’s last order, and all that has happened since.',
  asksYours: 'Asked for by {{seat}}: to take back your last order, and all that has happened since.',
  dice: 'Dice are never taken back: what was thrown is gone, and the next throw is a new one.',
  others: 'Needed to agree: {{names, list}}.',
  agents: 'The machine agrees.',
  take: 'Take it back',
  ask: 'Ask for it',
  agree: 'I agree',
  keep: 'Play on',
  decline: 'No, play on',
  pause: 'Asked for by {{seat}}: to stop all clocks. Whoever wants to go on lifts the pause.',
  away: {
    title: 'It has been asked for',
    text: 'Waiting for the answer: {{names, list}}.',
    withdraw: 'Withdraw it and play on',
  },
  draw: {
    mine: 'Offer a draw?',
    wish: 'The battle would end here, and neither side would have won.',
    asks: 'A draw is offered by {{seat}}.',
    agents: 'The machine agrees unless it thinks that it is winning.',
    ask: 'Offer it',
  },
  resign: {
    title: 'Resign?',
    text: '{{seat}}: the battle ends here, as a defeat for you.',
    confirm: 'Resign',
  },
};
