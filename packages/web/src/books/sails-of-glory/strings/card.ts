/** Sentences of Sails of Glory in the lobby: they come with the page, the others with the board. */

export default {
  blurb:
    'Ships on an open table, steered by sealed cards along true curves. Plan, reveal, move together, and draw your damage from the bag.',
  length: '30–120 minutes',
  advancedGuide: 'Guided Advanced battle',
  optionGroups: {
    rules: 'Rules',
    battle: 'This battle',
    crew: 'Crews and orders',
    gunnery: 'Gunnery',
    hazards: 'Boarding and hazards',
    wind: 'Wind',
    field: 'Table and terrain',
  },
};
