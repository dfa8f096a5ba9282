import { expect, test } from "vitest";
import { smallestIn } from "./smallest-in.ts";

test("the smallest letters are those of what is written, not of what is only spoken or holds nothing but others", () => {
  document.body.innerHTML = `
    <div style="font-size: 9px"><b style="font-size: 14px">test 1</b>
      <span style="font-size: 12px">path</span>
      <span class="hidden-visually" style="font-size: 8px">new</span></div>`;
  expect(smallestIn([...document.body.children])).toBe(12);
  expect(smallestIn([])).toBeUndefined();
});
