import fc from "fast-check";
import { expect, test } from "vitest";
import { memberText } from "./json-members.ts";

test.each([
  ['{"id":1}', "1"],
  ['{ "a" : {"id":2}, "id" : "x\\"}, y\\\\" , "b":[{"id":3}] }', '"x\\"}, y\\\\"'],
  ['{"id":1,"id":[2,{"id":3}]}', '[2,{"id":3}]'],
  ['{"\\u0069d":12345678901234567890}', "12345678901234567890"],
  ['{"ids":1}', undefined],
  ['{"a":"id","b":1}', undefined],
  ["[]", undefined],
])("the id of %s", (text, id) => expect(memberText(text, "id")).toBe(id));

test("a member is found as it was written, whatever stands beside it", () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.string(), fc.jsonValue()),
      fc.jsonValue(),
      fc.dictionary(fc.string(), fc.jsonValue()),
      (before, id, after) => {
        delete before["id"];
        delete after["id"];
        const text = JSON.stringify({ ...before, id, ...after });
        expect(memberText(text, "id")).toBe(JSON.stringify(id));
      },
    ),
  );
});

test("nesting of any depth", () => {
  const id = "[".repeat(100_000) + "]".repeat(100_000);
  expect(memberText(`{"id":${id},"command":"pta"}`, "id")).toBe(id);
});
