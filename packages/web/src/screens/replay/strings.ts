/** The replaying screen. */
export default {
  title: 'Replay',
  board: 'The table as it was: {{title}}',
  opening: 'The log is being read …',
  entry: 'Entry {{entry}} of {{entries}}',
  setUp: 'The set-up',
  words: 'What happened',
  quiet: 'An order that was sealed, or that changed nothing to be seen.',
  slider: 'Entry of the log',
  viewer: {
    label: 'Seen by',
    spectator: 'A spectator',
  },
  hindsight: 'What was hidden',
  branch: {
    open: 'What if?',
    title: 'Play on from here',
    text: 'A new game begins at this moment, with new dice. The old one stays as it was.',
    seat: '{{seat}}: played by',
    human: 'A person here',
    agent: 'Agent: {{level}}',
    levels: { midshipman: 'Midshipman', lieutenant: 'Lieutenant', captain: 'Captain', admiral: 'Admiral' },
    start: 'Play on',
    over: 'The battle is over at this point: step back to play on from an earlier one.',
  },
  back: 'Back to the game',
  leave: 'To the lobby',
};
