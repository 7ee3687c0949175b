export default {
  titles: {
    lobby: 'Weathergauge',
    play: 'At sea · Weathergauge',
    replay: 'Replay · Weathergauge',
    guide: 'First battle · Weathergauge',
    shared: 'A shared battle · Weathergauge',
  },
  loading: 'Making sail …',
  trouble: {
    title: 'She has struck a rock',
    text: 'Something in the page broke. Your game was saved after the last answer, and the lobby can resume it.',
    back: 'Back to the lobby',
    details: 'What broke',
  },
  update: {
    text: 'A newer version is ready.',
    now: 'Reload',
    later: 'Later',
  },
  shared: {
    opening: 'Unrolling the chart …',
    title: 'No battle in this link',
    broken: 'This link does not hold a whole battle. It may have been cut short on its way.',
    back: 'To the lobby',
  },
};
