/** Sentences of the report. */

export default {
  title: 'Report of the battle',
  won: 'Victory: {{names}}',
  draw: 'Neither side has won',
  lost: 'Defeat',
  and: ' and ',
  scores: 'Points',
  seat: 'Fleet',
  points: 'Points',
  losses: 'Ships',
  ship: 'Ship',
  state: 'State',
  damage: 'Lost',
  timeline: 'What decided it',
  quiet: 'No ship was lost, taken or driven off.',
  chances: 'How the battle looked',
  curve:
    'Chances of {{name}}: {{start}} % at the beginning, at best {{best}} % after entry {{bestAt}}, at worst {{worst}} % after entry {{worstAt}}, {{end}} % at the end.',
  curveTop: '{{name}} wins',
  curveLoading: 'The curve is being drawn …',
  replay: 'Watch the battle again',
  export: 'Download the log',
  look: 'Look at the table',
  leave: 'To the lobby',
};
