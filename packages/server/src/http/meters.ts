/** How many frames a second come over a socket, and over all sockets of an address: who sends more is told so, and then cut off. */

export interface Meter {
  /** `late`: this frame is too many, and is told so; `over`: so were all of the last second's. */
  frame(): 'fine' | 'late' | 'over';
}

/** What may be taken, so much a second. */
interface Bucket {
  take(): boolean;
  /** Whether it has all that it may have: then it need not be kept. */
  isFull(): boolean;
}

/** Seconds' worth of frames that may come at once. */
const BURST = 5;
/** Buckets of addresses are let go of that are full, when there are so many. */
const MOST_KEPT = 10_000;

function bucket(perSecond: number, now: () => number): Bucket {
  const most = perSecond * BURST;
  let left = most;
  let at = now();
  function fill(): void {
    const time = now();
    left = Math.min(most, left + ((time - at) / 1000) * perSecond);
    at = time;
  }
  return {
    take() {
      fill();
      if (left < 1) return false;
      left--;
      return true;
    },
    isFull() {
      fill();
      return left === most;
    },
  };
}

/** A meter for each new socket; those of one address share what may come from there. */
export function meters(
  { frames, framesOfAddress }: { readonly frames: number; readonly framesOfAddress: number },
  now: () => number,
): (address: string) => Meter {
  const shared = new Map<string, Bucket>();

  function ofAddress(address: string): Bucket {
    const known = shared.get(address);
    if (known !== undefined) return known;
    if (shared.size >= MOST_KEPT) for (const [each, its] of shared) if (its.isFull()) shared.delete(each);
    const made = bucket(framesOfAddress, now);
    shared.set(address, made);
    return made;
  }

  return address => {
    const own = bucket(frames, now);
    let refused = 0;
    return {
      frame() {
        if (own.take() && ofAddress(address).take()) {
          refused = 0;
          return 'fine';
        }
        return ++refused > frames ? 'over' : 'late';
      },
    };
  };
}
