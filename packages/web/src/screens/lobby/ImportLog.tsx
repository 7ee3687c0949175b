/** A log from a file: chosen with the button, or dropped anywhere on the lobby. */

import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { importLog } from './actions.ts';
import './import-log.css';

export function ImportLog() {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
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
      event.preventDefault();
      setOver(false);
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
      <input
        ref={input}
        type="file"
        accept=".log,.txt,text/plain"
        hidden
        onChange={event => {
          const [file] = event.target.files ?? [];
          if (file !== undefined) void importLog(file).then(setProblem);
          // Cleared, so that choosing the same file again fires another change event.
          event.target.value = '';
        }}
      />
      <button type="button" className="btn btn-quiet" onClick={() => input.current?.click()}>
        {t('lobby.import.button')}
      </button>
      {problem !== null && (
        <p className="lobby-refused" role="alert">
          {t(problem)}
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
