/** A log or a save from a file: chosen with the button, or dropped anywhere on the lobby. */

import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileButton } from '../../ui/FileButton.tsx';
import { importLog } from './actions.ts';
import './import-log.css';

export function ImportLog() {
  const { t } = useTranslation();
  const [over, setOver] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    const take = async (file: File | undefined): Promise<void> => {
      if (file !== undefined) setProblem(await importLog(file));
    };
    const hasFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false;
    const drag = (event: DragEvent): void => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent): void => {
      // Null when the pointer has left the window, not just one element of it.
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent): void => {
      if (!hasFiles(event)) return;
      setOver(false);
      // A data pack, which is not ours.
      if (event.defaultPrevented) return;
      event.preventDefault();
      void take(event.dataTransfer?.files[0]);
    };
    addEventListener('dragover', drag);
    addEventListener('dragleave', leave);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', drag);
      removeEventListener('dragleave', leave);
      removeEventListener('drop', drop);
    };
  }, []);

  return (
    <>
      <FileButton
        accept=".log,.save,.txt,text/plain"
        className="btn btn-quiet"
        onFile={file => void importLog(file).then(setProblem)}
      >
        {t('lobby.import.button')}
      </FileButton>
      {problem !== null && (
        <p className="lobby-refused" role="alert">
          {t('lobby.import.refused', { why: t(problem) })}
        </p>
      )}
      {over && (
        <div className="lobby-drop" aria-hidden="true">
          <p>{t('lobby.import.drop')}</p>
        </div>
      )}
    </>
  );
}
