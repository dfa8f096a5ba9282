import * as v from "valibot";
import { type LeftOut, nameOfRecord, RECORD } from "../documents/index.ts";
import { type RecordKind, readValue, recordKinds } from "./kinds.ts";
import { isSame, merge } from "./merge.ts";

/** What a page had made of a record when another one, later, changed the same part of it. */
export interface Replaced {
  readonly at: number;
  readonly value: unknown;
}

/** A record as it is stored. */
export interface Kept {
  /** `record/answers:NAME`. */
  readonly id: string;
  readonly kind: RecordKind;
  readonly name: string;
  readonly value: unknown;
  /** Names this value, and no other one. */
  readonly revision: string;
  /** When it was written, in milliseconds since 1970. */
  readonly at: number;
  /** The opened page that wrote it. */
  readonly writer: string;
  /** The last first. */
  readonly replaced: readonly Replaced[];
}

/** What a page makes of a record. */
export interface Change extends Omit<Kept, "replaced"> {
  /** Undefined removes the record. */
  readonly value: unknown;
  /** What the reader saw when it was changed; undefined where there was nothing. */
  readonly base: unknown;
}

/** How many replaced values are kept. */
const MAX_REPLACED = 20;

export function idOf(kind: RecordKind, name: string): string {
  return `${RECORD}${kind}:${name}`;
}

/**
 * Puts a change on what there is. What another page has changed meanwhile stays; where both have changed the same part, the
 * later one counts and the other is kept beside it. Twice the same change is the same as once.
 */
export function apply(known: Kept | undefined, change: Change): Kept | undefined {
  const { base, value: mine, ...rest } = change;
  if (known === undefined) return mine === undefined ? undefined : { ...rest, value: mine, replaced: [] };
  if (known.revision === change.revision) return known;
  // What an earlier page left in the journal may have been kept long ago.
  if (known.writer === change.writer && known.at >= change.at) return known;
  const isUnchanged = isSame(known.value, base);
  if (mine === undefined) return isUnchanged ? undefined : known;
  if (isUnchanged) return { ...rest, value: mine, replaced: known.replaced };
  const isMineLater = change.at >= known.at;
  const { value, isConflict } = merge(base, known.value, mine, isMineLater);
  if (!isConflict) return { ...rest, value, replaced: known.replaced };
  const lost = isMineLater ? { at: known.at, value: known.value } : { at: change.at, value: mine };
  const isThere = known.replaced.some((each) => isSame(each.value, lost.value));
  const replaced = isThere ? known.replaced : [lost, ...known.replaced].slice(0, MAX_REPLACED);
  return { ...rest, value, replaced };
}

const moment = v.pipe(v.number(), v.minValue(0), v.maxValue(8.64e15));

const keptSchema = v.object({
  id: v.string(),
  kind: v.picklist(recordKinds),
  name: v.string(),
  revision: v.pipe(v.string(), v.nonEmpty()),
  at: moment,
  writer: v.string(),
});

type ReadKept = { readonly ok: true; readonly kept: Kept } | { readonly ok: false; readonly leftOut: LeftOut };

/** Reads whatever is stored as a record. Replaced values that are none of its kind are left behind. */
export function readKept(stored: unknown): ReadKept {
  const head = v.safeParse(keptSchema, stored);
  if (!head.success) return bad(stored, v.getDotPath(head.issues[0]) ?? "");
  const { kind, name, id } = head.output;
  if (id !== idOf(kind, name)) return bad(stored, "id");
  const read = readValue(kind, Reflect.get(Object(stored), "value"));
  if (!read.ok) return bad(stored, read.path === "" ? "value" : `value.${read.path}`);
  return { ok: true, kept: { ...head.output, value: read.value, replaced: replacedIn(stored, kind) } };
}

/** A change that waits to be kept; undefined where it is nothing of the kind. */
export function readChange(written: unknown): Change | undefined {
  const head = v.safeParse(keptSchema, written);
  if (!head.success || head.output.id !== idOf(head.output.kind, head.output.name)) return undefined;
  const [value, base]: readonly unknown[] = ["value", "base"].map((field) => Reflect.get(Object(written), field));
  const read = value === undefined ? { ok: true, value } : readValue(head.output.kind, value);
  return read.ok ? { ...head.output, value: read.value, base } : undefined;
}

function replacedIn(stored: unknown, kind: RecordKind): readonly Replaced[] {
  const all: unknown = Reflect.get(Object(stored), "replaced");
  if (!Array.isArray(all)) return [];
  return all.flatMap((each: unknown) => {
    const at = v.safeParse(moment, Reflect.get(Object(each), "at"));
    const read = readValue(kind, Reflect.get(Object(each), "value"));
    return at.success && read.ok ? [{ at: at.output, value: read.value }] : [];
  });
}

function bad(stored: unknown, path: string): ReadKept {
  const key: unknown = Reflect.get(Object(stored), "id");
  return {
    ok: false,
    leftOut: { key, name: nameOfRecord(key), path, value: stored },
  };
}
