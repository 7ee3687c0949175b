/** What a log proves: its claims, each with a mark, a word and the reason; and what this browser can say of it besides. */

import type { Finding, Findings as Found } from '@weathergauge/engine';
import type { TFunction } from 'i18next';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Fairness } from '../../client/online/evidence.ts';
import { wholeSentence } from '../../ui/sentence.ts';
import { addStrings } from '../../ui/strings/index.ts';
import strings from './findings-strings.ts';
import './findings.css';

addStrings('findings', strings);

const CLAIMS = ['rules', 'dice', 'complete'] as const satisfies readonly (keyof Found)[];

/** Told apart by their shape: a tick, a cross, and a dash for what nobody has claimed. */
const MARKS = {
  yes: 'M4 10.5l4 4 8-9',
  no: 'M5 5l10 10M15 5L5 15',
  unclaimed: 'M5 10h10',
} as const satisfies Record<Finding['verdict'], string>;

const BESIDES = ['share', 'signed'] as const satisfies readonly (keyof Fairness)[];

type Claim = (typeof CLAIMS)[number] | (typeof BESIDES)[number];

interface Props {
  readonly findings: Found;
  readonly fairness: Fairness | null;
}

function foundIn({ findings, fairness }: Props): readonly (readonly [Claim, Finding])[] {
  const own = CLAIMS.map(claim => [claim, findings[claim]] as const);
  return fairness === null ? own : [...own, ...BESIDES.map(claim => [claim, fairness[claim]] as const)];
}

export function Findings(props: Props) {
  const { t } = useTranslation();
  return (
    <ul className="play-findings">
      {foundIn(props).map(([claim, finding]) => (
        <li key={claim}>
          <Mark verdict={finding.verdict} />
          <b>{briefOf(t, claim, finding)}</b>
          <span>{wholeSentence(finding.reason)}</span>
        </li>
      ))}
    </ul>
  );
}

interface ButtonProps extends Props {
  readonly onOpen: () => void;
}

/** Opens the findings; its marks show them at a glance. */
export function ProofButton({ onOpen, ...props }: ButtonProps) {
  const { t } = useTranslation();
  const told = useId();
  const found = foundIn(props);
  // The log claims something that does not hold.
  const doubtful = found.some(([, { verdict }]) => verdict === 'no');
  const brief = found.map(([claim, finding]) => briefOf(t, claim, finding)).join(' ');
  return (
    <>
      <button
        type="button"
        className={doubtful ? 'btn play-small play-doubt' : 'btn play-small'}
        aria-haspopup="dialog"
        aria-describedby={told}
        onClick={onOpen}
      >
        {t(doubtful ? 'findings.doubt' : 'findings.open')}
        <span className="play-finding-marks">
          {found.map(([claim, { verdict }]) => (
            <Mark key={claim} verdict={verdict} />
          ))}
        </span>
      </button>
      <span id={told} className="visually-hidden">
        {brief}
      </span>
    </>
  );
}

function briefOf(t: TFunction, claim: Claim, { verdict }: Finding): string {
  return t('findings.brief', { claim: t(`findings.claims.${claim}`), verdict: t(`findings.verdicts.${verdict}`) });
}

function Mark({ verdict }: Pick<Finding, 'verdict'>) {
  return (
    <svg
      className={`play-finding play-finding-${verdict}`}
      viewBox="0 0 20 20"
      width="16"
      height="16"
      aria-hidden="true"
    >
      <path
        d={MARKS[verdict]}
        fill="none"
        stroke="currentColor"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
