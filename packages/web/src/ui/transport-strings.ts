/** Controls of what is played back. */
export default {
  label: 'Replay controls',
  first: 'To the beginning',
  back: 'One step back',
  play: 'Play',
  pause: 'Pause',
  forward: 'One step on',
  last: 'To the end',
};
