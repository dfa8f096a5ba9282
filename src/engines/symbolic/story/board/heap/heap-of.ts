import type { HeapBox, HeapCloud, HeapLinks, HeapPicture, HeapSlot, Seq } from "../../../../../trace/index.ts";
import { boxId, type CallConjunct, cloudsOf, Names } from "../../drawings/names.ts";
import type { ValueSymbol } from "../../facts/index.ts";
import type { SymbolicRun } from "../run.ts";

/** The heap of the configuration that a step made as boxes and clouds, at position n. */
export function heapOf(run: SymbolicRun, seq: Seq, n: number, since: number): HeapPicture | undefined {
  const remembered = run.remembered(seq);
  const delta = run.row("deltas", remembered?.configuration.delta);
  if (remembered === undefined || delta === undefined) return undefined;
  const { configuration, births } = remembered;
  const objects = run.objectsOf(seq);
  const names = new Names(
    objects.map(({ root }) => root),
    delta,
  );
  const isNew = (birth: Seq | undefined): boolean => birth !== undefined && birth >= since;
  const slot = (name: string, value: ValueSymbol, birth: Seq | undefined): HeapSlot => ({
    name,
    text: value.text,
    target: names.target(value),
    isNew: isNew(birth),
  });
  const boxes = objects.map(({ root, data, origin, isFreed, fields }): HeapBox => {
    const own = births.objects.get(root);
    const birth = own?.get("");
    return {
      id: boxId(root),
      label: root,
      type: data,
      fields: fields.map(({ name, now }) => slot(name, now, own?.get(name))),
      origin: isFreed ? "freed" : origin,
      owner: births.owners.get(root),
      fact: birth,
      isNew: isNew(birth),
    };
  });
  const clouds = [...cloudsOf(delta.conjuncts)].map(([id, conjunct], place): HeapCloud => {
    const birth = births.conjuncts.get(conjunct.text);
    return {
      id,
      label: conjunct.text,
      mentions: names.mentionedBy(id, conjunct),
      choices: choicesOf(run, conjunct, place, seq, n),
      fact: birth,
      isNew: isNew(birth),
    };
  });
  const depth = configuration.stack.length - 1;
  const stack = (run.topFrame(seq)?.values ?? []).map(({ name, value }) =>
    slot(name, value, births.frames[depth]?.get(name)),
  );
  return { id: "now", title: undefined, stack, boxes, clouds, facts: names.facts() };
}

/** What a predicate may be: the disjuncts of SV, with the nodes that were unfolded by them. */
function choicesOf(
  run: SymbolicRun,
  { call }: CallConjunct,
  occurrence: number,
  seq: Seq,
  n: number,
): HeapCloud["choices"] {
  const node = run.nodes[run.nodeOf(seq) ?? -1];
  return run.disjunctsOf(call.predicate).map((disjunct, number) => {
    const child = node?.children.find((row) => {
      const cause = run.row("nodes", row)?.cause;
      return cause?.kind === "initialized" && cause.disjunct === number && cause.occurrence === occurrence;
    });
    const put = child === undefined ? undefined : run.nodes[child]?.put;
    return { text: disjunct, fact: put !== undefined && put < n ? put : undefined };
  });
}

/** What leads where in it. */
export function linksOf(run: SymbolicRun, seq: Seq): HeapLinks | undefined {
  const remembered = run.remembered(seq);
  const delta = run.row("deltas", remembered?.configuration.delta);
  if (remembered === undefined || delta === undefined) return undefined;
  const objects = run.objectsIn(remembered);
  const names = new Names(
    objects.map(({ root }) => root),
    delta,
  );
  return {
    stack: (run.topFrame(seq)?.values ?? []).map(({ value }) => ({ target: names.target(value) })),
    boxes: objects.map(({ root, data, origin, fields }) => ({
      id: boxId(root),
      type: data,
      origin,
      fields: fields.map(({ name, now }) => ({ name, target: names.target(now) })),
    })),
    clouds: [...cloudsOf(delta.conjuncts)].map(([id, conjunct]) => ({ id, mentions: names.mentionedBy(id, conjunct) })),
  };
}
