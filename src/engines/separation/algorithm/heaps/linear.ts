/** A linear term over integer variables: Σ coefficient · variable + constant. Unbounded integers. */
export interface Linear {
  /** Sorted by variable, no zero coefficients. */
  readonly terms: readonly (readonly [variable: string, coefficient: bigint])[];
  readonly constant: bigint;
}

/** `left relation right` over the integers (φ of Fig. 4, negation pushed inwards). */
export interface Constraint {
  readonly relation: "=" | "≤" | "<" | "≠";
  readonly left: Linear;
  readonly right: Linear;
}

export function constantTerm(constant: bigint): Linear {
  return { terms: [], constant };
}

export function variableTerm(name: string): Linear {
  return { terms: [[name, 1n]], constant: 0n };
}

/** a + factor · b */
export function addScaled(a: Linear, b: Linear, factor: bigint): Linear {
  if (factor === 0n) return a;
  const sums = new Map(a.terms);
  for (const [name, coefficient] of b.terms) sums.set(name, (sums.get(name) ?? 0n) + factor * coefficient);
  return fromMap(sums, a.constant + factor * b.constant);
}

export function scale(a: Linear, factor: bigint): Linear {
  if (factor === 0n) return constantTerm(0n);
  return { terms: a.terms.map(([name, c]) => [name, c * factor] as const), constant: a.constant * factor };
}

export function coefficientOf(a: Linear, name: string): bigint {
  return a.terms.find(([variable]) => variable === name)?.[1] ?? 0n;
}

/** Replaces variables; those that `replacement` does not know stay. */
export function substituteLinear(a: Linear, replacement: (name: string) => Linear | undefined): Linear {
  if (a.terms.every(([name]) => replacement(name) === undefined)) return a;
  const sums = new Map<string, bigint>();
  let constant = a.constant;
  const add = (name: string, value: bigint) => sums.set(name, (sums.get(name) ?? 0n) + value);
  for (const [name, coefficient] of a.terms) {
    const value = replacement(name);
    if (value === undefined) add(name, coefficient);
    else {
      constant += coefficient * value.constant;
      for (const [inner, factor] of value.terms) add(inner, coefficient * factor);
    }
  }
  return fromMap(sums, constant);
}

/** The value under an assignment; variables without a value count as 0. */
export function evaluate(a: Linear, valueOf: (name: string) => bigint): bigint {
  return a.terms.reduce((sum, [name, coefficient]) => sum + coefficient * valueOf(name), a.constant);
}

export function substituteConstraint(
  constraint: Constraint,
  replacement: (name: string) => Linear | undefined,
): Constraint {
  const { relation, left, right } = constraint;
  return { relation, left: substituteLinear(left, replacement), right: substituteLinear(right, replacement) };
}

/** The variables of a constraint, each once. */
export function variablesOf({ left, right }: Constraint): readonly string[] {
  return [...new Set([...left.terms, ...right.terms].map(([name]) => name))];
}

function fromMap(sums: ReadonlyMap<string, bigint>, constant: bigint): Linear {
  const terms: (readonly [string, bigint])[] = [];
  for (const term of sums) if (term[1] !== 0n) terms.push(term);
  if (terms.length > 1) terms.sort(([a], [b]) => (a < b ? -1 : 1));
  return { terms, constant };
}
