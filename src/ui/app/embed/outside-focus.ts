/**
 * From now on nothing takes the focus from the page around this one: only where the reader has come into the frame does
 * it go from element to element. Returns how to end that.
 */
export function leaveFocusOutside(): () => void {
  const prototypes = [HTMLElement.prototype, SVGElement.prototype];
  const originals = prototypes.map(({ focus }) => focus);
  prototypes.forEach((prototype, index) => {
    const original = originals[index];
    prototype.focus = function (this: HTMLElement | SVGElement, options) {
      if (document.hasFocus()) original?.call(this, options);
    };
  });
  return () => {
    prototypes.forEach((prototype, index) => {
      const original = originals[index];
      if (original !== undefined) prototype.focus = original;
    });
  };
}
