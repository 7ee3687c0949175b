/** The board: a chart that can be panned and zoomed, ships, marks for what can be done, and what is seen to happen. */

import type { KeyboardEvent } from 'react';
import { lazy, Suspense, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { frames } from './animate.ts';
import { asideOf, lookedAt } from './aside.ts';
import { Badge } from './Badge.tsx';
import { Controls } from './Controls.tsx';
import { digitOf, MarkGhost, MarkGround, Marks } from './Marks.tsx';
import { layBadges } from './badges.ts';
import { CAMERA_KEY, isTyping, keyAction, steered } from './board-keys.ts';
import { discOfDial } from './dials.ts';
import { fightIn } from './fights.ts';
import type { DiscsAt } from './framing.ts';
import { chartOf, remembered } from './framing.ts';
import { cellSize } from './grid.ts';
import { groundsOf } from './grounds.ts';
import { blockedBy, discsOf, discsOfPieces, foesOf } from './discs.ts';
import { layHandles, nearby } from './handles.ts';
import { HandGround, HandLayer } from './HandLayer.tsx';
import { blockedByHand } from './held.ts';
import { OverlayLabels, OverlayLayer, OverlayLines } from './OverlayLayer.tsx';
import { piecesOf } from './pieces.ts';
import { rectAround } from './rect.ts';
import { Plans, Ties } from './Plans.tsx';
import type { BoardProps, Hear } from './props.ts';
import type { Overlay, Scene } from './scene.ts';
import { toneOf } from './scene.ts';
import { areasIn, watersOf } from './seas.ts';
import { ChartSheet } from './ChartSheet.tsx';
import { ShipGlyph } from './ShipGlyph.tsx';
import type { SideBySide } from './side-by-side.ts';
import { playSideBySide } from './side-by-side.ts';
import type { LiveStage } from './stage.ts';
import { liveStage } from './stage.ts';
import { isStill } from './still.ts';
import type { Pane } from './tags.ts';
import type { Holder, View } from './view.ts';
import { startView } from './view.ts';
import { useHand } from './use-hand.ts';
import { windAt } from './winds.ts';
import { WindRose } from './WindRose.tsx';
import './board.css';

/** Loaded only when a scene has such pieces, or there are ways to be shown. */
const Areas = lazy(async () => ({ default: (await import('./Areas.tsx')).Areas }));
const Fog = lazy(async () => ({ default: (await import('./Areas.tsx')).Fog }));
const Trails = lazy(async () => ({ default: (await import('./Trails.tsx')).Trails }));
const Blocks = lazy(() => import('./Blocks.tsx'));
const Counters = lazy(() => import('./Counters.tsx'));
const Atlas = lazy(() => import('./Atlas.tsx'));
const NONE = [] as const;
const PRINTED = ['zones', 'names', 'plates', 'tracks'] as const;

/** Keeps a callback's identity while what it does follows the latest render, so that ships are not drawn again for it. */
function useSteady<A extends unknown[]>(callback: (...args: A) => void): (...args: A) => void {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: A) => latest.current(...args), []);
}

export function Board(props: BoardProps) {
  const { scene, marks, overlay, motions, speed, selectedShip, activeOffer, label } = props;
  const own = useRef<HTMLDivElement>(null);
  const root = props.root ?? own;
  const world = useRef<HTMLDivElement>(null);
  const free = useRef<HTMLDivElement>(null);
  const chartSheet = useRef<SVGSVGElement>(null);
  const shipSheet = useRef<SVGSVGElement>(null);
  const effects = useRef<SVGGElement>(null);
  const smoke = useRef<SVGGElement>(null);
  const view = useRef<View | null>(null);
  const stage = useRef<LiveStage | null>(null);
  const playing = useRef<SideBySide | null>(null);
  const scale = useRef(1);
  const sceneNow = useRef<Scene>(scene);
  const hand = props.hand ?? null;
  useHand({ root, view, scale, scene: sceneNow }, hand);
  const [drawnScale, setDrawnScale] = useState(1);
  const [pane, setPane] = useState<Pane | null>(null);
  const [holder, setHolder] = useState<Holder>('camera');

  const select = useSteady((ship: number) => props.onSelectShip(ship === selectedShip ? null : ship));
  const activate = useSteady(props.onActiveOffer);
  const take = useSteady(props.onTake);
  const done = useSteady(props.onMotionsDone);
  const hear = useSteady<Parameters<Hear>>((...what) => props.onHear?.(...what));

  const { x, y, width, height } = scene.bounds;
  // A new object every time would draw the whole sea again.
  const bounds = useMemo(() => ({ x, y, width, height }), [x, y, width, height]);
  const chart = chartOf(bounds);
  const viewBox = `${chart.x} ${chart.y} ${chart.width} ${chart.height}`;
  const seasKey = JSON.stringify(scene.seas);
  const seas = useMemo(() => JSON.parse(seasKey) as Scene['seas'], [seasKey]);
  const { main, insets } = useMemo(() => watersOf(bounds, seas), [bounds, seas]);
  const areas = useMemo(() => areasIn(insets, scene.areas), [insets, scene.areas]);
  const ashore = areas.get(null) ?? NONE;
  const { trails = NONE } = props;
  const { blocks = NONE, counters = NONE, slips = NONE, winds } = scene;
  const isAtlas = seas.length > 1 || winds.length > 1 || PRINTED.some(part => (scene[part] ?? NONE).length > 0);

  useLayoutEffect(() => {
    sceneNow.current = scene;
  }, [scene]);

  useLayoutEffect(() => {
    if (!root.current || !world.current || !free.current || !chartSheet.current || !shipSheet.current) return;
    const started = startView({
      root: root.current,
      world: world.current,
      free: free.current,
      sheets: [chartSheet.current, shipSheet.current],
      scene: () => sceneNow.current,
      discs: (at, ships) => discsOfPieces(sceneNow.current, at, ships),
      onScale: next => {
        scale.current = next;
        setDrawnScale(next);
      },
      // Keeps the old object where nothing has changed, so that nothing is rendered again.
      onPane: next => setPane(before => (JSON.stringify(before) === JSON.stringify(next) ? before : next)),
      onHolder: setHolder,
    });
    view.current = started;
    setHolder('camera');
    return () => started.destroy();
    // Only a new sheet resets the view, not every new scene on the same sheet.
  }, [bounds]);

  useLayoutEffect(() => {
    if (!root.current || !effects.current || !smoke.current) return;
    stage.current = liveStage({
      root: root.current,
      layer: effects.current,
      smoke: smoke.current,
      scale: () => scale.current,
      onHear: hear,
    });
    return () => stage.current?.clear();
  }, [hear]);

  useLayoutEffect(() => stage.current?.restore(scene), [scene]);

  const { moment = null } = props;
  const shown = moment === null ? null : scene;
  const seen = useRef(moment);
  useLayoutEffect(() => {
    if (moment !== null && seen.current !== null && moment !== seen.current + 1) stage.current?.clear();
    seen.current = moment;
  }, [moment]);
  // The dial as it is when something is asked; one that follows the pointer must not move the view.
  const dials = useRef<Overlay['dials']>(NONE);
  useLayoutEffect(() => {
    dials.current = overlay?.dials ?? NONE;
    view.current?.measure();
  }, [overlay]);
  // As text, so that the same place in another scene moves nothing.
  const focus = JSON.stringify(scene.focus ?? props.focus ?? null);
  const handReach = JSON.stringify(hand?.reach ?? null);
  const asked = props.asked ?? null;
  useEffect(() => {
    const now = shown ?? sceneNow.current;
    const round = dials.current ?? NONE;
    const reach = cornersOf(handReach);
    const about = piecesOf(now).filter(({ id }) => id === asked);
    if (marks.length > 0 || handReach !== 'null' || (about.length > 0 && focus === 'null'))
      view.current?.look({
        offers: remembered(at => [
          ...discsOf(nearby(marks), now, at, layBadges(now, at)),
          ...discsOfPieces(now, at, about),
          ...round.map(dial => discOfDial(dial, at)),
          ...reach(at),
        ]),
        foes: foesOf(marks, now, about),
      });
    else if (focus !== 'null') view.current?.look({ offers: cornersOf(focus), foes: [] });
    else if (shown !== null) view.current?.look({ offers: at => discsOfPieces(now, at), foes: [] });
    else view.current?.look(null);
  }, [marks, shown, focus, handReach, asked]);

  const played = useRef(motions);
  useEffect(() => {
    const on = stage.current;
    if (on === null) return;
    const before = played.current;
    played.current = motions;
    const isMore = playing.current !== null && before.every((motion, i) => motion === motions[i]);
    // A replay keeps every ship in sight.
    if (motions.length > 0 && speed > 0 && seen.current === null)
      view.current?.attend(fightIn(motions, sceneNow.current));
    if (isMore) return playing.current?.add(motions.slice(before.length));
    playing.current?.cancel();
    playing.current = null;
    if (motions.length === 0) on.restore(sceneNow.current);
    const begun = sceneNow.current;
    const manner = { speed, reduced: isStill(), winds: begun.winds.map(({ from }) => from) };
    root.current?.classList.toggle('is-playing', motions.length > 0);
    const queue = playSideBySide(motions, on, frames, manner, () => {
      root.current?.classList.remove('is-playing');
      // The scene was replaced while the motions ran: show the new one as it is.
      if (sceneNow.current !== begun) on.restore(sceneNow.current);
      playing.current = null;
      done();
    });
    if (root.current?.classList.contains('is-playing')) playing.current = queue;
    // `speed` is left out: another effect changes the speed of the running queue.
  }, [motions, done]);

  useEffect(
    () => () => {
      playing.current?.cancel();
      playing.current = null;
    },
    [],
  );

  useEffect(() => playing.current?.setSpeed(speed), [speed]);

  useEffect(() => {
    const skip = (event: globalThis.KeyboardEvent): void => {
      if (event.key !== ' ' || playing.current === null) return;
      event.preventDefault();
      event.stopPropagation();
      playing.current.skip();
    };
    addEventListener('keydown', skip, true);
    return () => removeEventListener('keydown', skip, true);
  }, []);

  useEffect(() => {
    const giveBack = (event: globalThis.KeyboardEvent): void => {
      if (
        event.key.toLowerCase() !== CAMERA_KEY ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        isTyping(event.target)
      )
        return;
      view.current?.giveBack();
    };
    addEventListener('keydown', giveBack);
    return () => removeEventListener('keydown', giveBack);
  }, []);

  const click = (): void => {
    if (playing.current !== null) playing.current.skip();
    else if (selectedShip !== null) props.onSelectShip(null);
  };

  const key = (event: KeyboardEvent): void => {
    const act = steered(event, hand, selectedShip) ?? keyAction(event.key, view.current);
    if (act === null || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  };

  const badges = useMemo(() => layBadges(scene, drawnScale), [scene, drawnScale]);
  const handles = useMemo(() => layHandles(marks, scene, drawnScale, badges), [marks, scene, drawnScale, badges]);
  const ghost = hand?.ghost ?? null;
  const held = useMemo(
    () => (ghost === null ? NONE : blockedByHand(scene, ghost, drawnScale, { badges, pane })),
    [scene, ghost, drawnScale, badges, pane],
  );
  const aside = useMemo(
    () => asideOf(marks, activeOffer, handles, scene, drawnScale, held),
    [marks, activeOffer, handles, scene, drawnScale, held],
  );
  const blocked = useMemo(
    () => [
      ...blockedBy(handles, badges, scene, drawnScale),
      ...lookedAt(marks, activeOffer, scene, drawnScale).map(disc => rectAround(disc.x, disc.y, disc.r)),
      ...held,
    ],
    [handles, badges, scene, drawnScale, marks, activeOffer, held],
  );
  const grounds = useMemo(() => groundsOf(scene.areas, drawnScale), [scene.areas, drawnScale]);
  const selected = scene.ships.find(ship => ship.id === selectedShip) ?? null;
  return (
    <div ref={root} className="board" role="group" aria-label={label} tabIndex={0} onKeyDown={key} onClick={click}>
      <div ref={world} className="board-world">
        <svg ref={chartSheet} className="board-sheet board-chart" viewBox={viewBox} aria-hidden="true">
          <ChartSheet bounds={bounds} grid={main?.grid ?? null} />
          <g data-adrift>
            {ashore.length > 0 && (
              <Suspense fallback={null}>
                <Areas areas={ashore} bounds={bounds} cell={main === null ? undefined : cellSize(main.grid)} />
              </Suspense>
            )}
          </g>
          {isAtlas && (
            <Suspense fallback={null}>
              <Atlas scene={scene} insets={insets} areas={areas} sheet={bounds} />
            </Suspense>
          )}
        </svg>
        <svg ref={shipSheet} className="board-sheet board-live" viewBox={viewBox}>
          <Paints />
          {hand !== null && <HandGround ground={hand.ground} />}
          <OverlayLayer overlay={overlay} />
          {trails.length > 0 && (
            <Suspense fallback={null}>
              <Trails trails={trails} scene={scene} />
            </Suspense>
          )}
          <Plans plans={scene.plans} scene={scene} />
          <MarkGround scene={scene} marks={marks} active={activeOffer} handles={handles} />
          <g className="ships">
            {scene.ships.map(ship => (
              <ShipGlyph
                key={ship.id}
                ship={ship}
                tone={toneOf(scene, ship.side)}
                windFrom={windAt(winds, ship.pose)}
                selected={ship.id === selectedShip}
                onSelect={select}
              />
            ))}
          </g>
          {blocks.length > 0 && (
            <Suspense fallback={null}>
              <Blocks scene={scene} cells={overlay?.cells} selected={selectedShip} onSelect={select} />
            </Suspense>
          )}
          <Ties ties={scene.ties} ships={scene.ships} />
          <g data-adrift>
            {scene.areas.length > 0 && (
              <Suspense fallback={null}>
                <Fog areas={scene.areas} bounds={bounds} />
              </Suspense>
            )}
          </g>
          <OverlayLines overlay={overlay} />
          <g data-adrift>
            {counters.length + slips.length > 0 && (
              <Suspense fallback={null}>
                <Counters sides={scene.sides} counters={counters} slips={slips} />
              </Suspense>
            )}
          </g>
          <g ref={smoke} className="smoke" aria-hidden="true" />
          <MarkGhost scene={scene} marks={marks} active={activeOffer} />
          <g className="badges">
            {scene.ships.map(ship => {
              const laid = badges.get(ship.id);
              return laid === undefined ? null : (
                <Badge
                  key={ship.id}
                  ship={ship}
                  tone={toneOf(scene, ship.side)}
                  lie={JSON.stringify(laid.lie)}
                  small={laid.small}
                />
              );
            })}
          </g>
          {ghost !== null && <HandLayer scene={scene} ghost={ghost} scale={drawnScale} badges={badges} pane={pane} />}
          <OverlayLabels overlay={overlay} scale={drawnScale} blocked={blocked} grounds={grounds} pane={pane} />
          <g ref={effects} className="effects" aria-hidden="true" />
          <Marks
            scene={scene}
            marks={marks}
            active={activeOffer}
            selectedShip={selectedShip}
            handles={handles}
            aside={aside}
            keyOf={props.keyOf ?? digitOf}
            onActive={activate}
            onTake={take}
            onSelectShip={select}
          />
        </svg>
      </div>
      <div ref={free} className="board-free" data-part="free" />
      <WindRose winds={winds} ship={selected} />
      <Controls view={view} holder={holder} sights={scene.sights ?? (seas.length > 1 ? seas : NONE)} />
    </div>
  );
}

/** The corners of a box that is written as text, for the camera. */
function cornersOf(text: string): DiscsAt {
  const box = JSON.parse(text) as Scene['focus'] | null;
  if (box === null || box === undefined) return () => NONE;
  const { x, y, width, height } = box;
  const ends = [x, x + width].flatMap(across => [y, y + height].map(down => ({ x: across, y: down })));
  return at => ends.map(end => ({ x: end.x * at, y: end.y * at, r: 0 }));
}

/** Soft discs: fog, and the smoke of guns and fires. */
function Paints() {
  return (
    <defs>
      <radialGradient id="fog-puff">
        <stop className="fog-core" offset="0.15" />
        <stop className="fog-half" offset="0.62" />
        <stop className="fog-rim" offset="1" />
      </radialGradient>
      <radialGradient id="smoke-puff">
        <stop className="smoke-core" offset="0.3" />
        <stop className="smoke-half" offset="0.7" />
        <stop className="smoke-rim" offset="1" />
      </radialGradient>
      <radialGradient id="fire-glow">
        <stop className="glow-core" offset="0.12" />
        <stop className="glow-half" offset="0.5" />
        <stop className="glow-rim" offset="1" />
      </radialGradient>
      <radialGradient id="soot-puff">
        <stop className="soot-core" offset="0.2" />
        <stop className="soot-half" offset="0.65" />
        <stop className="soot-rim" offset="1" />
      </radialGradient>
    </defs>
  );
}
