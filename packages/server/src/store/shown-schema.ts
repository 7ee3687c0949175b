/** How far people have been shown their running games. */

export interface ShownSchema {
  readonly shown_places: ShownRow;
}

export interface ShownRow {
  readonly game: string;
  readonly person: string;
  /** The last place that a page of hers has shown; 0 is the set-up. */
  readonly place: number;
  /** The place at which she was asked what she has answered last by hand; 0 before that. */
  readonly ordered: number;
}
