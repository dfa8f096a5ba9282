import { useLayoutEffect, useRef, useState } from "react";
import type { TokensIn } from "../../tokens/index.ts";
import { isForCalls } from "../calls/index.ts";
import { type Ground, placesNow, placesOf } from "../drawing/index.ts";
import {
  type Arrangement,
  adapt,
  createLayoutEngine,
  keepingLayouts,
  type LayoutEngine,
  readyArrangements,
  roughly,
  type Sizes,
  sizesOf,
  useMeasure,
} from "../layout/index.ts";
import { isForMap } from "../map/index.ts";
import { isAutomaton, type Scene } from "../model/index.ts";
import { isForRows } from "../rows/index.ts";

/** A scene with its places. It lags behind the newest scene of its run while a layout is being made. */
export interface Arranged {
  readonly scene: Scene;
  readonly sizes: Sizes;
  readonly arrangement: Arrangement;
  /** How many layouts were made before: a new one is shown as a whole. */
  readonly round: number;
}

interface ArrangementRequest {
  /** Names the run that the scene is of: what was arranged for another one is not shown. */
  readonly run: string;
  readonly scene: Scene;
  finalSublabel(id: string, kind: "node" | "edge"): string;
  /** The names of things in a text. */
  readonly tokensIn: TokensIn;
  /** The panel, asked when a layout begins. */
  groundNow(): Ground;
  /** Another text asks for a new layout of everything. */
  readonly wanted: string;
}

interface ArrangedFor {
  readonly run: string;
  readonly wanted: string;
  readonly result: Arranged;
}

/** A layout that is being made, or is about to. */
interface Work {
  readonly run: string;
  /** Nothing of its run was arranged before. */
  readonly isFirst: boolean;
  hasBegun: boolean;
  isOver: boolean;
}

/** While a recording streams in the model changes many times a second; the layout waits for it to rest. */
const restMilliseconds = 300;
/** A graph of more nodes is shown at rough places when there is no answer after this time. */
const patienceMilliseconds = 300;
const roughAbove = 60;

/**
 * Lays the scene out in a worker, once for a scene; a small change moves nothing. A large scene has rough places when the
 * worker takes long. Undefined until the run of the scene has places of its own.
 */
export function useArrangement(request: ArrangementRequest) {
  const { run, scene, finalSublabel, tokensIn, groundNow, wanted } = request;
  const [arranged, setArranged] = useState<ArrangedFor>();
  const [rough, setRough] = useState<ArrangedFor>();
  const [failed, setFailed] = useState<string>();
  const engine = useLayoutEngine();
  const measure = useMeasure();
  const last = useRef<ArrangedFor>(undefined);
  const atWork = useRef<Work>(undefined);
  const [finished, setFinished] = useState(0);

  // Before the paint, so that what only has to be adapted is drawn with what the panels say of its run.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after a layout the newest scene is looked at again
  useLayoutEffect(() => {
    const before = last.current;
    const isFirst = before?.run !== run;
    if (atWork.current?.run !== run) end(atWork.current, engine.current);
    if (measure === undefined || (isFirst && isUnderWay(atWork.current))) return;
    const sizes = sizesOf(scene, finalSublabel, measure, tokensIn);
    const keep = (result: Arranged) => {
      last.current = { run, wanted, result };
      setArranged(last.current);
    };
    const known = withoutLayout(before, request, sizes);
    if (known !== undefined) return keep(known);
    const work: Work = { run, isFirst, hasBegun: false, isOver: false };
    atWork.current = work;
    const showRough = (): void => {
      const result = work.isOver ? undefined : roughFor(scene, sizes, groundNow);
      if (result !== undefined) setRough({ run, wanted, result });
    };
    if (isFirst) setTimeout(showRough, patienceMilliseconds);
    const timer = setTimeout(
      async () => {
        work.hasBegun = true;
        const arrangement = await placesOf(scene, sizes, groundNow(), async (graph) => engine.current?.layout(graph));
        if (work.isOver) return;
        work.isOver = true;
        setFailed(arrangement === undefined ? run : undefined);
        if (arrangement === undefined) return;
        keep({ scene, sizes, arrangement, round: roundAfter(before) });
        setFinished((count) => count + 1);
      },
      restBefore(before, request),
    );
    return () => {
      clearTimeout(timer);
      // The first picture is finished even when the recording grows meanwhile: else it would come only at the end.
      if (work.isFirst && work.hasBegun) return;
      end(work, engine.current);
    };
  }, [run, scene, finalSublabel, tokensIn, groundNow, wanted, measure, engine, finished]);

  const own = (each: ArrangedFor | undefined) => (each?.run === run ? each.result : undefined);
  const shown = own(arranged) ?? own(rough);
  return {
    arranged: shown,
    /** The run that is drawn. */
    drawnRun: shown && run,
    isRough: own(arranged) === undefined,
    hasFailed: failed === run,
  };
}

function isUnderWay(work: Work | undefined): boolean {
  return work?.hasBegun === true && !work.isOver;
}

function end(work: Work | undefined, engine: LayoutEngine | undefined): void {
  if (isUnderWay(work)) engine?.cancel();
  if (work !== undefined) work.isOver = true;
}

/** Rough places of a scene that takes long to be laid out. */
function roughFor(scene: Scene, sizes: Sizes, groundNow: () => Ground): Arranged | undefined {
  if (scene.nodes.length <= roughAbove) return undefined;
  return { scene, sizes, arrangement: roughly(scene, sizes, groundNow().aspectRatio), round: 0 };
}

/** What is there at once: a small change of what was arranged, what was made ready for the run, or what takes no engine. */
function withoutLayout(
  before: ArrangedFor | undefined,
  { run, wanted, scene, groundNow }: ArrangementRequest,
  sizes: Sizes,
): Arranged | undefined {
  const adapted = before?.wanted === wanted ? adaptedTo(before.result, scene, sizes) : undefined;
  if (adapted !== undefined) return adapted;
  const ready = before?.run === run ? undefined : readyArrangements.get(scene, sizes);
  const arrangement = placesNow(scene, sizes, groundNow()) ?? ready;
  return arrangement && { scene, sizes, arrangement, round: roundAfter(before) };
}

function roundAfter(before: ArrangedFor | undefined): number {
  return (before?.result.round ?? 0) + 1;
}

/** What was arranged, changed a little without moving anything; undefined when that is not enough. */
function adaptedTo(before: Arranged, scene: Scene, sizes: Sizes): Arranged | undefined {
  if (haveGrown(before.sizes, sizes)) return undefined;
  if (before.scene === scene) return before;
  if (isForRows(scene) || isForCalls(scene) || isForMap(scene) || isAutomaton(scene.model)) return undefined;
  const arrangement = adapt(before.arrangement, scene, sizes);
  return arrangement === undefined ? undefined : { scene, sizes, arrangement, round: before.round };
}

/** How long a recording that grows has to rest before it is laid out. */
function restBefore(before: ArrangedFor | undefined, { run, wanted, scene }: ArrangementRequest): number {
  const isSame = before?.run === run && before.wanted === wanted;
  return isSame && isMoreOf(before.result, scene) ? restMilliseconds : 0;
}

/** Has the recording grown, rather than the reader closed or opened a box? */
function isMoreOf(before: Arranged, scene: Scene): boolean {
  return before.scene === scene || before.scene.model !== scene.model;
}

/** Does a node now need more space than it was given? */
function haveGrown(before: Sizes, after: Sizes): boolean {
  for (const [id, size] of after.nodes) {
    const old = before.nodes.get(id);
    if (old !== undefined && (old.width < size.width || old.height < size.height)) return true;
  }
  return false;
}

/** One worker for the life of the panel, begun with the first layout. */
function useLayoutEngine() {
  const engine = useRef<LayoutEngine>(undefined);
  // Before the layout that the panel asks for when it is there.
  useLayoutEffect(() => {
    const opened = keepingLayouts(createLayoutEngine());
    engine.current = opened;
    return () => {
      engine.current = undefined;
      opened.dispose();
    };
  }, []);
  return engine;
}
