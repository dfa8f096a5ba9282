/** What stands in the page in the place of something that is still on its way: the page, a part, a graph, the editor. */
const AWAITED = ".first-words, .arriving, .graph-note.is-awaited, [data-coming]";

/** Whether something that the reader wants to see is still on its way. */
export function isAwaited(host: ParentNode): boolean {
  return host.querySelector(AWAITED) !== null;
}
