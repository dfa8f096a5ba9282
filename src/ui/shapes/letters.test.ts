import { expect, test } from "vitest";
import { fitted, widthOf } from "./letters.ts";

const face = { family: "sans", size: 10 } as const;

test("a Chinese letter is as wide as it is high, any other has the average of its typeface", () => {
  expect(widthOf("x → y", face)).toBeCloseTo(28);
  expect(widthOf("指针集，", face)).toBeCloseTo(40);
});

test("what does not fit is cut, by its own letters", () => {
  expect(fitted("指针流图", face, 40)).toBe("指针流图");
  expect(fitted("指针流图", face, 30)).toBe("指针…");
  expect(fitted("pointer", face, 30)).toBe("poin…");
  expect(fitted("pointer", face, 3)).toBe("…");
});
