/** `npm start`: the game in the terminal, or, where nobody can type, the help. `npm start -- list` is any other command. */

import { main } from '../packages/cli/src/main.ts';

const words = process.argv.slice(2);
await main(words.length > 0 ? words : [process.stdin.isTTY ? 'play' : '--help']);
