/** Small drawings on counters, each in a square of sixteen: our own drawing. */

export const SIGNS = {
  crew: 'M8 2.2a2.6 2.6 0 1 1 0 5.2a2.6 2.6 0 1 1 0-5.2ZM3.2 13.8c0-3.2 2-5.2 4.8-5.2s4.8 2 4.8 5.2Z',
  fire: 'M8.2 1.6c.4 2.6 3.9 4.1 3.9 7.7a4.1 4.1 0 0 1-8.2 0c0-1.6.8-2.8 1.8-3.7 0 1.1.5 1.8 1.1 2.1C6.5 5.4 7 3.4 8.2 1.6Z',
  leak: 'M8 1.8c2.2 2.9 4 5 4 7.6a4 4 0 0 1-8 0c0-2.6 1.8-4.7 4-7.6ZM6.1 9.6a2 2 0 0 0 1.9 2.1v-1a1 1 0 0 1-.9-1.1Z',
  rudder: 'M7 1.6h2v2.6h3.4v9.2H9.6V6.6H9v7.8H7Z',
  mast: 'M7.2 14.4V8.6L4.4 6.2l1-1.2 1.8 1.5V1.6h1.6V7l3.8-2.4.8 1.4-4.6 2.9v5.5Z',
  sail: 'M3 2.4h10c1.2 3.2 1.2 6.4 0 9.4l-2.2-1-1.4 1.6-1.6-2.2-1.6 1.8L4.8 11 3 11.8c1-3 1-6.2 0-9.4Z',
  ball: 'M8 3.4a4.6 4.6 0 1 1 0 9.2a4.6 4.6 0 1 1 0-9.2Z',
  chain:
    'M4.2 5.4a2.9 2.9 0 1 1 0 5.8a2.9 2.9 0 1 1 0-5.8ZM11.8 5.4a2.9 2.9 0 1 1 0 5.8a2.9 2.9 0 1 1 0-5.8ZM6.6 7.4h2.8v1.7H6.6Z',
  grape:
    'M5 3.2a1.9 1.9 0 1 1 0 3.8a1.9 1.9 0 1 1 0-3.8ZM11 3.2a1.9 1.9 0 1 1 0 3.8a1.9 1.9 0 1 1 0-3.8ZM8 6.6a1.9 1.9 0 1 1 0 3.8a1.9 1.9 0 1 1 0-3.8ZM4.8 9.4a1.9 1.9 0 1 1 0 3.8a1.9 1.9 0 1 1 0-3.8ZM11.2 9.4a1.9 1.9 0 1 1 0 3.8a1.9 1.9 0 1 1 0-3.8Z',
  double: 'M5.2 2.2a3.2 3.2 0 1 1 0 6.4a3.2 3.2 0 1 1 0-6.4ZM10.8 7.4a3.2 3.2 0 1 1 0 6.4a3.2 3.2 0 1 1 0-6.4Z',
  /** The muzzle to the left; mirrored for the right-hand broadside. */
  gun: 'M1.4 6.2h8.8c1.8 0 3.2 1 3.4 2.4l1 .2v1.4H1.4ZM5.2 11a2 2 0 1 1 0 4a2 2 0 1 1 0-4ZM10.4 11a2 2 0 1 1 0 4a2 2 0 1 1 0-4Z',
  reload: 'M8 2.6a5.4 5.4 0 1 1-5.2 4h1.8A3.7 3.7 0 1 0 8 4.3v2L4.6 3.5 8 .7Z',
  musket: 'M1.2 4.6 10.4 8l4.4 2.2-.7 3.2-3-1.9-1.3-2L.8 5.9Z',
  up: 'M3 3h7c1 2.6 1 5.2 0 7.8H3c.8-2.6.8-5.2 0-7.8ZM12.4 13.6V8.2h-1.8L13.2 5l2.6 3.2H14v5.4Z',
  down: 'M3 3h7c1 2.6 1 5.2 0 7.8H3c.8-2.6.8-5.2 0-7.8ZM12.4 5v5.4h-1.8l2.6 3.2 2.6-3.2H14V5Z',
  pump: 'M3 4.2h5.6v2H7v6h1.8v1.6H2.6v-1.6h1.8v-6H3ZM8.6 4.2h3.8a1.6 1.6 0 0 1 1.6 1.6v1.6h-1.7V6H8.6ZM13.1 9c.9 1.2 1.4 2 1.4 2.8a1.4 1.4 0 0 1-2.8 0c0-.8.5-1.6 1.4-2.8Z',
  bucket: 'M2.8 5.6h10.4l-1.3 8.2H4.1ZM4 5.2C4.4 1.2 11.6 1.2 12 5.2h-1.4c-.6-2.2-4.6-2.2-5.2 0Z',
  hammer: 'M3 2.6h7.4l2.6 2v1.6h-4v8H7v-8H3Z',
  cutlass:
    'M13.8 1.4c.4 4.4-2 8.2-6.6 10.2l1 1.2-1.2 1-1.4-1.6-2.4 2.2-1.2-1.2 2.4-2.2L3 9.6l1.2-1 1.2 1.2c4.4-1.8 6.6-4.4 8.4-8.4Z',
  mug: 'M3 4h7.6v2h1.2a2 2 0 0 1 2 2v2a2 2 0 0 1-2 2h-1.2v2H3ZM10.6 7.4v3.2h1a.8.8 0 0 0 .8-.8V8.2a.8.8 0 0 0-.8-.8Z',
  hourglass: 'M4 1.8h8v1.6c0 2-1.8 3-2.8 4.6 1 1.6 2.8 2.6 2.8 4.6v1.6H4v-1.6c0-2 1.8-3 2.8-4.6C5.8 6.4 4 5.4 4 3.4Z',
} as const;

export type Sign = keyof typeof SIGNS;

export const ACTION_SIGNS = {
  'reload-left': 'reload',
  'reload-right': 'reload',
  'fire-left': 'gun',
  'fire-right': 'gun',
  musketry: 'musket',
  'increase-sails': 'up',
  'decrease-sails': 'down',
  pump: 'pump',
  extinguish: 'bucket',
  repair: 'hammer',
  boarding: 'cutlass',
  grog: 'mug',
} as const satisfies Readonly<Record<string, Sign>>;
