export default {
  titles: {
    lobby: 'Weathergauge',
    play: 'At sea · Weathergauge',
    replay: 'Replay · Weathergauge',
    guide: 'First battle · Weathergauge',
    shared: 'A shared battle · Weathergauge',
    table: 'At the table · Weathergauge',
    admin: 'Administration · Weathergauge',
    record: 'Battles fought · Weathergauge',
    account: 'Your account · Weathergauge',
    unknown: 'Uncharted waters · Weathergauge',
  },
  loading: 'Making sail …',
  trouble: {
    title: 'She has struck a rock',
    text: 'Something in the page broke. Your game was saved after the last answer, and the lobby can resume it.',
    back: 'Back to the lobby',
    details: 'What broke',
  },
  unknown: {
    title: 'Uncharted waters',
    text: 'This address leads nowhere. The link may be old, or cut short on its way: begin from the lobby.',
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
    advice: 'Nothing else has changed. Ask whoever sent it for the whole link, or for the log as a file.',
    back: 'To the lobby',
  },
};
