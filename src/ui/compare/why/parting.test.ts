import { describe, expect, test } from "vitest";
import { pointsToBoard } from "../../../engines/points-to/board.ts";
import { lessons } from "../../../engines/points-to/page/lessons/index.ts";
import { compileJava } from "../../../testing/front-end.ts";
import { recordOnce } from "../../../testing/points-to/record.ts";
import { comparablesOf } from "../../follow/index.ts";
import { coneOf, firstParting, partingOf } from "./parting.ts";

/** A run of a lesson by what finds its facts in another one. */
async function runOf(id: string, context: string, heap = 0, variableContexts = true) {
  const lesson = lessons.find((each) => each.id === id);
  if (lesson === undefined) throw new Error(`no lesson ${id}`);
  const program = await compileJava([lesson.file]);
  const { recording } = recordOnce(program, { context, heap, profile: "lecture", variableContexts });
  const reader = pointsToBoard.open(recording);
  return { recording, reader, comparables: comparablesOf({ recording, reader }) };
}

type Run = Awaited<ReturnType<typeof runOf>>;

/** Where the runs first differ for the fact of the first that has this name. */
function parting(own: Run, other: Run, name: string) {
  const fact = own.comparables.byName.get(name);
  if (fact === undefined) throw new Error(`no ${name} in ${[...own.comparables.byName.keys()].join("\n")}`);
  const cone = coneOf(fact, (seq) => own.recording.steps.premises(seq));
  const found = partingOf(cone, own.comparables, other.comparables);
  return found === undefined
    ? undefined
    : { own: found.own.map(({ text }) => text), other: found.other.map(({ text }) => text) };
}

describe("where the runs part", () => {
  test("under 1-object both calls of id share a context, under 1-call-site they do not", async () => {
    const object = await runOf("one-object", "1-obj");
    const callSite = await runOf("one-object", "1-call");
    const selects = {
      own: ["Select([o3], 14, o3) = [o3]", "Select([o3], 15, o3) = [o3]"],
      other: ["Select([4], 14, o3) = [14]", "Select([4], 15, o3) = [15]"],
    };
    expect(parting(object, callSite, "[o3] C.m() x ∋ o13")).toEqual(selects);
    expect(parting(callSite, object, "[4] C.m() x ∋ o12"), "the same, asked in the other run").toEqual({
      own: ["Select([4], 14, o3) = [14]", "Select([4], 15, o3) = [15]"],
      other: ["Select([o3], 14, o3) = [o3]", "Select([o3], 15, o3) = [o3]"],
    });
  });

  test("under 1-call-site set and doSet share call site 12", async () => {
    const callSite = await runOf("set-and-do-set", "1-call");
    const object = await runOf("set-and-do-set", "1-obj");
    expect(parting(callSite, object, "[12] A.doSet(B) p ∋ o4")).toEqual({
      own: ["Select([6], 12, o2) = [12]", "Select([5], 12, o1) = [12]"],
      other: ["Select([o2], 12, o2) = [o2]", "Select([o1], 12, o1) = [o1]"],
    });
  });

  test("with contexts on the heap objects of one line are told apart", async () => {
    const without = await runOf("context-sensitive-heap", "1-call");
    const heap = await runOf("context-sensitive-heap", "1-call", 1);
    const [name = ""] = [...without.comparables.byName.keys()].filter((each) => /x2? ∋ o8$/.test(each));
    const found = parting(without, heap, name);
    expect(found?.own.every((text) => /^SelectHeap\(\[\d+\], o8\) = \[\]$/.test(text))).toBe(true);
    expect(new Set(found?.other).size).toBe(2);
  });

  test("runs that choose alike do not part", async () => {
    const run = await runOf("one-object", "1-obj");
    expect(parting(run, run, "[o3] C.m() x ∋ o13")).toBeUndefined();
  });
});

describe("the first parting of two runs", () => {
  test("is the second of two calls that one run takes together and the other keeps apart, whichever is asked first", async () => {
    const callSite = await runOf("set-and-do-set", "1-call");
    const object = await runOf("set-and-do-set", "1-obj");
    const found = firstParting(callSite.comparables, object.comparables);
    expect(found?.own.map(({ text }) => text)).toEqual(["Select([5], 12, o1) = [12]", "Select([6], 12, o2) = [12]"]);
    expect(found?.other.map(({ text }) => text)).toEqual([
      "Select([o1], 12, o1) = [o1]",
      "Select([o2], 12, o2) = [o2]",
    ]);
    expect(found?.seqs).toEqual([found?.own[1]?.seq, found?.other[1]?.seq]);
    const swapped = firstParting(object.comparables, callSite.comparables);
    expect(swapped).toEqual({ own: found?.other, other: found?.own, seqs: found?.seqs.toReversed() });
  });

  test("is nowhere where the runs choose alike", async () => {
    const run = await runOf("set-and-do-set", "1-call");
    expect(firstParting(run.comparables, run.comparables)).toBeUndefined();
  });
});
