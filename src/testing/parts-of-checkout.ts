/**
 * The part of the checkout that a file belongs to, by its path: an engine, another folder of `src`, a file of browser
 * tests. A change in a part is a reason to run all tests of it.
 */
export function partOf(path: string): string {
  const [first = "", second = "", third = ""] = path.split("/");
  if (first === "src" && second === "engines") return `src/engines/${third}`;
  return first === "src" || first === "e2e" ? `${first}/${second}` : first;
}
