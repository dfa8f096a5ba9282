import * as v from "valibot";
import { presentId } from "../../../engine-kit/index.ts";
import type { Document, Version, Write } from "./document.ts";

/** Later moments are none that a date can have. */
const LAST_MOMENT = 8.64e15;

/** How the keys of all begin that is no program. */
export const RECORD = "record/";

const text = v.pipe(v.string(), v.nonEmpty());

const versionSchema = v.object({
  revision: text,
  files: v.pipe(v.array(v.object({ name: text, text: v.string() })), v.minLength(1)),
  at: v.pipe(v.number(), v.minValue(0), v.maxValue(LAST_MOMENT)),
  writer: v.string(),
});

const headSchema = v.object({
  ...versionSchema.entries,
  id: v.pipe(
    text,
    v.check((id) => !id.startsWith(RECORD)),
  ),
  engine: text,
  /** Ids of lessons stand in links. */
  lesson: v.optional(v.pipe(v.string(), v.regex(/^[\w.-]{1,100}$/), v.transform(presentId))),
  name: v.string(),
});

const writeSchema = v.object({ ...headSchema.entries, base: v.optional(v.string()) });

const asideSchema = v.object({ id: v.pipe(v.string(), v.startsWith("aside-")), aside: v.unknown() });

/** A record, or a version of one, that cannot be read. Nothing of it is used; it stays stored, and can be had as a file. */
export interface LeftOut {
  /** Where it is stored. */
  readonly key: unknown;
  /** What the reader knows it by, as far as it says. */
  readonly name: string;
  /** The place in the record that is wrong: `at`, `files.0.name`; `engine` for an analysis that is not here. */
  readonly path: string;
  /** All that was stored. */
  readonly value: unknown;
}

/** What a stored record says. */
interface ReadDocument {
  /** Undefined where the newest text cannot be read. */
  readonly document: Document | undefined;
  readonly leftOut: readonly LeftOut[];
}

/**
 * Reads whatever is stored under a key, or stands in a file. Versions that cannot be read are left out one by one.
 * @param isKnown whether there is such an engine
 */
export function readDocument(value: unknown, isKnown: (engine: string) => boolean): ReadDocument {
  const aside = v.safeParse(asideSchema, value);
  if (aside.success) return { document: undefined, leftOut: [leftOut(aside.output.aside, "", aside.output.id)] };
  const head = v.safeParse(headSchema, value);
  if (!head.success) return { document: undefined, leftOut: [leftOut(value, placeOf(head.issues[0]))] };
  const { lesson, ...known } = head.output;
  if (!isKnown(known.engine)) return { document: undefined, leftOut: [leftOut(value, "engine")] };
  const versions: Version[] = [];
  const bad: LeftOut[] = [];
  for (const [place, each] of versionsIn(value).entries()) {
    const version = v.safeParse(versionSchema, each);
    if (version.success) versions.push(version.output);
    else bad.push({ ...leftOut(each, `versions.${place}.${placeOf(version.issues[0])}`, known.id), name: known.name });
  }
  return { document: { ...known, lesson, versions }, leftOut: bad };
}

/** Whether what is stored is something else than a program. */
export function isRecord(value: unknown): boolean {
  const id: unknown = Reflect.get(Object(value), "id");
  return typeof id === "string" && id.startsWith(RECORD);
}

/** A text that waits to be kept; undefined where it is nothing of the kind. */
export function readWrite(value: unknown, isKnown: (engine: string) => boolean): Write | undefined {
  const read = v.safeParse(writeSchema, value);
  if (!read.success || !isKnown(read.output.engine)) return undefined;
  const { lesson, base, ...rest } = read.output;
  return { ...rest, lesson, base };
}

/** Under what key a record that is left out stays when a readable one takes its place. */
export function asideOf(value: unknown, revision: string): { readonly id: string; readonly aside: unknown } {
  return { id: `aside-${revision}`, aside: value };
}

/** As a file: what is stored may be more than JSON has. */
export function leftOutText(all: readonly LeftOut[]): string {
  return jsonOf(all.map(({ name, path, value }) => ({ name, path, value })));
}

/** JSON of any stored value: what JSON has no word for, and what contains itself, is written as text. */
export function jsonOf(value: unknown): string {
  const above: unknown[] = [];
  const write = function write(this: unknown, _key: string, each: unknown): unknown {
    if (typeof each === "bigint") return String(each);
    if (typeof each !== "object" || each === null) return each;
    // What is above a member are the objects on the way to the one that has it.
    while (above.length > 0 && above.at(-1) !== this) above.pop();
    if (above.includes(each)) return String(each);
    above.push(each);
    return each;
  };
  return `${JSON.stringify(value, write, 2) ?? "null"}\n`;
}

function versionsIn(value: unknown): readonly unknown[] {
  const versions: unknown = Reflect.get(Object(value), "versions");
  return Array.isArray(versions) ? versions : [];
}

function leftOut(value: unknown, path: string, key: unknown = Reflect.get(Object(value), "id")): LeftOut {
  const [name, id]: readonly unknown[] = ["name", "id"].map((field) => Reflect.get(Object(value), field));
  const names = [isRecord(value) ? nameOfRecord(id) : name, id];
  return { key, name: names.find((each) => typeof each === "string" && each !== "")?.toString() ?? "", path, value };
}

/** What the reader knows a record by that is no program: `answers:one-for-all-callers`. */
export function nameOfRecord(id: unknown): string {
  return typeof id === "string" ? id.slice(RECORD.length) : "";
}

function placeOf(issue: v.BaseIssue<unknown>): string {
  return v.getDotPath(issue) ?? "";
}
