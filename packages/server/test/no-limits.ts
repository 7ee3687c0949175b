/** Games of tests are played as fast as the machine can, by any number of people at one address. */
export const NO_LIMITS = {
  calls: 1e9,
  callsOfAddress: 1e9,
  asks: 1e9,
  guests: 1e9,
  tables: 1e9,
  challenges: 1e9,
  exports: 1e9,
  letters: 1e9,
  frames: 1e9,
  framesOfAddress: 1e9,
  questions: 1e9,
  sockets: 1e9,
  socketsOfAddress: 1e9,
} as const;
