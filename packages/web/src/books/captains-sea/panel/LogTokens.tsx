/** In the log, which of the eleven steps of a broadside a throw belongs to (11.4), before its dice. */

import type { DiceThrown } from '@weathergauge/engine';
import type { SeaEvent } from '@weathergauge/rules-captains-sea';
import { DiceFaces } from '../../../ui/DiceFaces.tsx';
import { useSay } from './use-say.ts';
import { stepsOf } from './volleys.ts';
import './log-tokens.css';

export function LogTokens({ event, dice }: { readonly event: SeaEvent; readonly dice: readonly DiceThrown[] }) {
  const say = useSay();
  const steps = stepsOf(event);
  if (steps === null || steps[0] > 11) return <DiceFaces groups={dice} />;
  const [from, to] = steps;
  return (
    <>
      <span className="cs-step-badge">
        {from === to ? say('volley.step', { step: from }) : say('volley.stepsOf', { from, to })}
      </span>
      <DiceFaces groups={dice} />
    </>
  );
}
