/** What is printed on a chart of many waters: insets, zones, names, plates, ways and roses. One chunk, which few books load. */

import ChartWinds from './ChartWinds.tsx';
import Insets from './Insets.tsx';
import Names from './Names.tsx';
import Plates from './Plates.tsx';
import type { Box, Scene, SceneArea, SceneSea } from './scene.ts';
import Tracks from './Tracks.tsx';
import Zones from './Zones.tsx';

interface Props {
  readonly scene: Scene;
  readonly insets: readonly SceneSea[];
  readonly areas: ReadonlyMap<string | null, readonly SceneArea[]>;
  readonly sheet: Box;
}

const NONE = [] as const;

export default function Atlas({ scene, insets, areas, sheet }: Props) {
  const { sides, zones = NONE, names = NONE, plates = NONE, tracks = NONE, winds } = scene;
  return (
    <>
      {insets.length > 0 && <Insets seas={insets} areas={areas} sheet={sheet} />}
      {zones.length > 0 && <Zones zones={zones} />}
      {names.length > 0 && <Names names={names} />}
      {plates.length > 0 && <Plates plates={plates} sides={sides} />}
      {tracks.length > 0 && <Tracks tracks={tracks} sides={sides} />}
      {winds.length > 1 && <ChartWinds winds={winds} />}
    </>
  );
}
