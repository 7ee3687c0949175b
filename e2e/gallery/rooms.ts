/** The sizes of screen that pictures are taken at. */

export interface Room {
  readonly width: number;
  readonly height: number;
  /** Fingers, not a mouse. */
  readonly touch: boolean;
}

const ROOMS: Readonly<Record<string, Room>> = {
  '360x640': { width: 360, height: 640, touch: true },
  '390x844': { width: 390, height: 844, touch: true },
  '820x1180': { width: 820, height: 1180, touch: true },
  '844x390': { width: 844, height: 390, touch: true },
  '1280x720': { width: 1280, height: 720, touch: false },
  '1440x900': { width: 1440, height: 900, touch: false },
  '1280x800-at-200': { width: 640, height: 400, touch: false },
};

/** `GALLERY_ROOMS=360x640,1440x900` has some of them only. */
export function wantedRooms(): [name: string, room: Room][] {
  const wanted = process.env['GALLERY_ROOMS']?.split(',') ?? Object.keys(ROOMS);
  return Object.entries(ROOMS).filter(([name]) => wanted.includes(name));
}

/** Names of the wanted rooms by what is in hand there. A page in which fingers were tried never has a mouse again. */
export function roomsByHand(): readonly string[] {
  return [false, true]
    .map(touch => wantedRooms().flatMap(([name, room]) => (room.touch === touch ? [name] : [])))
    .filter(names => names.length > 0)
    .map(names => names.join(','));
}
