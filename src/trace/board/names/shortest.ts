/** Something with a name: how texts have it, and how it may be written shorter. */
export interface Named {
  /** The long name, which nothing else has. */
  readonly name: string;
  /** Shorter names, the shortest first. */
  readonly forms: readonly string[];
  /** Other ways in which texts have it. */
  readonly aliases?: readonly string[];
}

/**
 * Short names by long ones: of each thing the first form that nothing else might be called by, so that no name is longer than it
 * must be to tell things apart; the long name where there is none.
 */
export function shortestNames(things: readonly Named[]): ReadonlyMap<string, string> {
  const callable = new Map<string, number>();
  for (const { name, forms } of things)
    for (const form of new Set([...forms, name])) callable.set(form, (callable.get(form) ?? 0) + 1);
  return new Map(things.map(({ name, forms }) => [name, forms.find((form) => callable.get(form) === 1) ?? name]));
}
