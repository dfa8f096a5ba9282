import { expect, test } from "vitest";
import type { DrawnFlow, NamedEdge, NamedNode } from "../../../engine-kit/index.ts";
import type { Program } from "../../../java/index.ts";
import { Budget } from "../../../kernel/index.ts";
import { compileJava } from "../../../testing/front-end.ts";
import { relevancyIn } from "../../../testing/relevancy/relevancy.ts";
import { seedsFrom, share } from "../../../testing/seeds.ts";
import { randomSymbolicProgram } from "../../../testing/symbolic/random-symbolic-program.ts";
import { type RelevancyGiven, relevancySchema } from "../options.ts";
import { relevancyExamples } from "../page/lessons/index.ts";
import type { RelevancyResult } from "../result.ts";
import { blameFor } from "./index.ts";

function answerIn(program: Program, given: RelevancyGiven, fact: string, against?: RelevancyGiven) {
  const options = relevancySchema.parse(given);
  if (!options.ok) throw new Error(JSON.stringify(given));
  return blameFor(program, options.value, fact, Budget.unlimited, against);
}

async function answer(lesson: string, variable: string, given: RelevancyGiven = {}, against?: RelevancyGiven) {
  const file = relevancyExamples.find(({ id }) => id === lesson)?.file;
  if (file === undefined) throw new Error(`no lesson ${lesson}`);
  return answerIn(await compileJava([file]), given, `ra(${variable}, Driver.main(String[])) = any`, against);
}

function wayOf({ edges }: DrawnFlow): string {
  return [...edges.slice(0, 1).map(({ source }) => source.name), ...edges.map(({ target }) => target.name)].join(" ⇝ ");
}

function showEdge({ source, target }: NamedEdge): string {
  return `${source.name} ⇝ ${target.name}`;
}

test("Example 1: what the second object's reader returns was handed in by the first object's constructor", async () => {
  const found = await answer("example-1-constructor", "q");
  const [change] = found.ok ? found.value.changes : [];
  expect(change).toMatchObject({ options: { globals: "refined" } });
  expect(change?.because).toBe(
    "Limit.GetL() reads o5.v only when it is called at 9, and then returns there; on this path it is called at 10, and returns to 10.",
  );
  const { before, after } = change?.flows ?? {};
  expect(before && wayOf(before.first)).toBe(
    "env ⇝ s ⇝ arg1 ⇝ x ⇝ o5.v ⇝ o5.v @ r5 ⇝ o5.v ⇝ o5.v ⇝ $1‹this.v› ⇝ ret ⇝ ret @ r10 ⇝ q",
  );
  expect(before?.cut.map(showEdge)).toEqual(["ret ⇝ ret @ r10"]);
  expect(before?.second.edges.map(showEdge)).toEqual(["ret ⇝ ret @ r9"]);
  expect(after && wayOf(after.first)).toBe(
    "env ⇝ s ⇝ arg1 ⇝ x ⇝ (o5.v, [5]) ⇝ (o5.v, r5) @ r5 ⇝ (o5.v, []) ⇝ (o5.v, [10])",
  );
  expect(after?.cut.map(showEdge)).toEqual(["(o5.v, [10]) ⇝ ret"]);
});

test.each([
  ["what Table 2 has as well", "p", {}, undefined],
  ["of Table 2 itself", "p", { globals: "refined" }, undefined],
  ["of contexts as printed, which are mixed again", "q", {}, { globals: "refined", refinedContexts: "printed" }],
] as const)("nothing lets in %s", async (_, variable, given, against) => {
  expect(await answer("example-1-constructor", variable, given, against)).toMatchObject({
    ok: true,
    value: { changes: [], partial: false },
  });
});

test("what is not relevant cannot be blamed", async () => {
  expect(await answer("example-1-constructor", "t")).toMatchObject({ ok: false, errors: [{ option: "fact" }] });
});

const plain = { splitLocals: false, encoding: "paper", stacks: false } as const;

test.each(share(seedsFrom(1_000, 120), 40))(
  "program %i: each outcome beyond Table 2 has a way that Table 1 admits and Table 2 does not",
  async (seed) => {
    const program = await compileJava(randomSymbolicProgram(seed));
    const merged = new Rows(relevancyIn(program, plain));
    const refined = new Rows(relevancyIn(program, { ...plain, globals: "refined" }));
    const beyond = [...merged.relevant].filter((each) => !refined.relevant.has(each));
    for (const fact of beyond.slice(0, 6)) {
      const found = answerIn(program, plain, `ra(${fact}) = any`);
      const [change] = found.ok ? found.value.changes : [];
      expect(change, `${fact} ${JSON.stringify(found)}`).toBeDefined();
      if (change === undefined) continue;
      const { first, cut } = change.flows.before;
      expect(merged.admits(first.edges), wayOf(first)).toBe(true);
      expect(refined.admits(first.edges, true), wayOf(first)).toBe(false);
      expect(refined.admits(change.flows.after.first.edges), wayOf(change.flows.after.first)).toBe(true);
      expect(cut).toHaveLength(1);
      expect(first.edges).toContainEqual(cut[0]);
    }
  },
);

/** An edge of the dependence graph as the answer lists it. */
interface Row {
  readonly source: number;
  readonly target: number;
  readonly from: string;
  readonly to: string;
  /** Where the call returns to that it enters by; "" where it enters none. */
  readonly entered: string;
  /** Where it returns to. */
  readonly returned: string | undefined;
}

interface Place {
  readonly node: number | undefined;
  readonly open: readonly string[];
}

/** The dependence graph, read anew from the answer. */
class Rows {
  /** Of variables and globals in methods, without contexts. */
  readonly relevant: ReadonlySet<string>;
  readonly #edges: readonly Row[];

  constructor({ wdg: { nodes, edges } }: RelevancyResult) {
    const known = new Map(nodes.map((node) => [node.id, node]));
    const relevant = nodes.filter(({ kind, weight }) => kind !== "return-point" && weight === "any");
    this.relevant = new Set(relevant.map(({ variable, method }) => `${withoutContexts(ownName(variable))}, ${method}`));
    const isReturnPoint = (id: number) => known.get(id)?.kind === "return-point";
    this.#edges = edges.map(({ source, target, returnPoint = "" }) => ({
      source,
      target,
      from: nameOf(known.get(source)),
      to: nameOf(known.get(target)),
      entered: returnPoint,
      returned: isReturnPoint(target) && !isReturnPoint(source) ? known.get(target)?.method : undefined,
    }));
  }

  /** Whether a way goes along edges, and returns to where it was called from: of these names, or of copies of what they name. */
  admits(way: readonly NamedEdge[], isOfCopies = false): boolean {
    const read = isOfCopies ? withoutContexts : (text: string) => text;
    let places: readonly Place[] = [{ node: undefined, open: [] }];
    for (const { source, target, bundle = "" } of way) {
      const alike = this.#edges.filter(
        ({ from, to, entered }) =>
          read(from) === shown(source) && read(to) === shown(target) && read(entered) === bundle.replace("↓ ", ""),
      );
      places = places.flatMap((place) => alike.flatMap((edge) => gone(place, edge)));
    }
    return places.length > 0;
  }
}

function gone({ node, open }: Place, { source, target, entered, returned }: Row): readonly Place[] {
  if (node !== undefined && source !== node) return [];
  if (entered !== "") return [{ node: target, open: [entered, ...open] }];
  if (returned === undefined) return [{ node: target, open }];
  return open[0] === returned ? [{ node: target, open: open.slice(1) }] : [];
}

function nameOf(node: { readonly variable: string; readonly method: string } | undefined): string {
  return `${ownName(node?.variable ?? "?")} | ${node?.method}`;
}

/** `C.m()/x` is `x` in its method. */
function ownName(variable: string): string {
  return variable.replace(/^[^()]*\([^()]*\)\//, "");
}

function shown({ box = "", name }: NamedNode): string {
  const [, variable = name, place = box] = /^(.*) @ (.*)$/.exec(name) ?? [];
  return `${variable.replace(/‹.*$/, "")} | ${place}`;
}

/** `(o5.v, [11]) | r7@[3]` is `o5.v | r7`. */
function withoutContexts(text: string): string {
  return text.replace(/^\((.+), (?:\[[^\]]*\]|r[^\s)]+)\)(?= \||$)/, "$1").replace(/@\[[^\]]*\]/g, "");
}
