import { useEffect, useRef, useState } from "react";
import { useAnswer } from "../../parts/index.ts";
import { fetchLetters } from "../../theme/index.ts";
import type { TokensIn } from "../../tokens/index.ts";
import { placesOf } from "../drawing/index.ts";
import {
  type Arrangement,
  adapt,
  createLayoutEngine,
  keepingLayouts,
  type LayoutEngine,
  type MeasureText,
  roughly,
  type Sizes,
  sizesOf,
} from "../layout/index.ts";
import type { Scene } from "../model/index.ts";
import { isForRows } from "../rows/index.ts";

/** A scene with its places. It lags behind the newest scene while a layout is being made. */
export interface Arranged {
  readonly scene: Scene;
  readonly sizes: Sizes;
  readonly arrangement: Arrangement;
  /** How many layouts were made before: a new one is shown as a whole. */
  readonly round: number;
}

export interface ArrangementRequest {
  readonly scene: Scene;
  finalSublabel(id: string, kind: "node" | "edge"): string;
  /** The names of things in a text. */
  readonly tokensIn: TokensIn;
  /** Width over height of the panel, asked when a layout begins. */
  aspectRatio(): number;
  /** A changed number asks for a new layout of everything. */
  readonly wanted: number;
}

/** While a recording streams in the model changes many times a second; the layout waits for it to rest. */
const restMilliseconds = 300;
/** A graph of more nodes is shown at rough places when there is no answer after this time. */
const patienceMilliseconds = 300;
const roughAbove = 60;

/**
 * Lays the scene out in a worker, once for a scene; a small change moves nothing. A large scene has rough places when the
 * worker takes long.
 */
export function useArrangement(request: ArrangementRequest) {
  const { scene, finalSublabel, tokensIn, aspectRatio, wanted } = request;
  const [arranged, setArranged] = useState<Arranged>();
  const [rough, setRough] = useState<Arranged>();
  const [hasFailed, setHasFailed] = useState(false);
  const engine = useLayoutEngine();
  const measure = useAnswer(measureWhenFontsAreHere);
  const last = useRef<{ readonly result: Arranged; readonly wanted: number }>(undefined);
  const isAtWork = useRef(false);
  const [finished, setFinished] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: after a layout the newest scene is looked at again
  useEffect(() => {
    const isFirstAtWork = last.current === undefined && isAtWork.current;
    if (measure === undefined || isFirstAtWork) return;
    const sizes = sizesOf(scene, finalSublabel, measure, tokensIn);
    const before = last.current;
    const keep = (result: Arranged) => {
      last.current = { result, wanted };
      setArranged(result);
    };
    const isSameWish = before !== undefined && before.wanted === wanted;
    const adapted = isSameWish ? adaptedTo(before.result, scene, sizes) : undefined;
    if (adapted !== undefined) return keep(adapted);
    if (before === undefined) setTimeout(() => setRough(roughFor(scene, sizes, aspectRatio)), patienceMilliseconds);
    const delay = isSameWish && isMoreOf(before.result, scene) ? restMilliseconds : 0;
    let isOver = false;
    const timer = setTimeout(async () => {
      isAtWork.current = true;
      const arrangement = await placesOf(scene, sizes, aspectRatio(), async (graph) => engine.current?.layout(graph));
      if (isOver) return;
      isAtWork.current = false;
      setHasFailed(arrangement === undefined);
      if (arrangement === undefined) return;
      keep({ scene, sizes, arrangement, round: (before?.result.round ?? 0) + 1 });
      setFinished((count) => count + 1);
    }, delay);
    return () => {
      clearTimeout(timer);
      // The first picture is finished even when the recording grows meanwhile: else it would come only at the end.
      if (last.current === undefined && isAtWork.current) return;
      isOver = true;
      isAtWork.current = false;
      engine.current?.cancel();
    };
  }, [scene, finalSublabel, tokensIn, aspectRatio, wanted, measure, engine, finished]);

  return { arranged: arranged ?? rough, isRough: arranged === undefined, hasFailed };
}

/** Rough places of a scene that takes long to be laid out. */
function roughFor(scene: Scene, sizes: Sizes, aspectRatio: () => number): Arranged | undefined {
  if (scene.nodes.length <= roughAbove) return undefined;
  return { scene, sizes, arrangement: roughly(scene, sizes, aspectRatio()), round: 0 };
}

/** What was arranged, changed a little without moving anything; undefined when that is not enough. */
function adaptedTo(before: Arranged, scene: Scene, sizes: Sizes): Arranged | undefined {
  if (haveGrown(before.sizes, sizes)) return undefined;
  if (before.scene === scene) return before;
  if (isForRows(scene)) return undefined;
  const arrangement = adapt(before.arrangement, scene, sizes);
  return arrangement === undefined ? undefined : { scene, sizes, arrangement, round: before.round };
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
  useEffect(() => {
    const opened = keepingLayouts(createLayoutEngine());
    engine.current = opened;
    return () => {
      engine.current = undefined;
      opened.dispose();
    };
  }, []);
  return engine;
}

/** Text widths, once the fonts are there: a fallback font is narrower or wider. */
async function measureWhenFontsAreHere(): Promise<MeasureText> {
  await fetchLetters();
  return canvasMeasure();
}

function canvasMeasure(): MeasureText {
  const context = document.createElement("canvas").getContext("2d");
  const known = new Map<string, number>();
  return (text, font) => {
    const key = `${font} ${text}`;
    let width = known.get(key);
    if (width === undefined) {
      if (context !== null) context.font = font;
      width = context?.measureText(text).width ?? text.length * 8;
      known.set(key, width);
    }
    return width;
  };
}
