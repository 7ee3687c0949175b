/** The ledger in words: what a side has been told, where and when. The page shows it without loading the rules. */

import { DIRECTIVES } from './data/figures.ts';
import type { LedgerRow, Tiding } from './ledger.ts';
import { tidings } from './ledger.ts';
import {
  admiralName,
  capital,
  CONDITIONS,
  OBJECTIVE_AREAS,
  listed,
  NATIONS,
  placeWords,
  plural,
  portName,
  raidedAt,
  range,
  shipWords,
  turnName,
} from './naming.ts';
import { isInPort, portOf } from './places.ts';
import { ALLIED } from './terms.ts';
import type { GloryView } from './view.ts';

/** What goes with ships that were seen. */
export function company(frigates: boolean, convoys: boolean, gold = false): string {
  const found = [
    ...(frigates ? ['frigates'] : []),
    ...(convoys ? ['transports'] : []),
    ...(gold ? ['the Spanish Gold'] : []),
  ];
  return found.length === 0 ? '' : ` with ${listed(found)}`;
}

/** `11 to 15 sail with frigates`, `frigates alone`; `sail` says in words how many ships of the line there were. */
export function inCompany(ships: number, sail: string, others: string): string {
  return ships === 0 && others !== '' ? `${others.replace(' with ', '')} alone` : `${sail}${others}`;
}

/** One row: `11 to 15 sail in Brest on Feb II, counted from the offing`. */
export function ledgerWords(v: Pick<GloryView, 'who'>, row: LedgerRow): string {
  return capital(told(v, row));
}

function told(v: Pick<GloryView, 'who'>, row: LedgerRow): string {
  const block = v.who === ALLIED ? 'a British block' : 'an Allied block';
  const where = placeWords(row.place);
  const when = `on ${turnName(row.turn)}`;
  switch (tidings[row.what] as Tiding) {
    case 'masts':
      return `${inCompany(row.a, range(row.a), company(row.c === 1, row.d === 1))} ${where} ${when}${ordinary(row.b)}, counted from ${isInPort(row.place) ? 'the offing' : 'the town'}`;
    case 'revealed':
      return `${seen(row)} ${where} ${when}, sighted`;
    case 'battle-fleet':
      return `${range(row.a)}${company(false, (row.d & 1) === 1, (row.d & 2) === 2)} under ${admiralName(row.b)} ${where} ${when}${row.c === 1 ? ', all of them wrecks' : ''}, met in battle`;
    case 'ship':
      return `${shipWords(row.a)}, ${CONDITIONS[row.b] ?? ''}, ${where} ${when}, seen in battle`;
    case 'fog':
      return `${plural(row.a, 'false report')} ${where} ${when}, found out`;
    case 'provisions':
      return `${portName(row.a)} ${row.b === 1 ? 'had provisions to sortie' : 'had no provisions to sortie'} ${when}`;
    case 'raid':
      return `The raid ${raidedAt(row.a)} ${row.b === 1 ? 'had done harm' : 'had done no harm'}, learnt ${when}`;
    case 'directive':
      return `The Emperor’s Directive was ${OBJECTIVE_AREAS[DIRECTIVES.areas[row.a] ?? 0] ?? ''}, learnt ${when}`;
    case 'spies':
      return `${nations(row)} ${where} ${when}${ordinary(row.d)}, by spies`;
    case 'sailed':
      return sailed(block, row);
    case 'admiral':
      return `${admiralName(row.a)} ${row.b === 1 ? 'was lost' : 'was seen'} ${where} ${when}`;
    case 'spied-fleet':
      return `${block} ${where} ${when}: ${spied(row)}, by spies`;
    case 'spied-ship':
      return `${shipWords(row.a)} ${where}${row.b === 1 ? ', in ordinary,' : ''} ${when}, by spies`;
    case 'rockets':
      return `${plural(row.a, 'ship')} put out of action ${where} ${when} by rockets${row.b === 1 ? '; no more lay ready' : ''}`;
  }
}

/** `Brest`, `the sea off Brest`: a place after `from`. */
export function fromWords(place: number): string {
  return placeWords(place)
    .replace(/^in /, '')
    .replace(/^at sea /, 'the sea ')
    .replace(/^on the way /, 'the way ')
    .replace(/^on passage /, 'the passage ');
}

function sailed(block: string, { place, b, turn }: LedgerRow): string {
  const when = `on ${turnName(turn)}`;
  if (isInPort(place)) return `${block} went into ${portName(portOf(place))} ${when}`;
  if (isInPort(b)) return `${block} came out of ${portName(portOf(b))} ${when}: ${placeWords(place)}`;
  if (portOf(b) >= 0 && portOf(b) === portOf(place)) return `${block} was ${placeWords(place)} ${when}`;
  return `${block} sailed ${when} from ${fromWords(b)} to ${fromWords(place)}`;
}

function ordinary(low: number): string {
  return low > 0 ? `, ${range(low)} in ordinary` : '';
}

function seen({ a, b, c, d }: LedgerRow): string {
  return inCompany(a, range(a), company(b === 1, c === 1, d === 1));
}

function nations({ a, b, c }: LedgerRow): string {
  const found = [a, b, c].flatMap((ships, nation) => (ships > 0 ? [`${ships} ${NATIONS[nation]}`] : []));
  return found.length === 0 ? 'no ships ready' : `${listed(found)} ready`;
}

function spied({ b, c, d }: LedgerRow): string {
  if (c === 1) return 'a frigate';
  return `${plural(b, 'ship')}${d === 1 ? ' with an Expedition' : ''}`;
}
