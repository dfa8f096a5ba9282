/** An excerpt begins with so many nodes at least: the ends of its step, and what that rests on. */
const LEAST = 4;

/** An excerpt of so many nodes, or of fewer if there is no room for them. */
export function withRoom(
  size: number,
  keptOf: (size: number) => ReadonlySet<string>,
  hasRoom: (elements: ReadonlySet<string>) => boolean,
): ReadonlySet<string> {
  let most = size;
  let kept = keptOf(most);
  while (most > LEAST && !hasRoom(kept)) kept = keptOf(--most);
  return kept;
}
