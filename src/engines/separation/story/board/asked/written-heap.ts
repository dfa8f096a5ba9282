/** A symbolic heap as it is printed: `∃n1. x ↦ node(_, n1) ∗ ls(n1, y) ∧ x ≠ y`. */
export interface WrittenHeap {
  readonly bound: readonly string[];
  /** Cells and calls; none of `emp`. */
  readonly spatial: readonly string[];
  readonly pure: readonly string[];
}

const EMP = "emp";

/** Takes a printed heap apart. */
export function readHeap(text: string): WrittenHeap {
  const [, bound = "", matrix = ""] = /^(?:∃([^.]*)\. )?(.*)$/su.exec(text) ?? [];
  const [spatial = EMP, ...pure] = matrix.split(" ∧ ");
  return {
    bound: bound === "" ? [] : bound.split(", "),
    spatial: spatial === EMP ? [] : spatial.split(" ∗ "),
    pure,
  };
}

/** Prints it again, with `join` between cells and calls; what no conjunct mentions is not bound. */
export function writeHeap({ bound, spatial, pure }: WrittenHeap, join = " ∗ "): string {
  const cells = spatial.length === 0 ? EMP : spatial.join(join);
  const matrix = [cells, ...pure].join(" ∧ ");
  const used = new Set(matrix.match(/[\p{L}\p{N}_$'′]+/gu));
  const kept = bound.filter((name) => used.has(name));
  return kept.length === 0 ? matrix : `∃${kept.join(", ")}. ${matrix}`;
}

/** Whether a conjunct is a predicate, and no cell. */
export function isCall(conjunct: string): boolean {
  return !conjunct.includes(" ↦ ");
}
