/** Values that a program does not expect where it stored something else. */
const odd: readonly unknown[] = [
  ...[1e300, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, 10n ** 30n],
  ...[null, undefined, true, "", "__proto__", "\ud800", "{0, plural, other {", 'a"\\u0041', "x".repeat(5_000)],
  ...[[], {}, [[]], new Date(Number.NaN), new Map([["a", 1]]), { toString: 7 }],
];

/**
 * A stored value in which something was changed.
 * @param random a whole number below `n`
 */
export function mutated(value: unknown, random: (n: number) => number): unknown {
  return random(3) === 0 ? ofChangedBytes(value, random) : withChange(value, random);
}

/** Its JSON with a few other bytes: mostly no JSON any more. */
export function changedBytes(text: string, random: (n: number) => number): string {
  const bytes = new TextEncoder().encode(text);
  for (let count = 1 + random(3); count > 0; count--) bytes[random(bytes.length)] = random(256);
  const [from, to] = [random(bytes.length), random(bytes.length)];
  return new TextDecoder().decode(random(4) === 0 && from < to ? bytes.slice(from, to) : bytes);
}

function ofChangedBytes(value: unknown, random: (n: number) => number): unknown {
  const text = changedBytes(JSON.stringify(value), random);
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** With an odd value, or nothing, or itself, in some place. */
function withChange(value: unknown, random: (n: number) => number): unknown {
  const root = { value: structuredClone(value) };
  const path: [object, string][] = [[root, "value"]];
  for (;;) {
    const [holder, name] = path.at(-1) ?? [root, "value"];
    const here: unknown = Reflect.get(holder, name);
    const names = typeof here === "object" && here !== null ? Object.keys(here) : [];
    const next = names[random(names.length + 1)];
    if (next === undefined || typeof here !== "object" || here === null) break;
    path.push([here, next]);
  }
  const [holder, name] = path.at(-1) ?? [root, "value"];
  const choice = random(odd.length + 2);
  if (choice === odd.length) Reflect.deleteProperty(holder, name);
  else Reflect.set(holder, name, choice > odd.length ? root.value : odd[choice]);
  return root.value;
}
