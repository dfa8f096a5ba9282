import { expect, test } from "vitest";
import { INTRINSICS } from "../interpreter/intrinsics/index.ts";
import { libraryNames, librarySource } from "./index.ts";

/** The methods that a class declares, as `Class.name(Type,Type)`, with what stands before their names. */
function declared(qualifiedName: string): readonly { readonly label: string; readonly isNative: boolean }[] {
  const text = librarySource(qualifiedName)?.text ?? "";
  const owner = qualifiedName.slice(qualifiedName.lastIndexOf(".") + 1);
  return [...text.matchAll(/^ {4}([^\n=;(]*?)(\w+)\(([^)]*)\)[^\n]*[{;]$/gm)].map(
    ([, before = "", name = "", parameters = ""]) => ({
      label: `${owner}.${name}(${erased(parameters)})`,
      isNative: before.includes("native "),
    }),
  );
}

function erased(parameters: string): string {
  const types = parameters.split(", ").map((parameter) => parameter.split(" ").at(-2) ?? "");
  return types
    .map((type) => type.replace(/<.*>/, ""))
    .join(",")
    .replace(/^T\[\]/, "Object[]");
}

const methods = libraryNames().flatMap(declared);

test("a class is found by its qualified name", () => {
  expect(librarySource("java.util.ArrayList")?.text).toContain("public class ArrayList<E>");
  expect(librarySource("java.util.ArrayList")?.name).toBe("java/util/ArrayList.java");
  expect(librarySource("java.util.Arraylist")).toBeUndefined();
  expect(librarySource("ArrayList")).toBeUndefined();
});

test("the library has the classes of a course", () => {
  expect(libraryNames()).toEqual(
    expect.arrayContaining([
      "java.lang.Object",
      "java.lang.Thread",
      "java.io.PrintStream",
      "java.util.HashMap",
      "java.util.PriorityQueue",
      "java.util.function.BiFunction",
    ]),
  );
  expect(libraryNames().filter((name) => name.startsWith("java.util.function."))).toHaveLength(43);
});

test.each(libraryNames())("%s declares what its place says, and says what it is", (qualifiedName) => {
  const text = librarySource(qualifiedName)?.text ?? "";
  const simpleName = qualifiedName.slice(qualifiedName.lastIndexOf(".") + 1);
  expect(text).toMatch(new RegExp(`^package ${qualifiedName.slice(0, -simpleName.length - 1)};\n`));
  expect(text).toMatch(
    new RegExp(`^(public )?(abstract |final )*(class|interface|enum|@interface) ${simpleName}\\b`, "m"),
  );
  expect(text).toMatch(/\n\/\*\*[^@]*?\*\/\n(@FunctionalInterface\n)?(public |final |abstract |class )/);
  expect(Math.max(...text.split("\n").map((line) => line.length))).toBeLessThanOrEqual(120);
});

test("every intrinsic method is declared", () => {
  const labels = new Set(methods.map(({ label }) => label));
  const constructors = ["Object.<init>()", "String.<init>(String)"];
  const intrinsic = Object.keys(INTRINSICS).filter((label) => !constructors.includes(label));
  expect(intrinsic.filter((label) => !labels.has(label))).toEqual([]);
});

test("every native method is intrinsic", () => {
  const natives = methods.filter(({ isNative }) => isNative).map(({ label }) => label);
  expect(natives.length).toBeGreaterThan(50);
  expect(natives.filter((label) => !Object.hasOwn(INTRINSICS, label))).toEqual([]);
});
