/** What can go wrong with a game, a file or a link, said to the player. */

export const session = {
  trouble: {
    noSuchGame: 'This game is no longer kept on this device.',
    seatsDoNotFit: 'The number of players does not fit this game.',
    wholeLog: 'The whole log.',
    strangeSave: 'This save has seats or a data pack that this page does not know.',
    elsewhere: 'this battle goes on in another tab, and its log is written there',
    noGame: 'There is no game on the table.',
    undoDeclined: 'Not everybody agrees to take it back.',
    pauseDeclined: 'The pause is declined: the clocks run on.',
    drawDeclined: 'The draw is declined: the battle goes on.',
    broken: 'Something went wrong. The game is saved up to your last order: leave the table and resume it.',
    lacksPack: 'This battle was played with a data pack that is not kept on this device.',
    badLog: 'The log is not as Weathergauge writes and plays it: {{reason}}.',
    overBudget: 'The log is more than any battle takes: {{reason}}.',
    rulebookFault: 'The rules of this page fail on the log: {{reason}}. Please report that, with the log.',
    tooBig: 'This is too big to be the log of a game.',
    tooLongToShare: 'This game is too long for a link. Share it as a file instead.',
    foreign: 'This is no log of Weathergauge, and no save.',
    malformed: 'This link is damaged or incomplete: no game could be read from it.',
    unreadable: 'The file could not be read.',
    unsupported: 'This browser cannot pack a game into a link. Share it as a file instead.',
  },
} as const;
