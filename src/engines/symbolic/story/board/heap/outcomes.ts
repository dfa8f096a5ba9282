import type { HeapOutcome, HeapPicture, Seq } from "../../../../../trace/index.ts";
import { boxId, cloudsOf, Names } from "../../drawings/names.ts";
import type { NodeSteps, SymbolicRun } from "../run.ts";

/** What the choices put in the place of a predicate of the configuration that a step made; empty for steps that unfold none. */
export function outcomesOf(run: SymbolicRun, seq: Seq, n: number, since: number): readonly HeapOutcome[] {
  const conjuncts = run.row("deltas", run.remembered(seq)?.configuration.delta)?.conjuncts ?? [];
  const clouds = [...cloudsOf(conjuncts).keys()];
  const children = (run.nodes[run.nodeOf(seq) ?? -1]?.children ?? []).flatMap((row) => run.nodes[row] ?? []);
  return children
    .filter(({ put }) => put >= since && put < n)
    .flatMap((child) => {
      const cause = run.row("nodes", child.row)?.cause;
      const cloud = cause?.kind === "initialized" ? clouds[cause.occurrence ?? -1] : undefined;
      const picture = addedBy(run, child);
      return cloud === undefined || picture === undefined ? [] : [{ cloud, owner: `#${child.row}`, picture }];
    });
}

/** What a node has that its parent has not. */
function addedBy(run: SymbolicRun, { row, begin, put }: NodeSteps): HeapPicture | undefined {
  const delta = run.row("deltas", begin?.configuration.delta);
  if (begin === undefined || delta === undefined) return undefined;
  const { births } = begin;
  const objects = run.objectsIn(begin);
  const names = new Names(
    objects.map(({ root }) => root),
    delta,
  );
  const isAdded = (text: string): boolean => births.conjuncts.get(text) === put;
  const shared = { fact: put, isNew: false };
  return {
    id: `outcome${row}`,
    title: undefined,
    stack: [],
    boxes: objects
      .filter(({ root }) => births.objects.get(root)?.get("") === put)
      .map(({ root, data, fields }) => ({
        ...shared,
        id: boxId(root),
        label: root,
        type: data,
        fields: fields.map(({ name, now }) => ({ name, text: now.text, target: names.target(now), isNew: false })),
        origin: "input",
        owner: undefined,
      })),
    clouds: [...cloudsOf(delta.conjuncts)]
      .filter(([, { text }]) => isAdded(text))
      .map(([id, conjunct]) => ({
        ...shared,
        id,
        label: conjunct.text,
        mentions: names.mentionedBy(id, conjunct),
        choices: [],
      })),
    facts: delta.conjuncts.flatMap(({ part, text }) => (part !== "κ" && isAdded(text) ? [text] : [])),
  };
}
