import { expect, test } from "vitest";
import { Dictionary, type SectionNames } from "./dictionary.ts";
import { methodForms, methodPattern } from "./methods.ts";

const methods: string[] = [];

const section: SectionNames = {
  pattern: new RegExp(`\\[${methodPattern.source}\\]|${methodPattern.source}`),
  get count() {
    return methods.length;
  },
  things: () => methods.map((name) => ({ name, forms: methodForms(name), aliases: [`[${name}]`] })),
};

test("names in a text are as short as the run so far allows", () => {
  const dictionary = new Dictionary(() => [section]);
  const text = "A.m(int) → (B.m(), [A.m(int)])";
  expect(dictionary.version).toBe(0);
  expect(dictionary.shown(text)).toBe(text);
  methods.push("A.m(int)");
  expect(dictionary.shown(text)).toBe("m → (B.m(), m)");
  methods.push("B.m()");
  expect(dictionary.shown(text)).toBe("A.m → (B.m, A.m)");
  expect(dictionary.name("B.m()")).toBe("B.m");
  expect(dictionary.name("C.m()")).toBe("C.m()");
});

test("a name within what is no name is found, one within a longer name is not", () => {
  const dictionary = new Dictionary(() => [section]);
  expect(dictionary.shown("[A.m(int), B.m()]")).toBe("[A.m, B.m]");
  expect(dictionary.shown("xA.m(int) A.m(int).m(int)")).toBe("xA.m(int) A.m.m(int)");
});

test("without names a text stays as it is", () => {
  expect(new Dictionary(() => []).shown("A.m()")).toBe("A.m()");
});
