/** What this device remembers: palette, speed, privacy, briefings, sound. A popover, so that Escape and a click elsewhere close it. */

import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { privacies, speeds, themes, useSettings } from '../../ui/settings.ts';
import { Switch } from '../../ui/Switch.tsx';
import { SoundChoice } from '../../sound/SoundChoice.tsx';
import './settings-button.css';

export function SettingsButton() {
  const { t } = useTranslation();
  const id = useId();
  return (
    <>
      <button type="button" className="btn btn-quiet" popoverTarget={id}>
        <Gear />
        {t('lobby.settings.title')}
      </button>
      <div id={id} popover="auto" role="dialog" aria-label={t('lobby.settings.title')} className="panel lobby-settings">
        <SettingsForm />
      </div>
    </>
  );
}

function SettingsForm() {
  const { t } = useTranslation();
  const id = useId();
  const { theme, speed, privacyScreen, briefing, set } = useSettings();
  const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return (
    <>
      <fieldset className="lobby-choices">
        <legend>{t('lobby.settings.theme')}</legend>
        {themes.map(one => (
          <label key={one}>
            <input type="radio" name={`${id}-theme`} checked={theme === one} onChange={() => set({ theme: one })} />
            <span>{t(`lobby.settings.themes.${one}`)}</span>
          </label>
        ))}
      </fieldset>
      <fieldset className="lobby-choices">
        <legend>{t('play.speed.label')}</legend>
        {speeds.map(one => (
          <label key={one}>
            <input type="radio" name={`${id}-speed`} checked={speed === one} onChange={() => set({ speed: one })} />
            <span>{t(`play.speed.names.s${String(one).replace('.', '_')}`)}</span>
          </label>
        ))}
      </fieldset>
      {reduced && <p className="lobby-faint">{t('lobby.settings.reduced')}</p>}
      <fieldset className="lobby-choices" aria-describedby={`${id}-privacy`}>
        <legend>{t('lobby.settings.privacy')}</legend>
        {privacies.map(one => (
          <label key={one}>
            <input
              type="radio"
              name={`${id}-privacy`}
              checked={privacyScreen === one}
              onChange={() => set({ privacyScreen: one })}
            />
            <span>{t(`lobby.settings.privacies.${one}`)}</span>
          </label>
        ))}
      </fieldset>
      <p id={`${id}-privacy`} className="lobby-faint">
        {t(`lobby.settings.privacyHints.${privacyScreen}`)}
      </p>
      <label className="lobby-switch">
        <span>{t('lobby.settings.briefing')}</span>
        <Switch checked={briefing} onSwitch={isOn => set({ briefing: isOn })} />
      </label>
      <SoundChoice />
    </>
  );
}

function Gear() {
  return (
    <svg className="lobby-icon" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <circle cx="10" cy="10" r="5.2" />
      <circle cx="10" cy="10" r="1.4" />
      <path d="M10 1v4M10 15v4M1 10h4M15 10h4M3.640 3.640l2.830 2.830M13.530 13.530l2.830 2.830M3.640 16.360l2.830-2.830M13.530 6.470l2.830-2.830" />
    </svg>
  );
}
