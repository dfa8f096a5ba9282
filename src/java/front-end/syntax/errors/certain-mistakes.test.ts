import { expect, test } from "vitest";
import { filesOfGoldenProgram, goldenPrograms } from "../../../../testing/golden-programs.ts";
import { libraryNames, librarySource } from "../../../library/index.ts";
import { cutAfterMistakes } from "./certain-mistakes.ts";

test.each([
  ["class A { void m() { x = ; y = ; z(); } }", 1, { at: 32, closers: "}}" }],
  ["class A { void m() { foo(a, ); } }", 0, { at: 29, closers: "}}" }],
  ["class A { void m() { foo(a; } }", 0, { at: 29, closers: "}" }],
  [") ) )", 2, { at: 5, closers: "" }],
  ["void m() { case 1: default: }", 1, { at: 27, closers: "}" }],
  ["switch (f(x)) { case 1: { case 2: } }", 0, { at: 30, closers: "}}" }],
  ["a = = b", 0, { at: 5, closers: "" }],
])("the text up to a mistake, with its brackets closed: %s, %d", (text, limit, cut) => {
  expect(cutAfterMistakes(text, limit)).toEqual(cut);
});

test("what compiles has none", () => {
  const programs = goldenPrograms.flatMap((name) => filesOfGoldenProgram(name)).map((file) => file.text);
  const library = libraryNames().map((name) => librarySource(name)?.text ?? "");
  const trick = `import a.*; class A<T extends B & C> { void m(Class<?> c) { for (;;) ; l: ; int[] a = {1, }; i++; x = (a)
    ? "; =" : '='; /* = ; */ // , )
    Runnable r = A::new; switch (f(x)) { case 1: ; default: ; } if (x) { switch (x) { default -> { } } } } @B({1, }) enum E { X, ; } }`;
  for (const text of [...programs, ...library, trick]) expect(cutAfterMistakes(text, 0)).toBeUndefined();
});
