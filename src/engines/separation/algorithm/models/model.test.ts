import { expect, test } from "vitest";
import { modelToJson } from "./model.ts";

test("a model is printed with addresses by name and integers without loss", () => {
  const model = {
    variables: [
      { name: "x", value: { kind: "address", name: "n1" } },
      { name: "y", value: { kind: "null" } },
      { name: "n", value: { kind: "integer", value: 3n } },
      { name: "m", value: { kind: "integer", value: 2n ** 60n } },
      { name: "b", value: { kind: "boolean", value: false } },
    ],
    heap: [{ id: "n1", type: "node", fields: [{ name: "next", value: { kind: "address", name: "n1" } }] }],
  } as const;
  expect(modelToJson(model)).toEqual({
    variables: { x: "n1", y: null, n: 3, m: "1152921504606846976", b: false },
    heap: [{ id: "n1", type: "node", fields: { next: "n1" } }],
  });
});
