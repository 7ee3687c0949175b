/** Sentences of the briefing, loaded with it. */

export default {
  title: 'Briefing',
  you: 'You',
  win: 'To win',
  watch: 'Watch',
  wind: 'The wind',
  close: 'Take command',
};
