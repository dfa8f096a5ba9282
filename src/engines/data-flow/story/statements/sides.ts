import type { FactCell, FactCells, FactMember, Seq } from "../../../../trace/index.ts";
import { isSet } from "../../algorithm/analysis.ts";
import type { FlowRun } from "../run.ts";
import type { FoldedStatement } from "./fold.ts";

/** The same object wherever nothing is known. */
const unknown: FactCells = { text: "", whole: undefined, cells: [], fact: undefined, isNew: false, isRead: false };

interface SideRequest {
  readonly run: FlowRun;
  readonly statement: FoldedStatement;
  readonly members: readonly FactMember[];
  readonly n: number;
  readonly since: number;
  readonly isRead: (fact: Seq) => boolean;
}

/** IN and OUT of a statement: before the first of its nodes, behind the last one. */
export function sidesOf(request: SideRequest): { readonly into: FactCells; readonly out: FactCells } {
  const { run, statement, n } = request;
  const [first] = statement.chain;
  const last = statement.chain.at(-1) ?? first;
  const isForward = run.isForward(first);
  const [given, made] = isForward ? [first, last] : [last, first];
  const input = run.inputs.stepAt(given, n);
  const output = run.outputs.stepAt(made, n);
  const before = cellsOf(request, given, input, undefined);
  const behind = cellsOf(request, made, output, input);
  return isForward ? { into: before, out: behind } : { into: behind, out: before };
}

/** @param input of a result: the step that gave what it was made from */
function cellsOf(request: SideRequest, node: number, fact: Seq | undefined, input: Seq | undefined): FactCells {
  if (fact === undefined) return unknown;
  const { run, members, since, isRead } = request;
  const side = input === undefined ? run.inputs : run.outputs;
  const was = fact < since ? fact : side.stepAt(node, since);
  const isNew = fact >= since;
  const text = run.setOf(fact);
  const shared = { text, fact, isNew, isRead: isRead(fact) } as const;
  const known = saidBy(run, fact);
  const gone = new Map([...(was === undefined ? [] : saidBy(run, was)), ...killedBy(request, input)]);
  if (known.size === 0 && gone.size === 0) return { ...shared, whole: text, cells: [] };
  const before = was === undefined ? undefined : saidBy(run, was);
  const made = input === undefined ? () => false : madeBy(request);
  const cells = members.map(({ name }): FactCell | undefined => {
    const now = known.get(name);
    if (now !== undefined)
      return { text: now, isMade: made(name), isGone: false, isNew: isNew && before?.get(name) !== now };
    const then = gone.get(name);
    if (then === undefined) return undefined;
    return { text: then, isMade: false, isGone: true, isNew: isNew && before?.has(name) === true };
  });
  return { ...shared, whole: known.size === 0 && !cells.some((cell) => cell?.isGone) ? text : undefined, cells };
}

/** What a fact says of its members. */
function saidBy(run: FlowRun, fact: Seq): ReadonlyMap<string, string> {
  if (run.isUnreached(run.steps.fact(fact).b)) return nothing;
  const view = run.viewOf(fact);
  return new Map(isSet(view) ? view.map((member) => [member, member]) : Object.entries(view));
}

const nothing: ReadonlyMap<string, string> = new Map();

/** Of sets what arrives and is taken out of them. */
function killedBy({ run, statement }: SideRequest, input: Seq | undefined): readonly (readonly [string, string])[] {
  if (input === undefined) return [];
  const killed = new Set(statement.chain.flatMap((node) => run.node(node)?.genKill?.kill ?? []));
  return [...saidBy(run, input)].filter(([member]) => killed.has(member));
}

/** Whether a statement itself makes what is known of a member. */
function madeBy({ run, statement }: SideRequest): (member: string) => boolean {
  const nodes = statement.chain.map((node) => run.node(node));
  const made = new Set(nodes.flatMap((node) => node?.genKill?.gen ?? []));
  return (member) => made.has(member) || nodes.some((node) => node?.text.startsWith(`${member} = `));
}
