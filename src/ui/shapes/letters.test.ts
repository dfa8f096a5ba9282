import { expect, test } from "vitest";
import { fitted, widthOf } from "./letters.ts";

const face = { family: "sans", size: 10 } as const;

test.each([
  ["a Chinese letter is as wide as it is high", "指针集，", face, 40],
  ["letters of code are equally wide", "il → mw", { family: "mono", size: 10 } as const, 42],
  ["others have widths of their own", "x → y", face, 26],
  ["as Inter draws it", "..., 20, 26 · return l2 · test 2", { ...face, size: 12 }, 153],
  ["wider in bold", "[4] Number id(Number)", { ...face, size: 12, isBold: true }, 136],
  ["as Inter draws it, too", "23–25 · IllegalArgumentException", { ...face, size: 12 }, 190],
])("%s", (_, text, typeface, width) => {
  expect(Math.abs(widthOf(text, typeface) - width)).toBeLessThan(0.04 * width);
});

test("what does not fit is cut, by its own letters", () => {
  expect(fitted("指针流图", face, 40)).toBe("指针流图");
  expect(fitted("指针流图", face, 30)).toBe("指针…");
  expect(fitted("pointer", face, 30)).toBe("poin…");
  expect(fitted("pointer", face, 3)).toBe("…");
});
