/** The result of a simulation as text: shares with their confidence intervals. */

import { wilson } from '@weathergauge/lab';

export interface Summary {
  readonly ruleset: string;
  readonly scenario: string;
  readonly finished: number;
  readonly wins: Readonly<Record<string, number>>;
  readonly draws: number;
  /** By the rules themselves, of games that are played against nobody else. */
  readonly defeats: number;
  readonly decisions: number;
  readonly cpuSeconds: number;
  readonly decisionsPerCpuSecond: number;
  readonly hash: string;
}

export function summaryTable(summary: Summary, agents: readonly string[]): string {
  const { ruleset, scenario, finished, wins, draws, defeats, decisions, cpuSeconds, hash } = summary;
  const rows = agents.map((agent, seat) => [`seat ${seat}, ${agent}`, wins[String(seat)] ?? 0] as const);
  const lines = [`${ruleset}/${scenario}: ${finished} games`, ''];
  const others: readonly (readonly [string, number])[] = [['draws', draws]];
  const lost: readonly (readonly [string, number])[] = defeats > 0 || agents.length === 1 ? [['defeats', defeats]] : [];
  for (const [name, count] of [...rows, ...others, ...lost]) lines.push(row(name, count, finished));
  const speed = `${grouped(summary.decisionsPerCpuSecond)} decisions per CPU-second`;
  lines.push('', `${grouped(decisions)} decisions in ${cpuSeconds.toFixed(2)} CPU-seconds: ${speed}`, `hash ${hash}`);
  return `${lines.join('\n')}\n`;
}

function row(name: string, count: number, games: number): string {
  const share = count / games;
  const { low, high } = wilson(share, games);
  const interval = `95 % interval ${percent(low)} to ${percent(high)}`;
  return `  ${name.padEnd(24)} ${String(count).padStart(9)}  ${percent(share).padStart(7)}  ${interval}`;
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const grouped = (n: number): string => n.toLocaleString('en-GB');
