import { expect, test } from "vitest";
import { readLinkOptions, writeLinkOptions } from "../../../options/index.ts";
import { pointsToSchema } from "../options.ts";

test("a link that takes a lesson's choice of methods back is read, and written again", () => {
  const { options, mistakes } = readLinkOptions(pointsToSchema, new Map([["selective", ""]]));
  expect([options, mistakes]).toEqual([{ selective: "" }, []]);
  expect(writeLinkOptions(pointsToSchema, options)).toEqual([["selective", ""]]);
});

test.each(["context", "profile"])("an empty text is a mistake of %s", (name) => {
  expect(readLinkOptions(pointsToSchema, new Map([[name, ""]])).mistakes).toEqual([{ name, found: "" }]);
});
