/** Sentences of 1805: Sea of Glory in the lobby: they come with the page, the others with the board. */

export default {
  blurb: 'Napoleon’s last naval campaign: hidden fleets, blockade and pursuit from Brest to the Nile and the Antilles.',
  length: '60–600 minutes',
};
