import { expect, test } from "vitest";
import { junitName, resultName } from "./tests-names.ts";

test.each([
  ["DLL.addFirst(int)", "DLLAddFirstTest.java", "DLL.addFirst.tests.json"],
  ["Outer.Inner.m()", "InnerMTest.java", "Inner.m.tests.json"],
  ["core.main", "coreMainTest.java", "core.main.tests.json"],
])("%s", (method, junit, result) => {
  expect([junitName(method), resultName(method)]).toEqual([junit, result]);
});
