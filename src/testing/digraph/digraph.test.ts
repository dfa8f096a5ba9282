import { expect, test } from "vitest";
import { checkRecordingLaws } from "../../testing/recording-laws.ts";
import { digraphBoard } from "./board.ts";
import { readDigraph, startDigraph } from "./index.ts";
import { manifest } from "./manifest.ts";

test.each(["fifo", "lifo"])("a walk, %s, keeps the laws of recordings and reaches what edges lead to", (order) => {
  const [lesson] = manifest.lessons;
  const digraph = lesson && readDigraph(lesson.file);
  const options = manifest.options.parse({ order });
  if (digraph?.ok !== true || !options.ok) throw new Error("the lesson is refused");
  const { result } = checkRecordingLaws({
    board: digraphBoard,
    work: 1,
    start(isRecorded) {
      const started = startDigraph(
        digraph.value,
        { order: order === "fifo" ? "fifo" : "lifo", maxSteps: 100 },
        isRecorded,
      );
      if (!started.ok) throw new Error("no run");
      return started.value;
    },
  });
  expect(result.reached).toEqual(["a", "b", "c"]);
});

test("a line that is no edge is told with its place", () => {
  const read = readDigraph({ name: "a.digraph", text: "start a\na - b" });
  expect(read).toMatchObject({ ok: false, errors: [{ kind: "syntax", span: { start: { line: 2, column: 1 } } }] });
});
