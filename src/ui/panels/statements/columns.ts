import type { FactMember, MethodStatements } from "../../../trace/index.ts";
import { type Typeface, widthOf } from "../../shapes/index.ts";
import type { PlacedMethod } from "./placed.ts";

/** Which members have a column of their own: all, those of the subject, or a few that most statements are about. */
export type Shown = "all" | "subject" | "few";

const FEW = 2;

/** Between two columns, and what a column of the other members takes, in letters. */
const space = { between: 1.1, more: 3.2 } as const;

export function monoOf(letter: number): Typeface {
  return { family: "mono", size: letter };
}

/** The width of all columns that are shown, with that of the others. */
export function columnsWidth(method: MethodStatements, letter: number, shown: Shown): number {
  const widths = widthsOf(method, letter);
  const chosen = chosenOf(method, shown);
  const sum = chosen.reduce((total, member) => total + (widths[member] ?? 0), 0);
  const hasMore = chosen.length < widths.length;
  return Math.max(sum + (hasMore ? space.more * letter : 0), 4 * letter) + space.between * letter;
}

/** The members that have a column, each with where it begins; the others share the last one. */
export function columnsOf(
  method: MethodStatements,
  { letter, side, shown }: { readonly letter: number; readonly side: number; readonly shown: Shown },
): PlacedMethod["columns"] {
  const widths = widthsOf(method, letter);
  const room = side - space.between * letter;
  // Where a few have room, more may.
  const wanted = chosenOf(method, shown === "few" ? "all" : shown);
  const isEach = wanted.length === widths.length;
  const need = wanted.reduce((sum, member) => sum + (widths[member] ?? 0), isEach ? 0 : space.more * letter);
  const isWhole = need <= room;
  const places = isWhole ? wanted : heaviest(method.members, wanted, widths, room - space.more * letter);
  let at = (space.between / 2) * letter;
  const placed = places.map((member) => {
    const x = at;
    at += widths[member] ?? 0;
    return { member, x };
  });
  return { places: placed, moreAt: isEach && isWhole ? undefined : at };
}

function widthsOf({ members, hasValues }: MethodStatements, letter: number): readonly number[] {
  return members.map(({ name, longest }) => {
    const letters = Math.max([...longest].length, hasValues ? [...name].length : 0);
    return Math.ceil(letters * widthOf("0", monoOf(letter)) + space.between * letter);
  });
}

function chosenOf({ members, subject }: MethodStatements, shown: Shown): readonly number[] {
  const all = [...members.keys()];
  if (shown === "all") return all;
  if (shown === "few") return byWeight(members, all).slice(0, FEW);
  const own = all.filter((member) => members[member]?.about === subject);
  return own.length === 0 ? all : own;
}

/** As many of those that most statements are about as have room, in their order. */
function heaviest(
  members: readonly FactMember[],
  among: readonly number[],
  widths: readonly number[],
  room: number,
): readonly number[] {
  let rest = room;
  const ordered = byWeight(members, among);
  const end = ordered.findIndex((member) => {
    rest -= widths[member] ?? 0;
    return rest < 0;
  });
  return ordered.slice(0, end === -1 ? undefined : end).sort((a, b) => a - b);
}

function byWeight(members: readonly FactMember[], among: readonly number[]): readonly number[] {
  return [...among].sort((a, b) => (members[b]?.weight ?? 0) - (members[a]?.weight ?? 0) || a - b);
}
