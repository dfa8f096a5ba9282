const collator = new Intl.Collator("en", { numeric: true });

/** By text, numbers inside it by value: `o2` before `o12`. Texts that differ at all are never equal. */
export function compareLabels(a: string, b: string): number {
  return collator.compare(a, b) || (a < b ? -1 : a > b ? 1 : 0);
}
