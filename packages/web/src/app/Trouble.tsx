/** Shown after an exception that nothing caught: the error and a link to the lobby. Games are saved after every answer. */

import { useTranslation } from 'react-i18next';
import './trouble.css';

export function Trouble({ error }: { readonly error: unknown }) {
  const { t } = useTranslation();
  return (
    <main className="shell-trouble">
      <div className="panel shell-trouble-card" role="alert">
        <h1>{t('shell.trouble.title')}</h1>
        <p>{t('shell.trouble.text')}</p>
        <p>
          <a className="btn btn-main" href="./">
            {t('shell.trouble.back')}
          </a>
        </p>
        <details>
          <summary>{t('shell.trouble.details')}</summary>
          <pre>{error instanceof Error ? (error.stack ?? error.message) : String(error)}</pre>
        </details>
      </div>
    </main>
  );
}
