/** How a file of a definition is called: `k-obj.sel`. Nothing that is built in has a dot in its name, and a definition has blanks. */
const FILE_NAME = /^[^\s=]+\.[A-Za-z]\w*$/;

/** The files that the value of an option of definitions names: itself, or members of its list. */
export function definitionFiles(value: unknown): readonly string[] {
  return membersOf(value).filter((member) => FILE_NAME.test(member));
}

/** The value with something else in place of each of its files. */
export function withDefinitionFiles(value: unknown, replace: (file: string) => string): unknown {
  const members = membersOf(value);
  const files = new Set(definitionFiles(value));
  if (files.size === 0) return value;
  const replaced = members.map((member) => (files.has(member) ? replace(member) : member));
  return replaced.length === 1 ? replaced[0] : replaced;
}

function membersOf(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.filter((member) => typeof member === "string");
  return typeof value === "string" ? namesOrDefinition(value) : [];
}

/** A list with commas between its names; a definition is one text, whatever stands in it. */
export function namesOrDefinition(written: string): readonly string[] {
  return /[\n=(]/.test(written) ? [written] : written.split(",").map((name) => name.trim());
}
