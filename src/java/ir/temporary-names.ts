/** `$1`, `$2`, … for that many variables of one method, none of which is taken: `$1` is a name that Java allows, too. */
export function temporaryNames(count: number, taken: ReadonlySet<string>): readonly string[] {
  const names: string[] = [];
  for (let number = 1; names.length < count; number++) {
    const name = `$${number}`;
    if (!taken.has(name)) names.push(name);
  }
  return names;
}
