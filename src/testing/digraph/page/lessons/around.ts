import type { Lesson } from "../../../../engine-kit/index.ts";

/** A cycle, and a node that nothing leads to. */
export const around: Lesson = {
  id: "digraph-around",
  engine: "digraph",
  title: "Around and out",
  source: "Fixscope, directed graphs",
  summary: "A cycle is walked once; d is never reached.",
  file: { name: "around.digraph", text: "start a\na -> b\nb -> c\nc -> a\nd -> c\n" },
  presets: [{ label: "First in, first out", options: { order: "fifo" } }],
};
