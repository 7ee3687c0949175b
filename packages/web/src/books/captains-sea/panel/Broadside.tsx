/** 11.4 The broadsides of this impulse, step by step as they were thrown, with every modifier and its clause. */

import { moments } from '@weathergauge/rules-captains-sea/geometry';
import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { DiceFaces } from '../../../ui/DiceFaces.tsx';
import { useSettings } from '../../../ui/settings.ts';
import { Clause } from '../../record.tsx';
import type { SeaPart } from './part.ts';
import { about, nameOf } from './part.ts';
import type { Step, StepLine, Volley } from './volleys.ts';
import { CLAUSES, delaysOf, STEPS, stepAsked, volleysOf } from './volleys.ts';
import './broadside.css';

export function Broadsides(part: SeaPart) {
  const { position, offers, act, say } = part;
  const speed = useSettings(settings => settings.speed);
  const told = act.told.filter(({ at }) => at <= position.at);
  const volleys = volleysOf(told, say);
  const delays = delaysOf(told, speed === 0 ? 0 : act.moving);
  const asked = position.prompt?.ask === 'window.card' ? stepAsked(moments[about(position, 'moment')]) : null;
  // The newest first. While something is decided its last step is shown, and the others can be unfolded; while one waits they all are.
  return volleys.toReversed().map((volley, i) => {
    const isLast = i === 0;
    return (
      <Steps
        key={`${volley.at} ${offers.length === 0}`}
        {...part}
        volley={volley}
        next={isLast ? asked : null}
        open={offers.length === 0 && (isLast || act.moving > 0)}
        follows={isLast && act.moving > 0}
        delay={nth => (delays.get(nth) ?? 0) / Math.max(speed, 0.1)}
      />
    );
  });
}

interface StepsProps extends Pick<SeaPart, 'view' | 'say'> {
  readonly volley: Volley;
  readonly next: Step | null;
  readonly open: boolean;
  /** It is being thrown for: the newest step is kept in sight. */
  readonly follows: boolean;
  /** Milliseconds until what was told at this place is to be seen. */
  readonly delay: (nth: number) => number;
}

function Steps({ view, volley, next, open, follows, delay, say }: StepsProps) {
  const done = new Set(volley.lines.map(({ step }) => step));
  const latest = STEPS.findLast(step => done.has(step));
  // Steps that had nothing to tell are over as well.
  const isOver = (step: Step): boolean => step < (next ?? 0) || step <= (latest ?? 0);
  const shown = STEPS.filter(step => done.has(step) || step === next);
  const wait = (step: Step): number => delay(volley.lines.find(line => line.step >= step)?.nth ?? -1);
  const list = useInSight(shown.map(wait), follows);
  return (
    <section className="cs-broadside">
      <h2>{say('volley.title', { ship: nameOf(view, volley.ship), target: nameOf(view, volley.target) })}</h2>
      <ol className="cs-step-strip" aria-hidden="true">
        {STEPS.slice(0, 11).map(step => (
          <li
            key={step}
            className={step === next ? 'is-next' : isOver(step) ? 'is-done' : ''}
            style={{ animationDelay: `${wait(step)}ms` }}
          >
            {step}
          </li>
        ))}
      </ol>
      <details className="cs-details" open={open}>
        <summary>{say('volley.steps')}</summary>
        <ol ref={list} className="cs-steps">
          {shown.map(step => (
            <li key={step} className={step === next ? 'is-next' : ''} style={{ animationDelay: `${wait(step)}ms` }}>
              <StepBody step={step} lines={volley.lines} say={say} />
              {step === next && !done.has(step) && <small className="cs-next">{say('volley.next')}</small>}
            </li>
          ))}
        </ol>
      </details>
      {latest !== undefined && (
        <div className="cs-latest">
          <StepBody step={latest} lines={volley.lines} say={say} />
        </div>
      )}
    </section>
  );
}

/** Brings each line of a list into sight when its time has come, by its milliseconds. */
function useInSight(waits: readonly number[], follows: boolean): RefObject<HTMLOListElement | null> {
  const list = useRef<HTMLOListElement>(null);
  const times = waits.join(' ');
  useEffect(() => {
    if (!follows) return;
    const timers = times
      .split(' ')
      .map((ms, nth) =>
        setTimeout(() => list.current?.children[nth]?.scrollIntoView({ block: 'nearest' }), Number(ms)),
      );
    return () => timers.forEach(clearTimeout);
  }, [times, follows]);
  return list;
}

interface BodyProps extends Pick<SeaPart, 'say'> {
  readonly step: Step;
  readonly lines: readonly StepLine[];
}

function StepBody({ step, lines, say }: BodyProps) {
  return (
    <>
      <b className="cs-step-title">
        {step <= 11 && <i>{step}</i>} {say(`volley.to.${step}`)} <Clause id={CLAUSES[step]} />
      </b>
      {lines
        .filter(line => line.step === step)
        .map((line, nth) => (
          // Lines have no names and never change their order.
          // oxlint-disable-next-line no-array-index-key
          <span key={nth} className="cs-step-line">
            <span>{line.words}</span>
            {line.dice.length > 0 && (
              <span className="visually-hidden">
                {say('volley.faces', { faces: line.dice.map(({ faces }) => faces.join(' ')).join('; ') })}
              </span>
            )}
            <DiceFaces groups={line.dice} />
            {line.modifiers.length > 0 && (
              <span className="cs-step-mods" role="list" aria-label={say('list')}>
                {line.modifiers.map(({ words, clause }) => (
                  <span key={words} role="listitem">
                    {words} <Clause id={clause} />
                  </span>
                ))}
              </span>
            )}
          </span>
        ))}
    </>
  );
}
