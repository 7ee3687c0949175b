/** An address that leads nowhere: says so, and leads back to the lobby. The address itself is not repeated. */

import { useTranslation } from 'react-i18next';
import { TroubleCard } from './TroubleCard.tsx';

export function NotFound() {
  const { t } = useTranslation();
  return (
    <TroubleCard
      title={t('shell.unknown.title')}
      text={t('shell.unknown.text')}
      back={t('shell.trouble.back')}
      href="#/"
    />
  );
}
