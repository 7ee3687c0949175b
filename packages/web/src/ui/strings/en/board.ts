/** Sentences of the board kit. */

export const board = {
  winds: 'Winds',
  nextSea: 'Show {{sea}}',
  sights: 'Show a part of the chart',
  windLabel: 'Wind: {{wind}}',
  controls: 'Chart',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Show the whole chart',
  camera: 'Camera to what is decided',
  points: { N: 'N', E: 'E', S: 'S', W: 'W' },
} as const;
