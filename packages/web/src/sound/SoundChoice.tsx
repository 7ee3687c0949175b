/** The switch and, while it is on, how loud. */

import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettings } from '../ui/settings.ts';
import { Switch } from '../ui/Switch.tsx';
import './sound-choice.css';

export function SoundChoice() {
  const { t } = useTranslation();
  const id = useId();
  const { sound, volume, set } = useSettings();
  return (
    <div className="sound">
      <label>
        <span>{t('sound.title')}</span>
        <Switch checked={sound} onSwitch={isOn => set({ sound: isOn })} aria-describedby={id} />
      </label>
      <p id={id}>{t('sound.hint')}</p>
      {sound && (
        <label>
          <span>{t('sound.volume')}</span>
          <input
            type="range"
            // In per cent: that is how it is read out.
            min={10}
            step={10}
            value={volume * 100}
            onChange={event => set({ volume: Number(event.target.value) / 100 })}
          />
        </label>
      )}
    </div>
  );
}
