/** What a log proves: three claims, each with a mark, a word and the reason. */

import type { Finding, Findings as Found } from '@weathergauge/engine';
import type { TFunction } from 'i18next';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
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

interface Props {
  readonly findings: Found;
}

export function Findings({ findings }: Props) {
  const { t } = useTranslation();
  return (
    <ul className="play-findings">
      {CLAIMS.map(claim => {
        const { verdict, reason } = findings[claim];
        return (
          <li key={claim}>
            <Mark verdict={verdict} />
            <b>{briefOf(t, claim, findings[claim])}</b>
            <span>{wholeSentence(reason)}</span>
          </li>
        );
      })}
    </ul>
  );
}

interface ButtonProps extends Props {
  readonly onOpen: () => void;
}

/** Opens the findings; its marks show them at a glance. */
export function ProofButton({ findings, onOpen }: ButtonProps) {
  const { t } = useTranslation();
  const told = useId();
  const doubtful = isDoubtful(findings);
  const brief = CLAIMS.map(claim => briefOf(t, claim, findings[claim])).join(' ');
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
          {CLAIMS.map(claim => (
            <Mark key={claim} verdict={findings[claim].verdict} />
          ))}
        </span>
      </button>
      <span id={told} className="visually-hidden">
        {brief}
      </span>
    </>
  );
}

/** The log claims something that does not hold. */
function isDoubtful(findings: Found): boolean {
  return CLAIMS.some(claim => findings[claim].verdict === 'no');
}

function briefOf(t: TFunction, claim: keyof Found, { verdict }: Finding): string {
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
