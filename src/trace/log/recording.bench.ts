import { pointsToBoard } from "../../engines/points-to/board.ts";
import { parseOptions, startPointsTo } from "../../engines/points-to/index.ts";
import { compileJava } from "../../testing/front-end.ts";
import { largeProgram } from "../../testing/java/large-program.ts";
import { Recording } from "../index.ts";

/** A recording of a million steps: how much memory it takes, and how long a jump to any position takes. */
const STEPS = 1_000_000;
const JUMPS = 400;

const program = await compileJava(largeProgram(120));
const options = parseOptions({ context: "1-obj", maxSteps: STEPS });
if (!options.ok) throw new Error("options");
const analysis = startPointsTo(program, options.value, true);
if (!analysis.ok) throw new Error("no main");

globalThis.gc?.();
const before = process.memoryUsage();
const recording = new Recording();
for (let isDone = false; !isDone; ) {
  isDone = analysis.value.advance(2_000);
  const chunk = analysis.value.takeChunk();
  if (chunk !== undefined) recording.append(chunk);
}
const openStart = performance.now();
const session = pointsToBoard.open(recording);
if (session === undefined) throw new Error("no board");
const openMs = performance.now() - openStart;

console.log(`steps recorded: ${recording.length}`);
console.log(
  `columns and indexes of the recording: ${(recording.bytes / 1e6).toFixed(0)} MB, ${(recording.bytes / recording.length).toFixed(0)} bytes a step`,
);
console.log(`opening the board on all of it: ${openMs.toFixed(0)} ms`);

const times: number[] = [];
let position = 17;
for (let jump = 0; jump < JUMPS; jump++) {
  position = (position * 48271 + 11) % (recording.length + 1);
  const start = performance.now();
  look(position);
  times.push(performance.now() - start);
}
times.sort((a, b) => a - b);
console.log(
  `jump to any position with every panel's first screen: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, max ${at(1)} ms`,
);

globalThis.gc?.();
const after = process.memoryUsage();
const used = (after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers) / 1e6;
console.log(`process memory for recorder, recording and board together: ${used.toFixed(0)} MB`);

/** What the workbench asks for at a position: the first screen of each list, and the words. */
function look(n: number): void {
  if (session === undefined) return;
  const since = recording.previousStop(n, "rule");
  for (const panel of ["worklist", "points-to-sets", "reachable-methods", "call-graph-edges", "pointer-flow-graph"]) {
    const view = session.view(panel, n, since);
    if (view.kind === "queue") for (let index = 0; index < Math.min(40, view.itemCount); index++) view.item(index);
    if (view.kind === "table")
      for (let index = 0; index < Math.min(40, view.rowCount); index++)
        view.row(Math.max(0, view.rowCount - 40) + index);
  }
  session.explain(n, since);
  session.activeLines(n);
  session.statements(n, since);
}

function at(quantile: number): string {
  return (times[Math.min(times.length - 1, Math.floor(times.length * quantile))] ?? 0).toFixed(1);
}
