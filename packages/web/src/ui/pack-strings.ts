/** What is said about data packs, loaded with the first screen that asks for one. */

export default {
  choose: 'Play with a data pack…',
  hint: 'A file with other figures for ships, cards and counters. “weathergauge data show” prints one to begin from.',
  chosen: 'Data pack: {{name}}',
  printed: 'Use the printed figures',
  other: 'Choose another…',
  find: 'Choose the data pack…',
  checking: 'Checking the data pack…',
  problem: {
    tooBig: 'This file is too big to be a data pack.',
    unreadable: 'The file could not be read.',
    notAPack: '“{{name}}” is not a data pack.',
    otherBook: '“{{name}}” is a data pack for another rulebook.',
    unchecked: '“{{name}}” could not be checked.',
    refused: '{{reason}}',
  },
  refused: '{{why}} The figures stay as they were: mend the file, or choose another.',
} as const;
