/** More controls at once no reader takes in. */
export const MOST_CONTROLS = 60;

/**
 * What of the page can be pressed and is in sight: no nodes of drawings and proofs, drawn tests, lines of programs, or rows of tables;
 * nor what is in elements of `facts`. Runs in the page.
 */
export function controlsInSight(facts = "none"): readonly string[] {
  const controls =
    "button, a[href], input, select, textarea, summary, [role=button], [role=link], [role=tab], [role=slider], [role=checkbox], [role=menuitem]";
  // What a dialog lies over cannot be pressed.
  const data = `${facts}, .proof-node, [data-card], .result-pick, [aria-hidden=true], [inert], tbody, [role=row], svg, .monaco-editor, .source-body, [role=application], .line-mark, .line-text`;
  const isInSight = (element: Element): boolean => {
    let { left, top, right, bottom } = element.getBoundingClientRect();
    for (let outer = element.parentElement; outer !== null; outer = outer.parentElement) {
      if (getComputedStyle(outer).overflow === "visible") continue;
      const edge = outer.getBoundingClientRect();
      [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
      [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
    }
    [left, top] = [Math.max(left, 0), Math.max(top, 0)];
    [right, bottom] = [Math.min(right, innerWidth), Math.min(bottom, innerHeight)];
    if (right - left <= 2 || bottom - top <= 2) return false;
    // What a panel of another part lies over is not seen.
    const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return element.closest("section, nav, header, main, body")?.contains(seen) === true;
  };
  return [...document.querySelectorAll(controls)]
    .filter((element) => element.closest(data) === null)
    .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .filter(isInSight)
    .map((element) => (element.getAttribute("aria-label") ?? element.textContent).trim().slice(0, 60));
}
