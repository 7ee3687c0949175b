/** Asks for the data pack without which a log cannot be opened. */

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PackProblem } from '../../client/pack-file.ts';
import { isProblem, readPackFile } from '../../client/pack-file.ts';
import type { GameState } from '../../client/store.ts';
import { client } from '../../client/use-game.ts';
import { FileButton } from '../../ui/FileButton.tsx';
import strings from '../../ui/pack-strings.ts';
import { wordsFor } from '../../client/pack-words.ts';
import { addStrings } from '../../ui/strings/index.ts';

addStrings('pack', strings);

interface Props {
  readonly lacked: NonNullable<GameState['lacksPack']>;
  readonly onRead: GameState['read'];
}

export function LackedPack({ lacked: { log, ruleset }, onRead }: Props) {
  const { t } = useTranslation();
  const [problem, setProblem] = useState<PackProblem | null>(null);
  const take = async (file: File): Promise<void> => {
    const found = await readPackFile(file, ruleset, client.session.checkPack);
    if (isProblem(found)) setProblem(found);
    else await onRead(log, found);
  };
  return (
    <>
      {problem !== null && <p role="alert">{wordsFor(problem, t)}</p>}
      <FileButton accept=".json,application/json" className="btn btn-main play-small" onFile={file => void take(file)}>
        {t('pack.find')}
      </FileButton>
    </>
  );
}
