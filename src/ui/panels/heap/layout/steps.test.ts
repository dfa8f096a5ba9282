import { expect, test } from "vitest";
import { engines } from "../../../../engines/index.ts";
import { recordedLesson } from "../../../../testing/recorded-lesson.ts";
import type { HeapView, PanelSpec } from "../../../../trace/index.ts";
import { contextOf, layoutHeap } from "./layout.ts";
import { large } from "./measure.ts";

/** Of longer runs so many steps are looked at. */
const STEPS = 150;

const lessons = engines.flatMap((engine) =>
  ["symbolic", "separation"].includes(engine.id) ? engine.lessons.map((lesson) => ({ engine, lesson })) : [],
);

/** At each step that is looked at, what stands where in which branch. */
function* placesOf({ board, recording }: Awaited<ReturnType<typeof recordedLesson>>) {
  const session = board.open(recording);
  const measures = large("plain");
  const stride = Math.ceil(recording.length / STEPS);
  for (const { id: panel } of board.panels.filter(({ kind }: PanelSpec) => kind === "heap"))
    for (let n = 0; n <= recording.length; n += stride) {
      const { pictures, run } = session.view(panel, n, Math.max(0, n - 1)) as HeapView;
      const known = run?.();
      if (known === undefined) continue;
      const context = contextOf(known, measures);
      for (const picture of pictures)
        for (const [id, { x, y }] of layoutHeap(picture, measures, context).places)
          yield { n, id, branch: known.branch, place: `${x},${y}`, isOutside: x < 0, cell: context.grid.cells.get(id) };
    }
}

test.each(lessons)(
  "$lesson.id: what is in two heaps of a branch has one place in both, and in the run one column and row that is its own",
  async ({ engine, lesson }) => {
    const places = new Map<unknown, Map<string, string>>();
    const moved: string[] = [];
    const taken = new Map<string, string>();
    for (const { n, id, branch, place, isOutside, cell } of placesOf(await recordedLesson(engine, lesson))) {
      const known = places.get(branch) ?? new Map<string, string>();
      places.set(branch, known);
      const at = `${n} ${cell?.column} ${cell?.row}`;
      if (taken.has(at)) moved.push(`${n}: ${id} on ${taken.get(at)}`);
      taken.set(at, id);
      if (isOutside) moved.push(`${n}: ${id} begins left of the drawing`);
      if (cell === undefined) moved.push(`${n}: ${id} has no cell`);
      if ((known.get(id) ?? place) !== place) moved.push(`${n}: ${id}`);
      known.set(id, place);
    }
    expect(moved).toEqual([]);
  },
);
