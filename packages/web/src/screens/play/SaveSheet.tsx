/** Warns, then writes the running game as a file to go on with elsewhere. */

import { SAVE_WARNING } from '@weathergauge/host/save-file';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadText, fileNameOf } from '../../client/files.ts';
import type { GameState } from '../../client/store.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { addStrings } from '../../ui/strings/index.ts';
import { reasonOf } from './download.ts';

addStrings('play', {
  save: {
    title: 'Save to go on elsewhere',
    how: 'Open it in the lobby of another browser, where logs are opened too: the battle goes on exactly as it stands, with the same dice.',
    write: 'Write the file',
    cancel: 'Not now',
    written: 'The save is among your downloads.',
    failed: 'The save could not be written: {{why}}',
  },
});

interface Props {
  readonly game: Pick<GameState, 'saveElsewhere' | 'position'>;
  readonly onClose: () => void;
}

export default function SaveSheet({ game: { saveElsewhere, position }, onClose }: Props) {
  const { t } = useTranslation();
  const [note, setNote] = useState('');

  const write = async (): Promise<void> => {
    try {
      const name = fileNameOf(position?.ruleset ?? 'game', position?.scenario ?? 'battle', new Date(), 'save');
      downloadText(name, await saveElsewhere());
      setNote(t('play.save.written'));
    } catch (error) {
      setNote(t('play.save.failed', { why: reasonOf(error) }));
    }
  };

  return (
    <Sheet title={t('play.save.title')} onClose={onClose}>
      <p>
        <b>{SAVE_WARNING}.</b>
      </p>
      <p>{t('play.save.how')}</p>
      <p className="play-buttons">
        <button type="button" className="btn btn-main" onClick={() => void write()}>
          {t('play.save.write')}
        </button>
        <button type="button" className="btn" onClick={onClose}>
          {t('play.save.cancel')}
        </button>
      </p>
      <p role="status">{note}</p>
    </Sheet>
  );
}
