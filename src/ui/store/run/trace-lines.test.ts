import { expect, test } from "vitest";
import { fileOfTrace, traceLines } from "./trace-lines.ts";

const printed = `Exception in thread "main" java.lang.IllegalStateException: no (C.java:9)
\tat shop.Cart.pay(Cart.java:12)
\tat java.base/java.util.ArrayList.forEach(ArrayList.java:1511)
\tat Main.main(Main.java:4)
`;

test("the lines of a stack trace have places, and no other line has", () => {
  expect(traceLines(printed).map(({ place }) => place)).toEqual([
    undefined,
    { file: "Cart.java", line: 12 },
    { file: "ArrayList.java", line: 1511 },
    { file: "Main.java", line: 4 },
  ]);
});

test("a place belongs to the program's file of that name, in whatever folder", () => {
  const files = ["Main.java", "shop/Cart.java"];
  expect(fileOfTrace(files, "Cart.java")).toBe("shop/Cart.java");
  expect(fileOfTrace(files, "Main.java")).toBe("Main.java");
  expect(fileOfTrace(files, "ArrayList.java")).toBeUndefined();
});
