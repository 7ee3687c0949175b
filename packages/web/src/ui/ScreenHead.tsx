/** The head of a screen beside the game: its title, and the way back to the lobby. */

import { addressOf, LOBBY } from './route.ts';
import './screen-head.css';

interface Props {
  readonly title: string;
  /** What the way back is called. */
  readonly back: string;
}

export function ScreenHead({ title, back }: Props) {
  return (
    <header className="screen-head">
      <a className="btn" href={addressOf(LOBBY)}>
        {back}
      </a>
      <h1>{title}</h1>
    </header>
  );
}
