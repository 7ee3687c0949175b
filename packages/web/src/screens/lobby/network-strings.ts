/** Sentences of the lobby's section of the network. */

export default {
  title: 'Tables on this server',
  none: 'You sit at no table yet. Choose a battle below and play with a friend, or take a free seat.',
  mine: 'Your tables',
  open: 'Tables with a free seat',
  connecting: 'Asking the server …',
  cutOff: 'The server cannot be reached: what is here may be out of date.',
  yourMove: 'Your move',
  against: 'against {{names}}',
  alone: 'nobody has come yet',
  by: 'table of {{name}}',
  status: {
    gathering: 'Waits for players',
    readying: 'Waits until all are ready',
    yourReady: 'Waits for you to say that you are ready',
    making: 'The dice are being made',
    yourShare: 'Waits for you to begin',
    waits: '{{names}} to move',
    over: 'Over',
    closed: 'Closed',
  },
  go: 'Go to the table',
  look: 'See how it ended',
  come: 'Take a seat',
};
