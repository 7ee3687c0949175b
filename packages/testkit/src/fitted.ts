/** The weights behind the chances that are shown: one for each row, whole, and none against what an officer would say. */

import type { AnyRuleset } from '@weathergauge/engine';

export function fittedProblems({ id, odds }: AnyRuleset): readonly string[] {
  if (odds === undefined) return [];
  const { rows, weights, fitted } = odds;
  const names = rows.map(([name]) => name);
  const problems = names.filter((name, i) => names.indexOf(name) !== i).map(name => `${name} has two rows`);
  for (const name of Object.keys(fitted.weights))
    if (!names.includes(name)) problems.push(`${name} was fitted and has no row`);
  for (const [i, [name, prior]] of rows.entries()) {
    const weight = weights[i];
    if (!Number.isSafeInteger(weight)) problems.push(`the weight of ${name} is ${weight}, not whole`);
    else if ((weight as number) * prior < 0) problems.push(`${name} weighs ${weight}, against its prior of ${prior}`);
    if (fitted.command !== '' && fitted.weights[name] === undefined) problems.push(`${name} was not fitted`);
  }
  if (fitted.command !== '' && !fitted.command.startsWith(`weathergauge lab fit ${id} `))
    problems.push(`"${fitted.command}" does not fit ${id}`);
  return problems;
}
