/** Adds to the list of a key. */
export function append<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [value]);
  else known.push(value);
}

/** The set of a key, made empty where there is none. */
export function setAt<K, V>(map: Map<K, Set<V>>, key: K): Set<V> {
  const known = map.get(key);
  if (known !== undefined) return known;
  const fresh = new Set<V>();
  map.set(key, fresh);
  return fresh;
}
