/** Sentences of the coach; those of the lessons lie with each book's tutorial. */

export default {
  label: 'Coach',
  opening: 'Your ship is being fitted out …',
  step: 'Lesson {{at}} of {{of}}',
  goal: 'Your goal',
  try: 'Try',
  tryHint: 'Show it on the board; you give the order yourself',
  aye: 'Aye aye',
  skip: 'Skip this lesson',
  orders: 'To the orders',
  fold: 'Fold the coach away',
  unfold: 'Unfold the coach',
  again: 'Once more',
  replay: 'Watch it again',
  lobby: 'On to a real battle',
  wait: 'Your enemy has the next move. Watch her.',
  edge: 'Mind the edge of the chart! Ships that sail over it are out of the battle.',
  after:
    'The report shows when it was decided. The replay plays the battle again, and from any moment of it you can branch off and try another way. The menu has the settings and the table as text.',
};
