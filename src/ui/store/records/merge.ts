import { isObject } from "../../../kernel/index.ts";

/** Two values that follow from one. */
interface Merged {
  readonly value: unknown;
  /** Both have changed the same part: that of the later one counts. */
  readonly isConflict: boolean;
}

/**
 * What two pages have made of a value, together: members of objects by themselves, all else as a whole.
 * @param base what both began with; undefined: nothing
 * @param isMineLater whose part counts where both have changed one
 */
export function merge(base: unknown, theirs: unknown, mine: unknown, isMineLater: boolean): Merged {
  if (isSame(theirs, mine) || isSame(base, mine)) return { value: theirs, isConflict: false };
  if (isSame(base, theirs)) return { value: mine, isConflict: false };
  if (!isObject(theirs) || !isObject(mine)) return { value: isMineLater ? mine : theirs, isConflict: true };
  const from: Readonly<Record<string, unknown>> = isObject(base) ? base : {};
  const names = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
  const merged = names.map(
    (name) => [name, merge(own(from, name), own(theirs, name), own(mine, name), isMineLater)] as const,
  );
  return {
    value: Object.fromEntries(merged.flatMap(([name, { value }]) => (value === undefined ? [] : [[name, value]]))),
    isConflict: merged.some(([, { isConflict }]) => isConflict),
  };
}

export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((each, place) => isSame(each, other[place]));
  if (!isObject(one) || !isObject(other)) return false;
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => isSame(one[name], own(other, name)));
}

function own(value: Readonly<Record<string, unknown>>, name: string): unknown {
  return Object.hasOwn(value, name) ? value[name] : undefined;
}
