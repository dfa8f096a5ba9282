/**
 * Which chips of a row are shown, by their places: the first one always; then what is new, the newest last; then the others in
 * their order, as far as there is room.
 *
 * @param widths of the chips, each with the gap behind it
 */
export function chipsInSight(widths: readonly number[], room: number, isNew: readonly boolean[]): ReadonlySet<number> {
  const places = widths.map((_, place) => place);
  const wanted = [0, ...places.filter((place) => isNew[place]).reverse(), ...places];
  const shown = new Set<number>();
  let free = room + gapAtEnd;
  for (const place of wanted) {
    const width = widths[place];
    if (width === undefined || shown.has(place)) continue;
    if (width > free && shown.size > 0) {
      if (isNew[place] === true) continue;
      break;
    }
    shown.add(place);
    free -= width;
  }
  return shown;
}

/** Behind the last chip there need not be one; rounded widths are no reason to leave it out. */
const gapAtEnd = 7;
