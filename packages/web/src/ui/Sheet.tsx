/** A modal dialog, by the `dialog` element: it traps the focus, and Esc closes it. */

import type { ReactNode } from 'react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useModal } from './use-modal.ts';
import './sheet.css';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly wide?: boolean;
}

export function Sheet({ title, onClose, children, wide = false }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const dialog = useModal();
  return (
    <dialog
      ref={dialog}
      className={wide ? 'play-dialog play-dialog-wide' : 'play-dialog'}
      aria-labelledby={id}
      onCancel={event => {
        event.preventDefault();
        onClose();
      }}
      onClick={event => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className="play-dialog-paper">
        <header className="play-dialog-head">
          <h2 id={id}>{title}</h2>
          <button type="button" className="play-icon" onClick={onClose} aria-label={t('play.menu.close')}>
            ✕
          </button>
        </header>
        <div className="play-dialog-body">{children}</div>
      </div>
    </dialog>
  );
}
