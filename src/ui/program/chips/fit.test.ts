import { expect, test } from "vitest";
import type { LineHint } from "../../adapters/monaco/index.ts";
import { fitOf } from "./fit.ts";

test("Chinese characters need more room than letters", () => {
  const chip = (text: string): LineHint => ({ text, isNew: false }) as LineHint;
  const room = 4 + 10 + 4 * 7 + 1;
  expect(fitOf([chip("read")], room, 7)).toBe("full");
  expect(fitOf([chip("从不读取")], room, 7)).not.toBe("full");
});
