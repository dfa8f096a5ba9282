/** Width over height, in quarters: a window that changes a little has the same layout. */
export function ratioOf(element: HTMLElement | null): number {
  if (element === null || element.clientHeight === 0) return 1.5;
  const ratio = element.clientWidth / element.clientHeight;
  return Math.min(3, Math.max(0.6, Math.round(4 * ratio) / 4));
}
