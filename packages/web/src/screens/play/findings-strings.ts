/** Sentences on what a log proves. The reasons come from the engine. */

export default {
  title: 'What this log proves',
  how: 'Found by playing the whole log again on this machine.',
  open: 'Proof',
  doubt: 'Doubtful',
  claims: {
    rules: 'Played by the rules',
    dice: 'Dice proven by the key',
    complete: 'Finished and complete',
    share: 'The dice were made of your share too',
    signed: 'Signed by the server',
  },
  verdicts: { yes: 'yes', no: 'no', unclaimed: 'not claimed' },
  brief: '{{claim}}: {{verdict}}.',
};
