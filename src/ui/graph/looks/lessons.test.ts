import { expect, test } from "vitest";
import { engines } from "../../../engines/index.ts";
import { share } from "../../../testing/seeds.ts";
import { firstDifference } from "../../../testing/shown/difference.ts";
import { recordedInPieces } from "../../../testing/shown/recorded-in-pieces.ts";
import { Retold } from "../../../testing/shown/retold.ts";
import { shownPositions } from "../../../testing/shown/shown-laws.ts";
import type { BoardSession, GraphView, Recording } from "../../../trace/index.ts";
import { excerptIn, excerptSize } from "../excerpt/index.ts";
import { buildScene } from "../model/index.ts";
import { looksAt } from "./looks.ts";

/** How many positions of each recording are looked at. */
const POSITIONS = 24;

const lessons = engines.flatMap((engine) =>
  engine.lessons
    .filter(({ load }) => load === undefined)
    .map((lesson) => [engine.id, lesson.id, engine, lesson] as const),
);

test.each(share(lessons, 32))("%s, %s: a graph is drawn from the steps before", async (_, __, engine, lesson) => {
  const options = { ...engine.page.start, ...lesson.presets[0]?.options };
  const { recording, pieces, board } = await recordedInPieces(engine, lesson.files ?? [lesson.file], options);
  const whole = board.open(recording);
  const retold = new Retold(recording, pieces);
  const prefix = board.open(retold.recording);
  const graphs = board.panels.filter(({ kind }) => kind === "graph");
  const positions = shownPositions(recording.length);
  const stride = Math.ceil(positions.length / POSITIONS);
  for (const n of positions.filter((_, index) => index % stride === 0)) {
    retold.goTo(n);
    prefix.extend();
    const since = recording.previousStop(n, board.defaultGranularity);
    const marked = n === 0 ? [] : whole.elements(n - 1);
    for (const { id } of graphs.filter((panel) => prefix.has(panel.id))) {
      const [known, all] = [
        drawnOf(prefix, retold.recording, id, { n, since, marked }),
        drawnOf(whole, recording, id, { n, since, marked }),
      ];
      expect(firstDifference(known, all), `${id} after ${n} steps`).toBeUndefined();
    }
  }
});

/** What is visible of a graph, with its looks, and what of a large one the step is about. */
function drawnOf(
  reader: BoardSession,
  recording: Recording,
  panel: string,
  { n, since, marked }: { readonly n: number; readonly since: number; readonly marked: readonly string[] },
): unknown {
  const view = reader.view(panel, n, since);
  if (view.kind !== "graph") throw new Error(`${panel} is no graph`);
  const isEmpty = view.model.nodes.every(({ birth }) => birth >= n);
  const request = { reader, recording, since, position: n, size: excerptSize(0), shownId: (id: string) => id };
  const excerpt = isEmpty ? [] : [...excerptIn(view.model, request)].sort();
  return { visible: visibleIn(view, marked), excerpt };
}

function visibleIn(view: GraphView, markedIds: readonly string[]): Readonly<Record<string, unknown>> {
  const looks = looksAt(buildScene(view.model, new Set()), view, {
    selectedId: undefined,
    markedIds,
    focusedId: undefined,
    ghosts: false,
    kept: undefined,
    insideText: String,
  });
  return Object.fromEntries([...looks].filter(([, { visibility }]) => visibility !== "hidden"));
}
