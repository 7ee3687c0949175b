/** What a table on a server has on the screen besides the game: loaded with its first position, so it is there when the line is lost. */

import { useGame } from '../../client/use-game.ts';
import { CutOff } from './CutOff.tsx';
import { TalkEar } from './Talk.tsx';

export default function Online() {
  const table = useGame(game => game.table);
  const isCutOff = useGame(game => game.isCutOff);
  return (
    table && (
      <>
        {isCutOff && <CutOff />}
        <TalkEar table={table} />
      </>
    )
  );
}
