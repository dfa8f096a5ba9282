import { expect, test } from "vitest";
import { libraryNames, librarySource } from "../../library/index.ts";
import { INTRINSICS } from "./index.ts";

/** `native int indexOf(String part, int from);` of a class, as the label of its method. */
function nativeLabels(qualifiedName: string): readonly string[] {
  const text = librarySource(qualifiedName)?.text ?? "";
  const owner = qualifiedName.slice(qualifiedName.lastIndexOf(".") + 1);
  return [...text.matchAll(/\bnative\b[^;(]*?(\w+)\(([^)]*)\)/g)].map(
    ([, name, parameters]) => `${owner}.${name}(${erased(parameters ?? "")})`,
  );
}

function erased(parameters: string): string {
  const types = parameters
    .replaceAll(/<[^()]*>/g, "")
    .split(",")
    .map((parameter) => parameter.trim().split(/\s+/).at(-2) ?? "");
  return types.join(",").replaceAll("...", "[]");
}

const labels = libraryNames().flatMap(nativeLabels);

test("the library has native methods", () => {
  expect(labels).toContain("String.length()");
});

test("every native method of the library is an intrinsic", () => {
  expect(labels.filter((label) => !Object.hasOwn(INTRINSICS, label))).toEqual([]);
});
