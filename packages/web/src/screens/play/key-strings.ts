/** What the keys do, for the menu. */

export default {
  does: {
    offers: 'give that order',
    arrows: 'look at one order after another',
    enter: 'give the order that is looked at',
    escape: 'look at none',
    undo: 'take back',
    skip: 'skip what is shown',
    last: 'what the others did last, again or away',
    hint: 'what the Captain would do',
    camera: 'camera to what is decided',
    text: 'table as text',
    sound: 'sound on or off',
    menu: 'this desk',
  },
  names: {
    offers: '1, 2, … 12',
    arrows: '↑ ↓',
    enter: 'Enter',
    escape: 'Esc',
    undo: 'U',
    skip: 'Space',
    last: 'L',
    hint: 'H',
    camera: 'C',
    text: 'T',
    sound: 'S',
    menu: 'M',
  },
};
