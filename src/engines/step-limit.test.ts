import { expect, test } from "vitest";
import { Budget, type InputFile } from "../kernel/index.ts";
import type { RawOptions } from "../options/index.ts";
import { RunSession } from "../session/index.ts";
import { compileJava, testFrontEnd } from "../testing/front-end.ts";
import { Recording } from "../trace/index.ts";
import { engineById, engines } from "./index.ts";
import { parseOptions, startRelevancy } from "./relevancy/index.ts";

const session = new RunSession(await testFrontEnd(), { now: () => 0, pause: () => Promise.resolve() });

/** Runs an engine, piece by piece, to its end or to its limit. */
async function run(engine: string, files: readonly InputFile[], options: RawOptions, isRecorded: boolean) {
  const loaded = await engineById(engine)?.load();
  const started = loaded?.start(files, options, isRecorded, session.compile, Budget.unlimited);
  if (started?.ok !== true) throw new Error(JSON.stringify(started?.errors));
  const { value: analysis } = started;
  while (!analysis.advance(1));
  const recording = new Recording();
  const chunk = isRecorded ? analysis.takeChunk() : undefined;
  if (chunk !== undefined) recording.append(chunk);
  return { limit: analysis.stoppedBy, analysis, recorded: recording.length };
}

type Ended = Awaited<ReturnType<typeof run>>;

/** A number in a result, by its names from the outside to the inside. */
function numberIn(value: unknown, ...names: readonly string[]): number {
  const found = names.reduce<unknown>((within, name) => Reflect.get(Object(within), name), value);
  if (typeof found !== "number") throw new Error(`no number: ${names.join(".")}`);
  return found;
}

const ofMetrics = ({ analysis }: Ended): number => numberIn(analysis.result(), "metrics", "steps");

/** What relevancy counts until post* ends. */
async function ofSaturation(): Promise<number> {
  const options = parseOptions({});
  const started = options.ok ? startRelevancy(await compileJava(JAVA), options.value, false) : options;
  if (!started.ok) throw new Error(JSON.stringify(started.errors));
  const { value: analysis } = started;
  while (!analysis.advance(1));
  const { built, encoding, saturation } = analysis.saturating ?? {};
  return (built?.graph.edgeCount ?? 0) + (encoding?.system.ruleCount ?? 0) + (saturation?.steps ?? 0);
}

/** A value flows through a chain of locals, of which the points-to analysis underneath knows nothing. */
const chain = Array.from({ length: 40 }, (_, index) => `int x${index + 1} = x${index};`).join(" ");
const JAVA: readonly InputFile[] = [
  { name: "A.java", text: `class A { public static void main(String[] s) { int x0 = Symbolic.integer(); ${chain} } }` },
];
const PUSHDOWN: readonly InputFile[] = [
  { name: "a.pds", text: "semiring boolean\nstart <p, a>\n<p, a> -> <q, b a>\n<q, b> -> <p, >\n" },
];
const LISTS: readonly InputFile[] = [
  {
    name: "a.sl",
    text: "data node { node next; }\npred ls(node x) == emp & x = null \\/ exists n. x -> node(n) * ls(n);\ncheck ls(x);\ncheck ls(x) & x != null;\n",
  },
];
const METHOD: readonly InputFile[] = [
  { name: "L.java", text: "class L { L next; static int f(L x) { if (x == null) return 1; return 2; } }" },
  { name: "l.sl", text: "data L { L next; }\npre f == emp & x = null \\/ exists n. x -> L(n);\n" },
];

/** Runs, and what the step limit counts of them; runs of separation logic have steps only where they are recorded. */
const runs: readonly (readonly [
  string,
  readonly InputFile[],
  RawOptions,
  (whole: Ended) => number | Promise<number>,
  boolean,
])[] = [
  ["points-to", JAVA, {}, ofMetrics, false],
  ["data-flow", JAVA, { analysis: "constants" }, ({ analysis }) => numberIn(analysis.result(), "pops"), false],
  ["relevancy", JAVA, {}, ofSaturation, false],
  ["relevancy", JAVA, { pipeline: "both" }, ofSaturation, false],
  ["pushdown", PUSHDOWN, {}, ofMetrics, false],
  ["pushdown", PUSHDOWN, { direction: "pre" }, ofMetrics, false],
  ["separation", LISTS, {}, ({ recorded }) => recorded, true],
  ["symbolic", METHOD, { method: "f" }, ({ recorded }) => recorded, true],
];

test("every engine has a run here", () => {
  const own = new Set(runs.map(([engine]) => engine));
  expect(engines.map(({ id }) => id).filter((id) => !own.has(id))).toEqual([]);
});

test.each(runs)(
  "%s: a run that takes exactly as many steps as its limit allows is whole, one of half as many is not",
  async (engine, files, options, stepsOf, isRecorded) => {
    const steps = await stepsOf(await run(engine, files, options, isRecorded));
    expect((await run(engine, files, { ...options, maxSteps: steps }, isRecorded)).limit).toBeUndefined();
    const half = Math.floor(steps / 2);
    const { limit } = await run(engine, files, { ...options, maxSteps: half }, isRecorded);
    expect(limit).toMatchObject({ kind: "step-limit", limit: half });
  },
);
