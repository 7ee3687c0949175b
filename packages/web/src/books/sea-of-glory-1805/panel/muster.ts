/** Ships and admirals that can be put from one box into another: those who stay and those who sail, those laid up and those made ready. */

import type { GloryAction, GloryView } from '@weathergauge/rules-sea-of-glory-1805';
import { blockName, capital, portName } from '@weathergauge/rules-sea-of-glory-1805/geometry';
import type { OfferView, Position } from '../../../client/protocol.ts';
import type { Say } from '../board/say.ts';

/** Boxes by number; below all indices of offers. */
export const FROM = -2;
export const TO = -3;

export interface Piece {
  readonly key: string;
  readonly ship: number;
  readonly admiral: number;
  /** The answer that puts it into the other box; -1 where nothing does. */
  readonly offer: number;
}

export interface MusterBoard {
  readonly from: { readonly title: string; readonly pieces: readonly Piece[] };
  readonly to: { readonly title: string; readonly pieces: readonly Piece[] };
  /** All other answers. */
  readonly rest: readonly number[];
}

/** Null where nothing is put from one box into another. */
export function musterOf(position: Position, say: Say): MusterBoard | null {
  const view = position.view as GloryView;
  const { draft } = view;
  if (draft?.kind === 'orders' || draft?.kind === 'shelter') return forming(position, view, draft.order, say);
  return draft?.kind === 'business' ? readying(position, draft, say) : null;
}

type Order = Readonly<Extract<NonNullable<GloryView['draft']>, { kind: 'orders' }>['order']>;
type Business = Extract<NonNullable<GloryView['draft']>, { kind: 'business' }>;

function shipPiece(ship: number, offer: number, doing = ''): Piece {
  return { key: `ship-${ship}${doing}`, ship, admiral: -1, offer };
}

function admiralPiece(admiral: number, offer: number): Piece {
  return { key: `admiral-${admiral}`, ship: -1, admiral, offer };
}

/** Pieces of the answers that some verbs give, and the rest of the answers. */
function sorted(
  offers: readonly OfferView[],
  piece: (action: GloryAction, offer: number) => Piece | null,
): { readonly pieces: readonly Piece[]; readonly taken: ReadonlySet<number> } {
  const pieces = offers.flatMap(({ action }, offer) => piece(action as GloryAction, offer) ?? []);
  return { pieces, taken: new Set(pieces.map(({ offer }) => offer)) };
}

/** 7.6, 11.1, 6.9.3 A sortie, a new fleet, ships that go into port. */
function forming({ offers }: Position, view: GloryView, order: Order, say: Say): MusterBoard | null {
  const stays = sorted(offers, (action, offer) => {
    if (action.do === 'take') return shipPiece(action.ship, offer);
    return action.do === 'embark' ? admiralPiece(action.admiral, offer) : null;
  });
  const goes = sorted(offers, (action, offer) => {
    if (action.do === 'leave') return shipPiece(action.ship, offer);
    return action.do === 'disembark' ? admiralPiece(action.admiral, offer) : null;
  });
  if (stays.pieces.length + goes.pieces.length === 0) return null;
  const isOffered = (key: string): boolean => goes.pieces.some(piece => piece.key === key);
  const fixed = [
    ...order.ships.map(ship => shipPiece(ship, -1)),
    ...order.admirals.map(admiral => admiralPiece(admiral, -1)),
  ].filter(({ key }) => !isOffered(key));
  const home =
    order.block >= 0
      ? say('muster.stayWith', { home: blockName(order.block) })
      : say('muster.stayIn', { home: capital(portName(order.port)) });
  return {
    from: { title: home, pieces: stays.pieces },
    to: { title: destination(view, order, say), pieces: [...goes.pieces, ...fixed] },
    rest: restOf(offers, stays.taken, goes.taken),
  };
}

function destination(view: GloryView, { kind, carrier, port, block }: Order, say: Say): string {
  if (view.draft?.kind === 'shelter' || kind === 'relocate')
    return say('muster.intoPort', { port: capital(portName(port)) });
  if (kind === 'sortie') return carrier >= 0 ? blockName(carrier) : say('muster.sails');
  return block >= 0 ? say('muster.newFleet') : say('muster.sails');
}

/** 5.2, 8.6 Crews and repairs. */
function readying({ offers }: Position, { crewed, repaired, administered }: Business, say: Say): MusterBoard | null {
  const laidUp = sorted(offers, (action, offer) =>
    action.do === 'crew' || action.do === 'repair' || action.do === 'administer'
      ? shipPiece(action.ship, offer, `-${action.do}`)
      : null,
  );
  if (laidUp.pieces.length === 0) return null;
  const done = [...crewed, ...repaired, ...(administered < 0 ? [] : [administered])];
  return {
    from: { title: say('muster.laidUp'), pieces: laidUp.pieces },
    to: { title: say('muster.ready'), pieces: [...new Set(done)].map(ship => shipPiece(ship, -1)) },
    rest: restOf(offers, laidUp.taken),
  };
}

function restOf(offers: readonly OfferView[], ...taken: readonly ReadonlySet<number>[]): number[] {
  return offers.flatMap((_, offer) => (taken.some(set => set.has(offer)) ? [] : [offer]));
}
