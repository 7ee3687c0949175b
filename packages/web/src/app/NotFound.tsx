/** An address that leads nowhere: says so, and leads back to the lobby. The address itself is not repeated. */

import { useTranslation } from 'react-i18next';
import './trouble.css';

export function NotFound() {
  const { t } = useTranslation();
  return (
    <main className="shell-trouble">
      <div className="panel shell-trouble-card" role="alert">
        <h1>{t('shell.unknown.title')}</h1>
        <p>{t('shell.unknown.text')}</p>
        <p>
          <a className="btn btn-main" href="#/">
            {t('shell.trouble.back')}
          </a>
        </p>
      </div>
    </main>
  );
}
