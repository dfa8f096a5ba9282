import { useCallback, useMemo } from "react";
import type { GraphModel } from "../../../trace/index.ts";
import type { Drawing } from "../../scene/index.ts";
import { type Point, type Rect, rectAround } from "../../shapes/index.ts";
import { drawingOf } from "../drawing/index.ts";
import { type Arrangement, withDragged } from "../layout/index.ts";
import { buildScene, type Scene, sceneOfRun } from "../model/index.ts";
import { foldedPlaces } from "../routes/index.ts";
import type { Arranged } from "./use-arrangement.ts";

interface DrawingRequest {
  readonly arranged: Arranged | undefined;
  /** The newest scene, which the arrangement may lag behind. */
  readonly scene: Scene;
  /** Boxes that fold in their places, of a scene that is arranged with all of them open; undefined for other scenes. */
  readonly folded: ReadonlySet<string> | undefined;
  /** The run that is shown, and whether its places are shared with another one. */
  readonly run: GraphModel;
  readonly isShared: boolean;
  readonly dragged: ReadonlyMap<string, Point>;
}

/**
 * What is shown of a scene, its drawing with dragged nodes at their places, and where the nodes went when something was
 * dragged in it.
 */
export function useDrawing({ arranged, scene, folded, run, isShared, dragged }: DrawingRequest) {
  const foldedScene = useMemo(() => {
    const laidOut = arranged?.scene ?? scene;
    return folded === undefined ? laidOut : buildScene(laidOut.model, folded);
  }, [arranged, scene, folded]);
  const shownScene = useMemo(
    () => (foldedScene.model === run ? foldedScene : sceneOfRun(foldedScene, run)),
    [foldedScene, run],
  );
  // Compared runs share the places, not the labels: contexts are named differently.
  const drawnScene = isShared ? shownScene : foldedScene;
  const isFolding = folded !== undefined;

  // Positions change only when something is laid out or dragged, not when boxes fold.
  const places = useMemo(
    () => arranged && withDragged(arranged.arrangement, arranged.scene, arranged.sizes, dragged),
    [arranged, dragged],
  );
  const extent = useMemo(
    () =>
      places !== undefined && isFolding
        ? rectAround([...places.rects.values(), ...[...places.routes.values()].flat()])
        : undefined,
    [places, isFolding],
  );
  const drawing = useMemo((): Drawing | undefined => {
    if (arranged === undefined || places === undefined) return undefined;
    const own = isFolding || lacksWays(places, drawnScene) ? foldedPlaces(arranged.scene, places, drawnScene) : places;
    return drawingOf(drawnScene, own, extent);
  }, [arranged, places, drawnScene, extent, isFolding]);
  /** A folded box takes its nodes along. */
  const moved = useCallback(
    (positions: ReadonlyMap<string, Point>): ReadonlyMap<string, Point> => {
      const members = new Map(arranged?.scene.boxes.map((box) => [box.id, box.members]));
      const rectOf = (id: string) => places?.rects.get(id);
      return new Map([...positions].flatMap(([id, to]) => follow(members.get(id) ?? [], rectOf(id), to, id, rectOf)));
    },
    [arranged, places],
  );
  return { shownScene, drawing, moved } as const;
}

/** Boxes that are laid out apart have ways between them, but their nodes have none. */
function lacksWays({ routes }: Arrangement, { edges }: Scene): boolean {
  return edges.some(({ id, source, target }) => source !== target && !routes.has(id));
}

function follow(
  members: readonly string[],
  from: Rect | undefined,
  to: Point,
  id: string,
  rectOf: (id: string) => Rect | undefined,
): (readonly [string, Point])[] {
  if (members.length === 0 || from === undefined) return [[id, to]];
  return members.flatMap((member) => {
    const rect = rectOf(member);
    return rect === undefined ? [] : [[member, { x: rect.x + to.x - from.x, y: rect.y + to.y - from.y }]];
  });
}
