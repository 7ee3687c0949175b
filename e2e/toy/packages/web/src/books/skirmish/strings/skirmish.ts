/** Sentences of Skirmish's board. */

export default {
  boat: 'Boat {{number}}',
  scale: '10 fathoms',
  state: '{{powder}} charges left, {{hits}} hits taken',
  fired: '{{first}} against {{second}}',
};
