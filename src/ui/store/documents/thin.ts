import type { InputFile } from "../../../kernel/index.ts";
import type { Version } from "./document.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** This many of the newest versions stay one by one. */
export const NEWEST = 50;
/** Of older ones the last of a minute stays, after an hour the last of an hour, after a day the last of a day; at most this many. */
export const OLDER = 150;
/** Characters of all versions of a document together. */
export const MAX_CHARACTERS = 4_000_000;

/** The versions that are kept of these, the oldest first: the newest always, the older the fewer. */
export function thin(versions: readonly Version[]): readonly Version[] {
  if (versions.length <= NEWEST) return withinBounds(versions);
  const newest = versions.slice(-NEWEST);
  const last = newest.at(-1)?.at ?? 0;
  const slots = new Map<string, Version>();
  for (const version of versions.slice(0, -NEWEST)) {
    const length = slotAfter(last - version.at);
    slots.set(`${length}:${Math.floor(version.at / length)}`, version);
  }
  return withinBounds([...[...slots.values()].slice(-OLDER), ...newest]);
}

function slotAfter(age: number): number {
  if (age > DAY_MS) return DAY_MS;
  return age > HOUR_MS ? HOUR_MS : MINUTE_MS;
}

/** Without the oldest ones that are too much; the newest one stays, whatever its size. */
function withinBounds(versions: readonly Version[]): readonly Version[] {
  let left = MAX_CHARACTERS;
  let from = versions.length;
  while (from > 0) {
    left -= lengthOf(versions[from - 1]?.files ?? []);
    if (left < 0 && from < versions.length) break;
    from--;
  }
  return versions.slice(from);
}

function lengthOf(files: readonly InputFile[]): number {
  return files.reduce((sum, { text }) => sum + text.length, 0);
}
