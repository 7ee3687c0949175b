export default {
  title: 'Sound',
  hint: 'Guns, the wind, and the ship’s bell.',
  volume: 'Volume',
  on: 'Sound on',
  off: 'Sound off',
};
