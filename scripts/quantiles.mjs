/**
 * Median, 95th percentile, maximum.
 * @param {readonly number[]} times
 */
export function quantiles(times) {
  const sorted = times.toSorted((a, b) => a - b);
  return [0.5, 0.95, 1].map((q) => (sorted[Math.floor((sorted.length - 1) * q)] ?? 0).toFixed(0));
}
