/** The smallest letters in these elements, in CSS pixels, as they are drawn: a picture may be smaller than it was laid out. */
export function smallestIn(elements: readonly Element[]): number | undefined {
  const written = elements.flatMap((element) => [element, ...element.querySelectorAll("*")]).filter(hasOwnText);
  const sizes = written.map((element) => Number.parseFloat(getComputedStyle(element).fontSize) * scaleOf(element));
  return sizes.length === 0 ? undefined : Math.min(...sizes);
}

/** Something is written in it, for readers who see. */
function hasOwnText(element: Element): boolean {
  return (
    element.closest(".hidden-visually, [hidden]") === null &&
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? "").trim() !== "")
  );
}

function scaleOf(element: Element): number {
  return element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
}
