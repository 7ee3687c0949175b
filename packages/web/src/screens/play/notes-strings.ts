/** Sentences of the notes to oneself. */

export default {
  here: 'Note on this position',
  hint: 'Nobody else ever reads it.',
  save: 'Keep the note',
  saved: 'Kept.',
  removed: 'Removed.',
  others: 'Notes on other positions',
  none: 'No other notes on this battle.',
  go: 'Look at position {{place}}',
  refused: 'Not kept: {{why}}',
};
