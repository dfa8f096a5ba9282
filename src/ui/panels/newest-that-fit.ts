/**
 * The first of a set's elements that is shown where there is room for so much: the last ones are, which are the newest.
 *
 * @param widthOf of the element with this index, in the unit of `room`
 */
export function newestThatFit(count: number, widthOf: (index: number) => number, room: number): number {
  let first = count;
  let used = 0;
  while (first > 0) {
    used += widthOf(first - 1);
    if (used > room) break;
    first--;
  }
  return first;
}
