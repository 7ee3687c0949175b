/** Sentences of Captain's Sea in the lobby: they come with the page, the others with the board. */

export default {
  blurb: 'Frigate against frigate: one ship is yours, with her crew, her guns and a hand of cards.',
  length: '30–60 minutes',
  pairing: 'A pairing of your own',
};
