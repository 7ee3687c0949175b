/** Sentences on battles that are uneven. They come with the options, after the page. */

export default {
  told: 'Uneven: {{side}} won about {{won}} of a hundred such battles between equal agents.',
  alone: 'Of a hundred such battles an agent won about {{won}}.',
  handicap: 'To even it out: {{what, list}}.',
  option: '{{title}}: {{value}}',
  on: 'on',
  off: 'off',
  taken: 'Evened out ({{what, list}}): {{side}} won about {{won}} of a hundred.',
  bid: 'Evened out between the players ({{what, list}}).',
  take: 'Even it out',
  drop: 'As it was',
};
