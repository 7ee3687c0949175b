/** Opens a shared link: unpacks its log, opens it for replay and takes the link out of the address. */

import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { goTo } from '../ui/route.ts';
import { keepLog } from '../client/kept-log.ts';
import { fromFragment } from '../client/share.ts';
import { gameStore } from '../client/use-game.ts';
import { wholeSentence } from '../ui/sentence.ts';
import { isTrouble } from '../ui/trouble.ts';
import { TroubleCard } from './TroubleCard.tsx';

export function Shared({ data }: { readonly data: string }) {
  const { t } = useTranslation();
  const [trouble, setTrouble] = useState<string | null>(null);
  const [refused, setRefused] = useState<string | null>(null);

  useEffect(() => {
    let gone = false;
    const open = async (): Promise<void> => {
      const log = await fromFragment(`#/shared/${data}`);
      if (gone) return;
      if (isTrouble(log)) {
        setTrouble(`session.trouble.${log.trouble}`);
        return;
      }
      keepLog(log);
      await gameStore.getState().read(log);
      if (gone) return;
      const { status, trouble: why, lacksPack } = gameStore.getState();
      // The replay asks for a data pack that is lacking.
      if (status === 'failed' && lacksPack === null) {
        // `trouble` of the store is a translated sentence already.
        setRefused(why);
        setTrouble('shell.shared.broken');
      } else goTo({ screen: 'replay', id: null, entry: null }, 'replace');
    };
    void open();
    return () => {
      gone = true;
    };
  }, [data]);

  if (trouble === null) return <p className="shell-loading">{t('shell.shared.opening')}</p>;
  return (
    <TroubleCard
      title={t('shell.shared.title')}
      text={refused === null ? t(trouble) : wholeSentence(refused)}
      advice={t('shell.shared.advice')}
      back={t('shell.shared.back')}
      href="#/"
    />
  );
}
