/** The menu of a game (“Captain's desk” on the screen): save, share, resign, settings, keys. */

import { lazy, Suspense, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { GamePack } from '../../client/protocol.ts';
import type { Privacy, Theme } from '../../ui/settings.ts';
import { privacies, themes, useSettings } from '../../ui/settings.ts';
import { SoundChoice } from '../../sound/SoundChoice.tsx';
import type { GameState } from '../../client/store.ts';
import { useOpenLog } from './download.ts';
import { DownloadButton, LogHolds } from './DownloadLog.tsx';
import { SpeedChoice } from './ActivityBar.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { addStrings } from '../../ui/strings/index.ts';
import strings from './key-strings.ts';
import deskStrings from './desk-strings.ts';
import './menu-sheet.css';

addStrings('play', { keys: strings, desk: deskStrings });

const TimeOrders = lazy(async () => ({ default: (await import('./Clocks.tsx')).TimeOrders }));

interface Props {
  readonly onClose: () => void;
  readonly exportLog: GameState['exportLog'];
  readonly onExport: () => void;
  /** Null once the game is over. */
  readonly onSave: (() => void) | null;
  /** Null where it can be watched only when it is over. */
  readonly onReplay: (() => void) | null;
  /** In this browser, or on a server. */
  readonly kept: 'here' | 'there';
  /** Null before the end. */
  readonly onReport: (() => void) | null;
  readonly onRules: () => void;
  /** Null for those who watch. */
  readonly onBriefing: (() => void) | null;
  /** Null while nobody here is asked. */
  readonly onDraw: (() => void) | null;
  readonly onResign: (() => void) | null;
  readonly pack: GamePack | null;
  /** Shows again what others did; null before they did anything. */
  readonly onSince: (() => void) | null;
  readonly textBoard: boolean;
  readonly onTextBoard: () => void;
  readonly onLeave: () => void;
}

const KEYS = [
  'offers',
  'arrows',
  'enter',
  'escape',
  'undo',
  'skip',
  'last',
  'hint',
  'camera',
  'text',
  'sound',
  'menu',
] as const;

export function MenuSheet(props: Props) {
  const {
    onClose,
    exportLog,
    onExport,
    onSave,
    onReplay,
    kept,
    onReport,
    onRules,
    onBriefing,
    onDraw,
    onResign,
    pack,
    onSince,
    textBoard,
    onTextBoard,
    onLeave,
  } = props;
  const { t } = useTranslation();
  const open = useOpenLog(exportLog);
  const told = useId();
  return (
    <Sheet title={t('play.desk.title')} onClose={onClose}>
      <div className="play-menu">
        <button type="button" className="btn" onClick={onRules}>
          {t('play.desk.rules')}
        </button>
        {onBriefing !== null && (
          <button type="button" className="btn" onClick={onBriefing}>
            {t('play.desk.briefing')}
          </button>
        )}
        {onReport !== null && (
          <button type="button" className="btn" onClick={onReport}>
            {t('play.menu.report')}
          </button>
        )}
        {onReplay !== null && (
          <button type="button" className="btn" onClick={onReplay}>
            {t('play.desk.replay')}
          </button>
        )}
        {onSince !== null && (
          <button type="button" className="btn" onClick={onSince}>
            {t('play.desk.since')}
          </button>
        )}
        <button type="button" className="btn" onClick={onTextBoard}>
          {t(textBoard ? 'play.menu.hideTextBoard' : 'play.menu.textBoard')}
        </button>
        <DownloadButton open={open} told={told} onDownload={onExport} />
        {onSave !== null && (
          <button type="button" className="btn" onClick={onSave}>
            {t('play.desk.save')}
          </button>
        )}
        {onDraw !== null && (
          <button type="button" className="btn" onClick={onDraw}>
            {t('play.desk.draw')}
          </button>
        )}
        {onResign !== null && (
          <button type="button" className="btn" onClick={onResign}>
            {t('play.desk.resign')}
          </button>
        )}
        {kept === 'there' && (
          <Suspense fallback={null}>
            <TimeOrders onDone={onClose} />
          </Suspense>
        )}
        <button type="button" className="btn" onClick={onLeave}>
          {t('play.desk.leave')}
        </button>
      </div>
      {pack !== null && <p>{t('play.pack', { name: pack.name })}</p>}
      <LogHolds open={open} id={told} words="play.download.holds" />
      <p className="play-quiet">{t(kept === 'here' ? 'play.desk.saved' : 'play.desk.savedThere')}</p>
      <h3>{t('play.desk.settings')}</h3>
      <SettingsForm isShared={kept === 'here'} />
      <h3 className="play-for-mouse">{t('play.desk.keys')}</h3>
      <dl className="play-keys">
        {KEYS.filter(key => kept === 'here' || key !== 'hint').map(key => (
          <div key={key}>
            <dt>
              <kbd>{t(`play.keys.names.${key}`)}</kbd>
            </dt>
            <dd>{t(`play.keys.does.${key}`)}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}

function SettingsForm({ isShared }: { readonly isShared: boolean }) {
  return (
    <div className="play-settings">
      <LightChoice />
      <SpeedChoice />
      {isShared && <PrivacyChoice />}
      <BriefingChoice />
      <SoundChoice />
    </div>
  );
}

function PrivacyChoice() {
  const { t } = useTranslation();
  const privacyScreen = useSettings(settings => settings.privacyScreen);
  const set = useSettings(settings => settings.set);
  return (
    <label className="play-speed">
      <span>{t('play.desk.privacy')}</span>
      <select value={privacyScreen} onChange={event => set({ privacyScreen: event.target.value as Privacy })}>
        {privacies.map(one => (
          <option key={one} value={one}>
            {t(`play.desk.privacies.${one}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

function BriefingChoice() {
  const { t } = useTranslation();
  const briefing = useSettings(settings => settings.briefing);
  const set = useSettings(settings => settings.set);
  return (
    <label className="play-speed">
      <span>{t('play.desk.briefingFirst')}</span>
      <Switch checked={briefing} onSwitch={isOn => set({ briefing: isOn })} />
    </label>
  );
}

export function LightChoice() {
  const { t } = useTranslation();
  const theme = useSettings(settings => settings.theme);
  const set = useSettings(settings => settings.set);
  return (
    <label className="play-speed">
      <span>{t('play.desk.theme')}</span>
      <select value={theme} onChange={event => set({ theme: toTheme(event.target.value) })}>
        {themes.map(one => (
          <option key={one} value={one}>
            {t(`play.desk.themes.${one}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

function toTheme(text: string): Theme {
  return themes.find(one => one === text) ?? 'auto';
}
