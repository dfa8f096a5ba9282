/** Whether a link plays a lecture: `#/lecture?file=context-sensitivity-1&slide=3`. */
export function isLectureLink(hash: string): boolean {
  return /^#\/lecture(\?|$)/.test(hash);
}
