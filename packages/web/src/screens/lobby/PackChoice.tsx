/** Other figures than the printed ones for a new game: a data pack, chosen with the button or dropped on the lobby. */

import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PackProblem } from '../../client/pack-file.ts';
import { isProblem, readPackFile } from '../../client/pack-file.ts';
import type { GamePack } from '../../client/protocol.ts';
import { FileButton } from '../../ui/FileButton.tsx';
import strings from '../../ui/pack-strings.ts';
import { wordsFor } from '../../client/pack-words.ts';
import { addStrings } from '../../ui/strings/index.ts';
import { checkPack } from './actions.ts';
import './pack-choice.css';

addStrings('pack', strings);

interface Props {
  readonly ruleset: string;
  readonly pack: GamePack | null;
  /** The file that is being checked: the battle waits for it, or it would begin by other figures than those just chosen. */
  readonly checked: File | null;
  readonly onCheck: (file: File | null) => void;
  readonly onChange: (pack: GamePack | null) => void;
}

export default function PackChoice({ ruleset, pack, checked, onCheck, onChange }: Props) {
  const { t } = useTranslation();
  const [problem, setProblem] = useState<PackProblem | null>(null);
  const awaited = useRef<File | null>(null);
  // Options may be changed during a check, which must not undo that.
  const change = useRef(onChange);
  change.current = onChange;

  const take = async (file: File): Promise<void> => {
    awaited.current = file;
    onCheck(file);
    const found = await readPackFile(file, ruleset, checkPack);
    // Another file, the printed figures or another scenario has been chosen since.
    if (awaited.current !== file) return;
    callOff();
    // What cannot be played by changes nothing.
    setProblem(isProblem(found) ? found : null);
    if (!isProblem(found)) change.current(found);
  };

  const callOff = (): void => {
    awaited.current = null;
    onCheck(null);
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
    return () => {
      removeEventListener('drop', drop, true);
      awaited.current = null;
    };
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
              callOff();
              setProblem(null);
              onChange(null);
            }}
          >
            {t('pack.printed')}
          </button>
        </>
      )}
      {checked !== null ? (
        <p className="lobby-faint" role="status">
          {t('pack.checking')}
        </p>
      ) : problem !== null ? (
        <p className="lobby-refused" role="alert">
          {wordsFor(problem, t)}
        </p>
      ) : (
        pack === null && <p className="lobby-faint">{t('pack.hint')}</p>
      )}
    </div>
  );
}
