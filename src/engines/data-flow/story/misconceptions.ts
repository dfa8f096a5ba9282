import { compareLabels } from "../../../kernel/index.ts";
import { engineWords, type Misconception, NONE, type Seq } from "../../../trace/index.ts";
import { braced, type FlowRun } from "./run.ts";
import { factKinds } from "./symbols.ts";

const { message } = engineWords("data-flow");

/**
 * Wrong conclusions about IN or OUT by a reader who forgets kill, gen or the whole transfer function, or looks at one way
 * in only.
 */
export function misconceptionsOf(run: FlowRun, seq: Seq): readonly Misconception[] {
  const { kind, a: node, b, c } = run.steps.fact(seq);
  if (c !== NONE || (kind !== factKinds.input && kind !== factKinds.output)) return [];
  const right = run.membersOf(b);
  const place = run.fact(seq).slice(0, -run.set(b, node).length);
  const all = kind === factKinds.output ? throughStatement(run, seq) : fromOneSide(run, seq);
  return all.flatMap(({ members, id }): readonly Misconception[] => {
    if (areSame(members, right)) return [];
    return [{ text: place + braced(members), because: message(`misconception.${id}`, run.values(seq)) }];
  });
}

interface Mistaken {
  readonly members: readonly string[];
  readonly id: "kill" | "gen" | "transfer" | "one-side";
}

function throughStatement(run: FlowRun, seq: Seq): readonly Mistaken[] {
  const { a: node } = run.steps.fact(seq);
  const { genKill } = run.node(node) ?? {};
  const input = premisesOf(run, seq).find((fact) => fact.kind === factKinds.input && fact.a === node);
  if (input === undefined || run.isUnreached(input.b)) return [];
  const before = run.membersOf(input.b);
  if (genKill === undefined) return [{ members: before, id: "transfer" }];
  const { gen, kill } = genKill;
  return [
    { members: [...new Set([...before, ...gen])].sort(compareLabels), id: "kill" },
    { members: before.filter((member) => !kill.includes(member)), id: "gen" },
  ];
}

/** Of several ways in the facts of each alone. */
function fromOneSide(run: FlowRun, seq: Seq): readonly Mistaken[] {
  const ways = premisesOf(run, seq).filter(({ kind, b }) => kind === factKinds.output && !run.isUnreached(b));
  return ways.length < 2 ? [] : ways.map(({ b }) => ({ members: run.membersOf(b), id: "one-side" }));
}

function premisesOf({ steps }: FlowRun, seq: Seq) {
  return steps.premises(seq).map((premise) => steps.fact(premise));
}

/** Two orders of a set are one set. */
function areSame(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((member) => others.includes(member));
}
