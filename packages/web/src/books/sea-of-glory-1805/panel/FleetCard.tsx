/** What is known of a block: of one’s own everything, of the enemy’s what has been seen of it and where it stands. */

import type { GloryView } from '@weathergauge/rules-sea-of-glory-1805';
import {
  blockKinds,
  blockName,
  BLOCKS,
  BRITISH,
  capital,
  destinationName,
  DESTINATIONS,
  placeWords,
} from '@weathergauge/rules-sea-of-glory-1805/geometry';
import { Part, ShipRecord } from '../../record.tsx';
import { admiralsIn, blankOf, shipsIn, sideOfBlock } from '../board/blocks.ts';
import { FLAGS } from '../board/flags.ts';
import { AdmiralList, ShipList } from './Lists.tsx';
import { Tidings } from './Tidings.tsx';
import { useSay } from './use-say.ts';

interface Props {
  readonly view: GloryView;
  readonly piece: number;
}

export function FleetCard({ view, piece }: Props) {
  const blank = blankOf(piece);
  return blank === null ? <OwnFleet view={view} piece={piece} /> : <Blank view={view} {...blank} />;
}

function OwnFleet({ view, piece }: Props) {
  const say = useSay();
  const block = view.blocks.find(({ id }) => id === piece);
  if (block === undefined) return null;
  const goal = DESTINATIONS[block.goal] === undefined ? undefined : destinationName(block.goal);
  const kind = blockKinds[BLOCKS[piece]?.kind ?? 0] ?? 'fleet';
  const ships = shipsIn(view, piece);
  const admirals = admiralsIn(view, piece);
  return (
    <ShipRecord
      name={blockName(piece)}
      flag={FLAGS[sideOfBlock(piece) === BRITISH ? 0 : 1]}
      captured={false}
      lines={[
        say('blockLine', { kind: capital(say(`kind.${kind}`)), place: placeWords(block.place) }),
        ...(goal === undefined ? [] : [say('boundFor', { goal })]),
        ...(block.order > 0 ? [say(`standing.${block.order}`)] : []),
      ]}
    >
      {admirals.length > 0 && (
        <Part title={say('panel.admirals')} clause="8.0">
          <AdmiralList admirals={admirals} />
        </Part>
      )}
      {ships.length > 0 && (
        <Part title={say('ships', { count: ships.length })} clause="2.6">
          <ShipList ships={ships} />
        </Part>
      )}
    </ShipRecord>
  );
}

function Blank({ view, side, tag }: { readonly view: GloryView; readonly side: number; readonly tag: number }) {
  const say = useSay();
  const block = view.blanks.find(one => one.side === side && one.tag === tag);
  if (block === undefined) return null;
  const rows = view.ledger.filter(({ place }) => place === block.place).toReversed();
  return (
    <ShipRecord
      name={say(`blank.${side}`, { tag })}
      flag={FLAGS[side === BRITISH ? 0 : 1]}
      captured={false}
      lines={[
        capital(placeWords(block.place)),
        block.known > 0 ? say(`known.${block.known}`, { low: block.low }) : say('unknown'),
        ...(block.flat ? [say('flat')] : []),
      ]}
    >
      {rows.length > 0 && (
        <Part title={say('panel.toldOfPlace')} clause="2.3">
          <Tidings view={view} rows={rows} />
        </Part>
      )}
    </ShipRecord>
  );
}
