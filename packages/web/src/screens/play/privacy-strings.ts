/** Sentences of the cover while the device changes hands, loaded with it. */

export default {
  title: 'Hand the device over: {{seat}}',
  text: 'The table is covered. Nobody sees the other’s orders.',
  take: 'Take the table: {{seat}}',
  pass: '{{words}}, without looking',
  nobody: 'the next player',
};
