/** A short note that sound was switched on or off, for those who did it with a key. */

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Announcer } from '../ui/Announcer.tsx';
import { useSettings } from '../ui/settings.ts';

export function SoundWords() {
  const { t } = useTranslation();
  const sound = useSettings(settings => settings.sound);
  const [{ first, changed }, set] = useState({ first: sound, changed: false });
  if (sound !== first && !changed) set({ first, changed: true });
  return <Announcer text={changed ? t(sound ? 'sound.on' : 'sound.off') : ''} />;
}
