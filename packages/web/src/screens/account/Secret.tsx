/** What is shown this once, to be copied. */

import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  readonly text: string;
  readonly label: string;
  readonly value: string;
}

export function Secret({ text, label, value }: Props) {
  const { t } = useTranslation();
  const [note, setNote] = useState('');
  const copy = (): void =>
    void navigator.clipboard.writeText(value).then(
      () => setNote(t('account.secret.copied')),
      () => setNote(t('account.secret.notCopied')),
    );
  return (
    <div className="account-made">
      <p role="status">{text}</p>
      <div className="account-copy">
        <input readOnly value={value} aria-label={label} onFocus={event => event.target.select()} />
        <button type="button" className="btn" onClick={copy}>
          {t('account.secret.copy')}
        </button>
      </div>
      <p role="status" className="account-faint">
        {note}
      </p>
    </div>
  );
}
