/** Says that a battle is uneven, and offers what evens it out. */

import type { Options, OptionSpec, OptionValue, Uneven } from '@weathergauge/engine';
import { useTranslation } from 'react-i18next';
import { addStrings } from '../../ui/strings/index.ts';
import strings from './balance-strings.ts';
import type { Leaning } from './balance.ts';
import { evened, favoured, leaningOf } from './balance.ts';
import type { Terms } from './game-options.ts';
import { choiceWords } from './game-options.ts';
import './balance-note.css';

addStrings('lobby', { balance: strings });

interface Props {
  readonly spec: OptionSpec;
  readonly uneven: readonly Uneven[];
  readonly scenario: Terms;
  readonly changes: Options;
  /** What the rulebook calls each seat; empty before it has been asked: the note keeps its room meanwhile, so that nothing jumps. */
  readonly names: readonly string[];
  readonly onChange: (changes: Options) => void;
}

export function BalanceNote({ spec, uneven, scenario, changes, names, onChange }: Props) {
  const { t } = useTranslation();
  const leaning = leaningOf(spec, uneven, scenario, changes);
  if (leaning === null) return null;
  const { handicap } = leaning.uneven;
  const valueWords = (name: string, value: OptionValue): string =>
    typeof value === 'boolean' ? t(`lobby.balance.${value ? 'on' : 'off'}`) : choiceWords(spec[name], String(value));
  const what = Object.entries(handicap?.options ?? {}).map(([name, value]) =>
    t('lobby.balance.option', { title: spec[name]?.title ?? name, value: valueWords(name, value) }),
  );
  return (
    <div className="lobby-balance" data-waiting={names.length === 0}>
      <p>
        {told(leaning)} {!leaning.isEvened && what.length > 0 && t('lobby.balance.handicap', { what })}
      </p>
      {handicap !== undefined && (
        <button
          type="button"
          className="btn"
          aria-pressed={leaning.isEvened}
          onClick={() => onChange(evened(spec, scenario, changes, leaning))}
        >
          {t(leaning.isEvened ? 'lobby.balance.drop' : 'lobby.balance.take')}
        </button>
      )}
    </div>
  );

  function told({ uneven: found, isEvened }: Leaning): string {
    const balance = isEvened ? found.handicap?.balance : found;
    if (balance === undefined) return t('lobby.balance.bid', { what });
    if (names.length === 1) return t('lobby.balance.alone', { won: Math.round(balance.score) });
    const { seat, won } = favoured(balance);
    return t(isEvened ? 'lobby.balance.taken' : 'lobby.balance.told', { side: names[seat] ?? '', won, what });
  }
}
