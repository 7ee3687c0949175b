import { useTranslation } from 'react-i18next';
import type { Say } from '../board/say.ts';

/** Words of this book in components. */
export function useSay(): Say {
  const { t } = useTranslation();
  return (key, values = {}) => t(`sea-of-glory-1805.${key}`, values);
}
