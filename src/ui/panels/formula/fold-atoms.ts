import type { Atom, Formula } from "../../../trace/index.ts";

/** The letters that an atom takes beside its text: its edges, and before all but the first the sign that joins it. */
const EDGES = 1;
const JOINT = 1.7;

/** The letters of what stands for folded atoms. */
const SIGN = 9;

/** A space of lines with so many letters each. */
export interface Space {
  readonly lines: number;
  readonly letters: number;
}

/**
 * The atoms that are shown in a space, in their order: of a formula that is too long, the oldest ones that the step does not
 * change are left out, and then the last ones. One is always shown.
 */
export function atomsWithin(atoms: readonly Atom[], space: Space): readonly Atom[] {
  if (fits(atoms, space, 0)) return atoms;
  const old = atoms.filter(({ isNew, isReplaced }) => !isNew && !isReplaced).sort((a, b) => a.fact - b.fact);
  const changed = atoms.filter((atom) => !old.includes(atom)).reverse();
  const leaving = [...old, ...changed].slice(0, -1);
  const left = new Set<Atom>();
  for (const atom of leaving) {
    left.add(atom);
    const shown = atoms.filter((each) => !left.has(each));
    if (fits(shown, space, SIGN)) return shown;
  }
  return atoms.filter((each) => !left.has(each));
}

/** Whether atoms stand in a space, with something of so many letters behind them. */
function fits(atoms: readonly Atom[], { lines, letters }: Space, behind: number): boolean {
  let line = 1;
  let used = 0;
  for (const width of [...atoms.map(widthOf), behind]) {
    if (used > 0 && used + width > letters) {
      line++;
      used = 0;
    }
    used += width;
  }
  return line <= lines;
}

function widthOf({ text }: Atom, place: number): number {
  return text.length + EDGES + (place === 0 ? 0 : JOINT);
}

/** The letters of the name of a formula, and of the gap before the next. */
const NAME = 5;

/**
 * Parts of one line for formulas that stand in it after each other: each has what it needs, or as much as any that has too
 * little.
 */
export function sharesOf(formulas: readonly Formula[], letters: number): readonly number[] {
  const needs = formulas.map(({ atoms }) =>
    Math.ceil(atoms.reduce((sum, atom, place) => sum + widthOf(atom, place), 0)),
  );
  const shares = new Map<number, number>();
  let left = letters - NAME * formulas.length;
  const order = [...needs.keys()].sort((a, b) => (needs[a] ?? 0) - (needs[b] ?? 0));
  for (const [place, index] of order.entries()) {
    const share = Math.min(needs[index] ?? 0, Math.floor(left / (order.length - place)));
    shares.set(index, share);
    left -= share;
  }
  return needs.map((_, index) => shares.get(index) ?? 0);
}

/** The letters that the text of an atom may have in a line. */
export function lettersOfAtom({ letters }: Space): number {
  return Math.max(12, letters - EDGES - JOINT - SIGN);
}
