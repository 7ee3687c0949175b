/**
 * The working memory of the rules and the agent, allocated once: measuring and reckoning would otherwise leave thousands of
 * small records for the garbage collector. It is the only place in this book, besides `data/figures.ts`, where a module keeps
 * anything that changes (`scripts/module-state.ts` sees to that).
 *
 * Nothing here is part of a game. Each field belongs to one file, which takes it out by name and writes it anew before it reads
 * it; so what another game, another seat or a call that was broken off has left there is never read. A value is good until the
 * function named with it is called again. Dice and events must not call the rules: the fields that are held while dice are
 * drawn or events told say so.
 */

import type { Cause } from './events.ts';
import type { Hazard } from './ground.ts';
import type { Hull } from './hulls.ts';
import type { Move } from './sailing.ts';
import type { Place } from './sight.ts';
import type { Pose3 } from './sliding.ts';
import { MOST_VESSELS } from './terms.ts';
import type { Vessel } from './vessels.ts';
import type { SailsAction } from './vocabulary.ts';

const corners = (): number[] => [0, 0, 0, 0, 0, 0, 0, 0];
const place = (): Place => ({ x: 0, y: 0 });
const pose = (): Pose3 => ({ x: 0, y: 0, heading: 0 });
const move = (): Move => ({ card: 0, line: 0, arrow: 0 });
const hazard = (): Hazard => ({ reef: false, shoal: false, ashore: false, id: -1 });
const forEachVessel = <T>(make: () => T): readonly T[] => Array.from({ length: MOST_VESSELS }, make);

/** B4 What a ship is about to do, and where that would bring her. */
export interface MoveAhead {
  readonly end: Pose3;
  card: number;
  line: number;
  arrow: number;
  attitude: number;
  moving: boolean;
  /** B4.14 Blocked on all sides where she lay. */
  shutIn: boolean;
  involved: boolean;
  /** Ships over whose bases hers would come to lie, as bits. */
  over: number;
}

const moveAhead = (): MoveAhead => ({
  end: pose(),
  card: 0,
  line: 0,
  arrow: 0,
  attitude: 0,
  moving: false,
  shutIn: false,
  involved: false,
  over: 0,
});

/** What an agent expects to befall a ship: boxes of her hull, boxes of her crew, masts. */
export interface Loss {
  hull: number;
  crew: number;
  masts: number;
}

const loss = (): Loss => ({ hull: 0, crew: 0, masts: 0 });

/** A ship as an agent expects her to lie. */
export interface ExpectedPose {
  x: number;
  y: number;
  heading: number;
  sin: number;
  cos: number;
  halfLength: number;
  halfWidth: number;
  deck: number;
  aback: number;
  sails: number;
}

const expectedPose = (): ExpectedPose => ({
  x: 0,
  y: 0,
  heading: 0,
  sin: 0,
  cos: 1,
  halfLength: 1,
  halfWidth: 1,
  deck: 0,
  aback: 0,
  sails: 0,
});

/** While nobody knows her card she may go straight on, or turn to either hand. */
export const WAYS = 3;
const expectedPoses = (): readonly ExpectedPose[] => Array.from({ length: WAYS }, expectedPose);

/** Where an agent expects a ship to be the next two times that guns speak. */
export interface Prediction {
  /** By moment: in how many places she may be, and which. */
  readonly counts: number[];
  readonly places: readonly (readonly ExpectedPose[])[];
  /** Where the cards end that are known to lie on her mat, and how many moves from now that is. */
  readonly fork: ExpectedPose;
  /** The edge by which she may leave the table without loss, or -1. */
  openEdge: number;
  /** 1 if her known cards take her off the table or ashore before that. */
  ruined: number;
  /** 1 if they take her off the table where she may leave it. */
  home: number;
}

const prediction = (): Prediction => ({
  counts: [1, 1],
  places: [expectedPoses(), expectedPoses()],
  fork: expectedPose(),
  openEdge: -1,
  ruined: 0,
  home: 0,
});

/** Moves that an agent's scouts look ahead at most (`LOOKOUT / SHORT_MOVE` in `agent/prediction.ts`), and where they start from. */
const SCOUTS = 5;

export const scratch = {
  /** `model/hulls.ts`: corners of the two bases under examination; good within one function. */
  hulls: { mine: corners(), theirs: corners() },

  /** `model/sliding.ts`; good within `endPose`, `slide` or `pathPoses`. What `slide` calls back looks at bases alone. */
  sliding: {
    /** B3.2, B3.3, B3.9 The middle of the edge that the card is laid against. */
    notch: pose(),
    /** The first place of the line that is blocked. */
    blockedAt: pose(),
  },

  /** `model/sight.ts`; good within one measurement. */
  sight: {
    /** The dot measured from, or the mast measured to. */
    dot: place(),
    /** The target's base from the dot. */
    corners: corners(),
    /** A screen's base, or a land element, from the dot. */
    screen: corners(),
    shore: [] as number[],
    /** The target's base within one sector, after one cut and after both. */
    halfCut: [] as number[],
    cut: [] as number[],
    /** The sector that a screen is seen under. */
    hidden: { rightX: 0, rightY: 0, leftX: 0, leftY: 0 },
    /**
     * Sectors still open, six numbers each: the ray at the clockwise end, the ray at the other end, and for each of the two
     * EDGE if it grazes a screen and so is not open itself. Cutting writes to the other list, and the two change places.
     */
    open: [] as number[],
    opening: [] as number[],
  },

  /** `chapters/s6-raking.ts`: the central dot of the ship that fires, and the mast that it looks for; within one function. */
  raking: { dot: place(), mast: place() },

  /** `chapters/t5-batteries.ts`; good within one measurement. */
  batteries: {
    /** The dot of the battery, and the dot measured to. */
    from: place(),
    mark: { x: 0, y: 0, heading: 0, halfLength: 0, halfWidth: 0 },
    /** Bases that can stand in the way. */
    screens: [] as Hull[],
  },

  /** `chapters/b5-laying.ts` */
  laying: {
    /** Bases that can stand in the way: within one look around. */
    screens: [] as Vessel[],
    /** Range by vessel and arc, -1 where the arc does not bear; good until the next `layBroadside`. */
    ranges: Array.from({ length: MOST_VESSELS * 3 }, () => -1),
    /** The vessels that it found to choose from; good for as long. */
    found: [] as number[],
  },

  /** `chapters/b4-collisions.ts`, by ship; from `beginMoves` to the end of `moveAll`, dice and events included. */
  moves: forEachVessel(moveAhead),
  /** `chapters/b4-collisions.ts`: the base of one of two ships at the end of her move; within one comparison. */
  endOfMove: { x: 0, y: 0, heading: 0, halfLength: 0, halfWidth: 0 },

  /** `chapters/b7-damage.ts`: counters drawn in one moment; from `openDamage` to `settleDamage`, dice and events included. */
  damage: {
    poolShip: [] as number[],
    poolFace: [] as number[],
    poolBy: [] as number[],
    poolCause: [] as Cause[],
    /** Counters of each value that one ship is to place. */
    values: [] as number[],
  },

  /** `chapters/c1-places.ts`; good within the trial of one place. */
  berths: { corners: corners(), berth: pose(), hazard: hazard() },

  /** `chapters/b5-gunnery.ts`: offers by number, made when first needed and never changed. Their number is bounded. */
  offers: { fire: [] as SailsAction[], muskets: [] as SailsAction[] },

  /** `agent/prediction.ts` */
  prediction: {
    /** By ship; from `foresee` to the end of the evaluation that it is made for. */
    predictions: forEachVessel(prediction),
    /** What the last card sailed came to; within one `sail`. */
    move: move(),
    /** Only the answer counts, not what is found; within one look. */
    hazard: hazard(),
    /** By depth of the look ahead; within one `waysOut`. */
    scouts: Array.from({ length: SCOUTS }, expectedPose),
  },

  /** `agent/guns.ts` */
  guns: {
    /** What the last `takeAim` found. */
    aim: {
      /** 0 left, 1 right. */
      side: 0,
      /** By arc: the band of the ruler, or -1 where it does not bear. */
      fore: -1,
      full: -1,
      rear: -1,
      /** Share of counters that a rake adds. */
      rake: 0,
      /** 1 within musket shot. */
      near: 0,
    },
    /** Within one `addBroadside`. */
    tried: loss(),
  },

  /** `agent/battle.ts` */
  battle: {
    /** By ship; from `reckon` to the end of the evaluation that it is made for. */
    losses: forEachVessel(loss),
    /** Of the ship that is being reckoned, from `beReady` on: by moment and broadside how ready it is. */
    ready: [
      [0, 0],
      [0, 0],
    ] as [number[], number[]],
    /** By broadside what it holds. */
    holds: [0, 0],
    /** Her guns and muskets, and how ready the muskets are. */
    guns: { fore: 0, full: 0, rear: 0, muskets: 0, musketsReady: 0 },
    /** By broadside, and for the muskets, the best use found; within one `exchange`. */
    bestToll: [0, 0, 0],
    bestTarget: [-1, -1, -1],
    bestLoss: [loss(), loss(), loss()] as readonly Loss[],
    bearing: [0, 0, 0],
    /** What they would do to the target that is being tried; within one `tryTarget`. */
    tried: [loss(), loss(), loss()] as readonly Loss[],
    triedBearing: [0, 0, 0],
  },
};
