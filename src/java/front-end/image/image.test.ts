import { beforeAll, describe, expect, test } from "vitest";
import { testFrontEnd, testFrontEndFromSources } from "../../../testing/front-end.ts";
import { filesOfGoldenProgram, goldenPrograms } from "../../../testing/golden-programs.ts";
import { dumpProgram } from "../../../testing/java/dump-program.ts";
import { share } from "../../../testing/seeds.ts";
import type { SourceFile } from "../../ir/program.ts";
import type { FrontEnd } from "../front-end.ts";

let ready: FrontEnd;
let sources: FrontEnd;

beforeAll(async () => {
  ready = await testFrontEnd();
  sources = await testFrontEndFromSources();
});

/** The program as `frontEnd` compiles it, or what is wrong with it, as text. */
function compiled(frontEnd: FrontEnd, files: readonly SourceFile[]): string {
  const result = frontEnd.compile(files, { assertions: "on" });
  return result.ok ? dumpProgram(result.value) : JSON.stringify(result.errors);
}

// To compile the library along with each program takes long.
test.each(share(goldenPrograms, 128))("%s is the same with the library compiled before and along with it", (name) => {
  const files = filesOfGoldenProgram(name);
  expect(compiled(ready, files) === compiled(sources, files)).toBe(true);
});

describe("where a program has classes that are called like the library's", () => {
  const main =
    "public static void main(String[] args) { Object o = new java.util.ArrayList<String>(); System.out.println(o); }";
  const programs: Readonly<Record<string, readonly SourceFile[]>> = {
    "in the unnamed package": [{ name: "ArrayList.java", text: `class ArrayList { ${main} } class Iterator { }` }],
    "in a package of its own": [{ name: "List.java", text: `package mine; class List { ${main} } class Class { }` }],
    "in one of the library's packages": [
      { name: "A.java", text: `package java.util; class AbstractList<E> { ${main} }` },
    ],
    "like one of its packages": [
      {
        name: "A.java",
        text: "class java { static int n; } class A { public static void main(String[] args) { System.out.println(java.n); } }",
      },
    ],
  };

  test.each(Object.keys(programs))("%s", (name) => {
    const files = programs[name] ?? [];
    expect(compiled(ready, files) === compiled(sources, files)).toBe(true);
  });
});
