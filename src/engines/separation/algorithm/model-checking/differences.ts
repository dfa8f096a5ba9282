/** left − right ≤ most, between variables; `undefined` stands for 0. */
interface Difference {
  readonly left: number | undefined;
  readonly right: number | undefined;
  readonly most: bigint;
}

/** A sum of variables and a constant, related to 0. */
interface Related {
  readonly relation: "=" | "≤" | "<" | "≠";
  readonly sum: { readonly parts: readonly (readonly [slot: number, factor: bigint])[]; readonly constant: bigint };
}

/**
 * Whether some integers satisfy equations: exact where each bounds one variable or the difference of two. Of others only those
 * are looked at, which can refute; undefined where they do not.
 */
export function judgeDifferences(equations: readonly Related[]): boolean | undefined {
  const read = equations.map(differencesOf);
  if (!areFeasible(read.flatMap((each) => each ?? []))) return false;
  return read.every((each) => each !== undefined) ? true : undefined;
}

function differencesOf({ relation, sum: { parts, constant } }: Related): readonly Difference[] | undefined {
  const [added, ...others] = parts.filter(([, factor]) => factor === 1n).map(([slot]) => slot);
  const [taken, ...further] = parts.filter(([, factor]) => factor === -1n).map(([slot]) => slot);
  const isDifference = parts.every(([, factor]) => factor === 1n || factor === -1n);
  if (!isDifference || others.length + further.length > 0 || relation === "≠") return undefined;
  const most = relation === "<" ? -constant - 1n : -constant;
  const upper: Difference = { left: added, right: taken, most };
  return relation === "=" ? [upper, { left: taken, right: added, most: constant }] : [upper];
}

/** No cycle of differences adds up to less than nothing: shortest ways from everywhere, after Bellman and Ford. */
function areFeasible(differences: readonly Difference[]): boolean {
  const least = new Map<number | undefined, bigint>();
  const at = (variable: number | undefined): bigint => least.get(variable) ?? 0n;
  const variables = new Set(differences.flatMap(({ left, right }) => [left, right]));
  for (let round = 0; round <= variables.size; round++) {
    const shorter = differences.filter(({ left, right, most }) => at(right) + most < at(left));
    if (shorter.length === 0) return true;
    for (const { left, right, most } of shorter) if (at(right) + most < at(left)) least.set(left, at(right) + most);
  }
  return false;
}
