/** All choices of one number below each bound, the last one changing fastest. */
export function* choicesBelow(bounds: readonly number[]): Generator<readonly number[]> {
  if (bounds.includes(0)) return;
  const choice = bounds.map(() => 0);
  for (;;) {
    yield [...choice];
    const place = choice.findLastIndex((number, at) => number + 1 < (bounds[at] ?? 0));
    if (place === -1) return;
    choice[place] = (choice[place] ?? 0) + 1;
    choice.fill(0, place + 1);
  }
}
