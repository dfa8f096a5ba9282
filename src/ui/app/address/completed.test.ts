import { expect, test } from "vitest";
import { withParameters } from "./completed.ts";

test.each([
  ["#/pointer?exercise=a", "#/pointer?example=l&context=ci&exercise=a", "#/pointer?example=l&context=ci&exercise=a"],
  [
    "#/pointer?exercise=a&lang=zh&step=4",
    "#/pointer?example=l&exercise=a",
    "#/pointer?example=l&exercise=a&lang=zh&step=4",
  ],
  [
    "#/pointer?embed=1&exercise=a&context=2-obj",
    "#/pointer?context=ci&exercise=a",
    "#/pointer?context=ci&exercise=a&embed=1",
  ],
])("what %s says beside its exercise stays", (before, link, expected) => {
  expect(withParameters(link, before)).toBe(expected);
});
