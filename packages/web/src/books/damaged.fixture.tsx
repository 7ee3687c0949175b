/** A battle as it begins, changed by hand, and what is then seen of a ship. */

import type { Action, GameEvent, Options, Ruleset } from '@weathergauge/engine';
import { configure, isRefusal, seededDice } from '@weathergauge/engine';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Damage } from '../board/damage.ts';
import { damageOf } from '../board/damage.ts';
import type { Scene, SceneShip } from '../board/scene.ts';
import { ShipGlyph } from '../board/ShipGlyph.tsx';

export function opening<S extends object, A extends Action, V, E extends GameEvent>(
  ruleset: Ruleset<S, A, V, E>,
  scenario: string,
  options: Options = {},
): V {
  const config = configure(ruleset, { scenario, options });
  if (isRefusal(config)) throw new Error(config.reason);
  return ruleset.view(
    ruleset.setup(config, seededDice('damage'), () => {}),
    'spectator',
  );
}

/** The same with one of her figures changed. */
export function hurt<S extends { readonly id: number }, V extends { readonly ships: readonly S[] }>(
  view: V,
  id: number,
  change: Partial<S>,
): V {
  return { ...view, ships: view.ships.map(ship => (ship.id === id ? { ...ship, ...change } : ship)) };
}

export interface Looks extends Damage {
  /** What is drawn of it: classes that are there, each as often as it is. */
  readonly drawn: Readonly<Record<'stump' | 'sail-torn' | 'hull-awash' | 'hull-holes' | 'flame-outer', number>>;
}

export function looksOf(scene: Scene, id: number): Looks {
  const ship = scene.ships.find(one => one.id === id) as SceneShip;
  const html = renderToStaticMarkup(
    <svg>
      <ShipGlyph ship={ship} tone="red" windFrom={0} selected={false} onSelect={() => {}} />
    </svg>,
  );
  const count = (name: string): number => html.match(new RegExp(`class="([^"]* )?${name}[ "]`, 'g'))?.length ?? 0;
  const drawn = {
    stump: count('stump'),
    'sail-torn': count('sail-torn'),
    'hull-awash': count('hull-awash'),
    'hull-holes': count('hull-holes'),
    'flame-outer': count('flame-outer'),
  };
  return { ...damageOf(ship), drawn };
}
