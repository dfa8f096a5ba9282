import type { Seq } from "../../../../trace/index.ts";
import { type CallConjunct, cloudsOf } from "../drawings/names.ts";
import type { ConfigurationSymbol } from "../facts/index.ts";
import type { SymbolRows } from "./symbol-rows.ts";

/** Which step gave each thing that a configuration shows what it has now. */
interface Births {
  /** By the text of a conjunct of Δ. */
  readonly conjuncts: ReadonlyMap<string, Seq>;
  /** By the root of an object: the object itself under "", its fields by name. */
  readonly objects: ReadonlyMap<string, ReadonlyMap<string, Seq>>;
  /** By the root of an object: the predicate occurrence that was unfolded into it. Others came otherwise. */
  readonly owners: ReadonlyMap<string, string>;
  /** By variable; outermost frame first. */
  readonly frames: readonly ReadonlyMap<string, Seq>[];
}

/** A configuration with its births. */
export interface Remembered {
  readonly configuration: ConfigurationSymbol;
  readonly births: Births;
}

const none: ReadonlyMap<string, Seq> = new Map();
const nothing: Births = { conjuncts: none, objects: new Map(), owners: new Map(), frames: [] };

/** The births of a configuration from those of the one before it on the path; parts that did not change are shared. */
export function birthsAfter(
  rows: SymbolRows,
  before: Remembered | undefined,
  configuration: ConfigurationSymbol,
  seq: Seq,
): Births {
  const old = before?.births ?? nothing;
  const same = before?.configuration;
  return {
    conjuncts: same?.delta === configuration.delta ? old.conjuncts : conjunctBirths(rows, old, configuration, seq),
    objects: objectBirths(rows, before, configuration, seq),
    owners: ownersAfter(rows, before, configuration),
    frames: frameBirths(rows, before, configuration, seq),
  };
}

function conjunctBirths(
  rows: SymbolRows,
  old: Births,
  { delta }: ConfigurationSymbol,
  seq: Seq,
): ReadonlyMap<string, Seq> {
  const conjuncts = rows.row("deltas", delta)?.conjuncts ?? [];
  return new Map(conjuncts.map(({ text }) => [text, old.conjuncts.get(text) ?? seq]));
}

function objectBirths(
  rows: SymbolRows,
  before: Remembered | undefined,
  { objects }: ConfigurationSymbol,
  seq: Seq,
): Births["objects"] {
  const known = new Map(
    (before?.configuration.objects ?? []).map((row) => [rows.row("objects", row)?.root ?? "", row]),
  );
  return new Map(
    objects.flatMap((row) => {
      const object = rows.row("objects", row);
      if (object === undefined) return [];
      const oldRow = known.get(object.root);
      const old = before?.births.objects.get(object.root);
      if (oldRow === row && old !== undefined) return [[object.root, old] as const];
      const oldFields = rows.row("objects", oldRow)?.fields;
      const births = new Map<string, Seq>([["", old?.get("") ?? seq]]);
      for (const { name, now } of object.fields) {
        const was = oldFields?.find((field) => field.name === name)?.now.text;
        births.set(name, was === now.text ? (old?.get(name) ?? seq) : seq);
      }
      return [[object.root, births] as const];
    }),
  );
}

/** What is unfolded leaves Δ, and its cells come in its place. */
function ownersAfter(
  rows: SymbolRows,
  before: Remembered | undefined,
  { delta, objects }: ConfigurationSymbol,
): Births["owners"] {
  const old = before?.births.owners ?? nothing.owners;
  if (before === undefined || before.configuration.delta === delta) return old;
  const left = occurrencesIn(rows, delta);
  const [unfolded] = [...occurrencesIn(rows, before.configuration.delta)].filter(([id]) => !left.has(id));
  if (unfolded === undefined) return old;
  const added = objects.flatMap((row) => {
    const { root = "", origin } = rows.row("objects", row) ?? {};
    return origin === "input" && !before.births.objects.has(root) ? [[root, unfolded[1].call.name] as const] : [];
  });
  return added.length === 0 ? old : new Map([...old, ...added]);
}

function occurrencesIn(rows: SymbolRows, delta: number): ReadonlyMap<string, CallConjunct> {
  return cloudsOf(rows.row("deltas", delta)?.conjuncts ?? []);
}

/** Frames are compared from the outermost on: calls and returns change the other end. */
function frameBirths(
  rows: SymbolRows,
  before: Remembered | undefined,
  { stack }: ConfigurationSymbol,
  seq: Seq,
): Births["frames"] {
  const oldStack = [...(before?.configuration.stack ?? [])].reverse();
  return [...stack].reverse().map((row, depth) => {
    const oldRow = oldStack[depth];
    const old = before?.births.frames[depth];
    if (oldRow === row && old !== undefined) return old;
    const frame = rows.row("frames", row);
    const oldFrame = rows.row("frames", oldRow);
    const isSame = oldFrame?.method === frame?.method;
    return new Map(
      (frame?.values ?? []).map(({ name, value }) => {
        const was = isSame ? oldFrame?.values.find((each) => each.name === name)?.value.text : undefined;
        return [name, was === value.text ? (old?.get(name) ?? seq) : seq] as const;
      }),
    );
  });
}
