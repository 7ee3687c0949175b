/** What was hidden, played back. */
export default {
  title: 'What was hidden',
  opening: 'The papers of both sides are being read …',
  nothing: 'Nothing was hidden.',
  quiet: 'The gazettes knew nothing of it.',
  board: 'The chart with nothing hidden',
  slider: 'Date',
  sides: 'Ways sailed by',
  close: 'Close',
};
