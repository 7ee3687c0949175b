/** Other figures than the printed ones for a new game: a data pack, chosen with the button or dropped on the lobby. */

import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PackProblem } from '../../client/pack-file.ts';
import { isProblem, readPackFile } from '../../client/pack-file.ts';
import type { GamePack } from '../../client/protocol.ts';
import { FileButton } from '../../ui/FileButton.tsx';
import strings from '../../ui/pack-strings.ts';
import { sentence } from '../../ui/sentence.ts';
import { addStrings } from '../../ui/strings/index.ts';
import { checkPack } from './actions.ts';
import './pack-choice.css';

addStrings('pack', strings);

interface Props {
  readonly ruleset: string;
  readonly pack: GamePack | null;
  readonly onChange: (pack: GamePack | null) => void;
}

export default function PackChoice({ ruleset, pack, onChange }: Props) {
  const { t } = useTranslation();
  const [problem, setProblem] = useState<PackProblem | null>(null);
  const [checking, setChecking] = useState(false);

  const take = async (file: File): Promise<void> => {
    setChecking(true);
    const found = await readPackFile(file, ruleset, checkPack);
    setChecking(false);
    // What cannot be played by changes nothing.
    setProblem(isProblem(found) ? found : null);
    if (!isProblem(found)) onChange(found);
  };

  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    const drop = (event: DragEvent): void => {
      const file = event.dataTransfer?.files[0];
      if (file === undefined || !/\.json$/i.test(file.name)) return;
      // Whoever listens for logs sees by this that it is taken.
      event.preventDefault();
      void latest.current(file);
    };
    addEventListener('drop', drop, true);
    return () => removeEventListener('drop', drop, true);
  }, []);

  const choose = (file: File): void => void take(file);
  return (
    <div className="lobby-pack">
      {pack === null ? (
        <FileButton accept=".json,application/json" className="btn" onFile={choose}>
          {t('pack.choose')}
        </FileButton>
      ) : (
        <>
          <p className="lobby-pack-name">{t('pack.chosen', { name: pack.name })}</p>
          <FileButton accept=".json,application/json" className="btn" onFile={choose}>
            {t('pack.other')}
          </FileButton>
          <button
            type="button"
            className="btn"
            onClick={() => {
              setProblem(null);
              onChange(null);
            }}
          >
            {t('pack.printed')}
          </button>
        </>
      )}
      {checking ? (
        <p className="lobby-faint" role="status">
          {t('pack.checking')}
        </p>
      ) : problem !== null ? (
        <p className="lobby-refused" role="alert">
          {problem.problem === 'refused'
            ? sentence(problem.reason)
            : t(`pack.problem.${problem.problem}`, { name: problem.name })}
        </p>
      ) : (
        pack === null && <p className="lobby-faint">{t('pack.hint')}</p>
      )}
    </div>
  );
}
