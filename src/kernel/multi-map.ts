/** A map, weak or not. */
interface Keyed<K, V> {
  get(key: K): V | undefined;
  set(key: K, value: V): unknown;
}

/** The value of a key, made where there is none yet. */
export function valueAt<K, V>(map: Keyed<K, V>, key: K, make: () => V): V {
  const known = map.get(key);
  if (known !== undefined) return known;
  const fresh = make();
  map.set(key, fresh);
  return fresh;
}

/** Adds to the list of a key. */
export function append<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [value]);
  else known.push(value);
}

/** The set of a key, made empty where there is none. */
export function setAt<K, V>(map: Map<K, Set<V>>, key: K): Set<V> {
  return valueAt(map, key, () => new Set());
}

/** The number of a key, the next one where it has none: keys are numbered from 0 in the order in which they are asked about. */
export function numberAt<K>(numbers: Map<K, number>, key: K): number {
  return valueAt(numbers, key, () => numbers.size);
}
