import { expect, test } from "vitest";
import type { ClassSymbol, MethodSymbol } from "../symbols.ts";
import { CallsAhead } from "./calls-ahead.ts";

function classOf(name: string, signatures: readonly string[], isGiven = true): ClassSymbol {
  const methods = Object.fromEntries(signatures.map((signature) => [signature, `${name}.${signature}`]));
  return { name, isInterface: false, superclass: "Object", interfaces: [], methods, isGiven };
}

function method(context: string, name: string, library = ""): MethodSymbol {
  const at = { line: 1, column: 1 };
  return { label: `${context}:${name}`, context, method: name, span: { file: "C.java", start: at, end: at }, library };
}

const classes = [
  classOf("One", ["get()", "id(int)"]),
  classOf("Two", ["get()"]),
  classOf("ArrayList", ["id(int)"], false),
];

test("which of several methods a call finds is not told before; one of them stands there for all", () => {
  const ahead = new CallsAhead(() => classes);
  expect(ahead.of(method("[16]", "One.get()"), true)).toEqual({ ahead: "[16]:?.get" });
  expect(ahead.of(method("[16]", "Two.get()"), true)).toEqual({ ahead: "" });
  expect(ahead.of(method("[18]", "Two.get()"), true)).toEqual({ ahead: "[18]:?.get" });
  // The call graph and the flow graph ask each.
  expect(ahead.of(method("[16]", "One.get()"), true)).toEqual({ ahead: "[16]:?.get" });
});

test("a receiver object in a context is what is asked, too", () => {
  const ahead = new CallsAhead(() => classes);
  expect(ahead.of(method("[o12]", "One.get()"), true)).toEqual({ ahead: "[?]:?.get" });
  expect(ahead.of(method("[o13]", "Two.get()"), true)).toEqual({ ahead: "" });
});

test("without contexts there is none ahead", () => {
  expect(new CallsAhead(() => classes).of(method("[]", "One.get()"), false)).toEqual({ ahead: "?.get" });
});

test("a method that alone answers its calls has its name from the beginning, and so has library code", () => {
  const ahead = new CallsAhead(() => classes);
  expect(ahead.of(method("[14]", "One.id(int)"), true)).toEqual({});
  expect(ahead.of(method("[14]", "Two.get()", "Two"), true)).toEqual({});
});
