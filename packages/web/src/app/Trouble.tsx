/** Shown after an exception that nothing caught: the error and a link to the lobby. Games are saved after every answer. */

import { useTranslation } from 'react-i18next';
import { TroubleCard } from './TroubleCard.tsx';

export function Trouble({ error }: { readonly error: unknown }) {
  const { t } = useTranslation();
  return (
    <TroubleCard
      title={t('shell.trouble.title')}
      text={t('shell.trouble.text')}
      back={t('shell.trouble.back')}
      href="./"
    >
      <details>
        <summary>{t('shell.trouble.details')}</summary>
        <pre>{error instanceof Error ? (error.stack ?? error.message) : String(error)}</pre>
      </details>
    </TroubleCard>
  );
}
