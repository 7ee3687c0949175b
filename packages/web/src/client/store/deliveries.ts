/** Handles messages that the worker sends by itself: changes of the game, who thinks, and that the log must be saved. */

import type { Delivery, Hear } from '../protocol.ts';
import { allHere, humansOf } from '../seats.ts';
import type { Consent } from './consent.ts';
import type { Core } from './core.ts';
import { ignore } from './core.ts';
import type { Flow } from './flow.ts';
import type { Following } from './following.ts';
import type { Screen } from './screen.ts';

/** The message that the game at a table on a server begins. */
export type Begun = Delivery & { readonly kind: 'begun' };

export interface Deliveries extends Pick<Consent, 'onRequest'> {
  /** Takes deliveries of the game that is hosted now and drops those of an earlier one. */
  listener(onBegun?: (begun: Begun) => void): Hear;
  /** Saves the game in the background. */
  save(): void;
}

export function createDeliveries(
  core: Core,
  { showNow }: Screen,
  { tell }: Following,
  { carryOn }: Flow,
  consent: Consent,
): Deliveries {
  const { deps, inside, session, get, set, attempt, fail } = core;

  function listener(onBegun: (begun: Begun) => void = () => {}): Hear {
    const { hosting } = inside;
    return delivery => {
      if (hosting !== inside.hosting) return;
      void attempt(inside.epoch, async () => (delivery.kind === 'begun' ? onBegun(delivery) : hear(delivery)));
    };
  }

  function hear(delivery: Exclude<Delivery, Begun>): void {
    switch (delivery.kind) {
      case 'news':
        return takeIn(delivery);
      case 'changed':
        return save();
      case 'thinking':
        inside.thinking = delivery.thinking;
        // Null is ignored: an agent that has stopped thinking has answered, and that delivery comes next.
        if (delivery.thinking !== null && get().status === 'thinking') set({ thinking: delivery.thinking });
        return;
      case 'table':
        return set({ table: delivery.table });
      case 'clock':
        return set({ clock: delivery.clock });
      case 'line':
        return set({ isCutOff: !delivery.isUp });
      case 'trouble':
        console.error(delivery.why);
        fail(deps.say('broken'));
    }
  }

  function takeIn({ number, news }: Delivery & { readonly kind: 'news' }): void {
    inside.delivered = number;
    inside.busy = false;
    for (const { who, turn } of news) {
      tell(who, turn);
      const before = inside.known.get(who)?.happenings ?? [];
      const { backTo } = turn;
      const stand = backTo === null ? before : before.filter(({ at }) => at <= backTo);
      inside.known.set(who, { position: turn.position, happenings: [...stand, ...turn.happenings] });
      // The question at that place will be asked again.
      if (backTo !== null && who !== 'spectator')
        inside.asked.set(
          who,
          (inside.asked.get(who) ?? []).filter(({ at }) => at < backTo),
        );
    }
    const { row } = inside;
    const reached = row === null ? undefined : inside.known.get(row.who)?.position.at;
    if (row?.to === null && reached !== undefined) inside.row = { ...row, to: reached };
    const { status, question, position, before, fresh: last, earlier } = get();
    // While an earlier moment is shown, nothing changes; `resumePlay` shows the present.
    if (inside.away || status === 'replaying') return;
    const request = news.find(({ who }) => who !== 'spectator')?.turn.request ?? null;
    if (request !== null) return consent.onRequest(request);
    const mine = news.find(({ who }) => who === inside.viewer)?.turn;
    const fresh = mine?.happenings ?? [];
    if (question !== null && humansOf(get().seats).length > 1) {
      // All have agreed: the person who was asked last has the device.
      inside.holder = question.asked;
      inside.viewer = question.asked === question.of ? question.of : 'spectator';
    }
    // Motions that are playing go on, unless what they show was taken back.
    const isMore = status === 'moving' && before !== null && (mine?.backTo ?? null) === null;
    if ((fresh.length === 0 && !isMore) || status === 'handing-over') return carryOn();
    const moving = isMore ? [...earlier, { before, fresh: last }] : [];
    showNow({ before: position, fresh, earlier: moving, status: 'moving', thinking: null });
  }

  function save(): void {
    const { id, seats: sitting, pack, table } = get();
    const { game } = inside;
    // A game on a server is stored there.
    if (id === null || table !== null) return;
    const seats = allHere(sitting);
    inside.saving = session
      .save()
      .then(async saved => {
        if (!deps.tabs.isLost(id)) await deps.saves.put({ id, ...game, seats, pack, ...saved, savedAt: deps.now() });
      })
      .catch(ignore);
  }

  return { listener, save, onRequest: consent.onRequest };
}
