/** A hint, while it is thought over and when it is given. */
export default {
  title: 'What would the Captain do?',
  thinking: 'He thinks it over, for {{seconds}} seconds …',
  share: 'How much of the time is spent',
  stop: 'Never mind',
  close: 'Put away',
  only: 'There is nothing else worth a thought.',
  'looked-at': 'Rather than what you look at: {{words}} By the end of the turn, on average:',
  'next-best': 'Next best: {{words}} By the end of the turn, on average:',
  figure: '{{words}}: {{hinted}}, not {{other}}',
  chance: 'Your chances: {{hinted}}, not {{other}}',
  chanceAlike: 'Your chances: {{hinted}} with either',
  alike: 'What is counted comes out alike: it is the position that differs.',
  chances: { even: 'about even', range: '{{low}} to {{high}} %', about: 'about {{percent}} %' },
};
