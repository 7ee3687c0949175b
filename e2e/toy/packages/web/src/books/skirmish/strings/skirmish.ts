/** Sentences of Skirmish's board. */

export default {
  blurb: 'A pair of boats lie side by side and fire five broadsides; powder is short, and nobody shows what she loads.',
  length: '2–5 minutes',
  boat: 'Boat {{number}}',
  scale: '10 fathoms',
  calm: 'calm',
  state: '{{powder}} charges left, {{hits}} hits taken',
  fired: '{{first}} against {{second}}',
};
