import { useTranslation } from 'react-i18next';

export type Say = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** Words of this book's panels. */
export function useSay(): Say {
  const { t } = useTranslation();
  return (key, values = {}) => t(`captains-sea.panel.${key}`, values);
}
