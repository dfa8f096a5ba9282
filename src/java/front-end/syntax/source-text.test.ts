import { expect, test } from "vitest";
import { codeOf, compileJava, errorsOf } from "../../../testing/front-end.ts";
import { sourceText } from "./source-text.ts";

test.each([
  ["ab\ncd", 3, { line: 2, column: 1 }],
  ["ab\r\ncd", 4, { line: 2, column: 1 }],
  ["ab\rcd", 3, { line: 2, column: 1 }],
  ["\t据😀x", 4, { line: 1, column: 5 }],
  ["a\n", 2, { line: 2, column: 1 }],
  ["", 0, { line: 1, column: 1 }],
])("offset to position: %j %d", (text, offset, position) => {
  expect(sourceText("A.java", text).span({ start: offset, end: offset }).start).toEqual(position);
});

test.each([
  ["src/a/Base.java", "Base"],
  ["C:\\x\\Base.java", "Base"],
  ["Base", "Base"],
])("base name of %s", (name, base) => {
  expect(sourceText(name, "").baseName).toBe(base);
});

test("columns count UTF-16 units, as editors do: non-ASCII text, tabs and CRLF before a site", async () => {
  const text =
    'class A {\r\n\tObject m() { /* 数据😀 */ String ü = "😀"; return new A(); }\r\n\tObject n() { return new Object(); }\r\n}';
  const program = await compileJava(text);
  const lines = text.split("\r\n");
  const places = program.allocationSites.filter((site) => site.kind === "object").map((site) => site.span.start);
  expect(places).toEqual([
    { line: 2, column: (lines[1] ?? "").indexOf("new") + 1 },
    { line: 3, column: (lines[2] ?? "").indexOf("new") + 1 },
  ]);
});

test("an error after non-ASCII text marks exactly the name", async () => {
  expect(await errorsOf('class A { String s = "数据😀"; Missing m; }')).toEqual([
    "1:30 `Missing` unknown-name: There is no class “Missing” here.",
  ]);
});

const LINE_ENDS = [
  ["LF", "\n"],
  ["CRLF", "\r\n"],
  ["CR", "\r"],
] as const;

test.each(LINE_ENDS)("%s ends a comment", async (_, end) => {
  const text = ["class A {", "int m() {", "int x = 1; // the first", "x = 2;", "return x; } }"].join(end);
  expect(await codeOf(text, "A.m()")).toEqual(["0: x = 1", "1: x = 2", "2: return x"]);
});

test.each(LINE_ENDS)("%s ends a line of an error's place", async (_, end) => {
  expect(await errorsOf(["class A {", "// hello", "int m() {", " return y;", "} }"].join(end))).toEqual([
    "4:9 `y` unknown-name: There is no variable “y” here.",
  ]);
});

test.each(LINE_ENDS)("%s in a text block is a line feed (JLS 3.10.6)", async (_, end) => {
  const text = ['class A { String m() { return """', "    a \\", "    b", '    c"""; } }'].join(end);
  expect(await codeOf(text, "A.m()")).toEqual(['0: $1 = "a b\\nc"', "1: return $1"]);
});

test.each(LINE_ENDS)("%s in a string literal is an error (JLS 3.10.5)", async (_, end) => {
  const [first = ""] = await errorsOf(`class A { String s = "a${end}b"; }`);
  expect(first).toContain("1:22");
});
