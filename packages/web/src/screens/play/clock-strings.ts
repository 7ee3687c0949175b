/** Sentences of the clocks at a table. */

export default {
  label: 'Clocks',
  you: '{{seat}} (you)',
  runs: 'runs',
  stands: 'stands',
  low: 'little time',
  up: 'time is up',
  away: 'an agent plays',
  leave: 'on leave until {{when}}',
  by: 'by {{when}}',
  paused: 'All clocks are stopped, as {{seat}} asked.',
  starts: 'Clocks run again in {{time}}.',
  goOn: 'Go on',
  isAway: 'Your time was up, and an agent plays for you.',
  comeBack: 'Play on myself',
  onLeave: 'You are on leave: your clock stands.',
  endLeave: 'End my leave',
  askPause: 'Ask for a pause',
  takeLeave: 'Take leave ({{left}} left)',
  refused: 'That did not happen: {{why}}',
  warning: 'You have {{left}} left.',
};
