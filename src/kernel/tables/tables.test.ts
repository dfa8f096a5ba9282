import fc from "fast-check";
import { marked } from "marked";
import { expect, test } from "vitest";
import { csvText, markdownCode, markdownTable, markdownText } from "./index.ts";

test.each([
  ["=1+1", "'=1+1"],
  ["+cmd|' /C calc'!A0", "'+cmd|' /C calc'!A0"],
  ["-1+2", "'-1+2"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["\t=1", "'\t=1"],
  ["\r=1+1", `"'\r=1+1"`],
  ["\n=1+1", `"'\n=1+1"`],
  ["＝1+1", "'＝1+1"],
  ["-5", "-5"],
  ["+3.25e-7", "+3.25e-7"],
  ["-.5", "-.5"],
  ["-inf", "'-inf"],
  ["a=b", "a=b"],
  ["", ""],
  ['say "o3", o4', '"say ""o3"", o4"'],
  ["two\nlines", '"two\nlines"'],
])("the cell %j is written %j", (text, cell) => {
  expect(csvText([[text]])).toBe(`${cell}\r\n`);
});

test("numbers stay as they are; lines end as asked; a mark stands before all on request", () => {
  const rows = [
    ["n", "∈"],
    [-5, 0.25],
  ];
  expect(csvText(rows)).toBe("n,∈\r\n-5,0.25\r\n");
  expect(csvText(rows, { lineEnd: "\n" })).toBe("n,∈\n-5,0.25\n");
  expect(csvText(rows, { isForSpreadsheets: true })).toBe("\ufeffn,∈\r\n-5,0.25\r\n");
});

/** Reads a row as RFC 4180 says. */
function cellsOf(line: string): readonly string[] {
  return [...`,${line}`.matchAll(/,(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(
    ([, quoted, plain = ""]) => quoted?.replaceAll('""', '"') ?? plain,
  );
}

const hostile = fc.string({
  unit: fc.constantFrom(
    ..."=+-@\t\r\n\",;'|\\`*_~<>[]()&#$!: ajsx1".split(""),
    "∈",
    "javascript:",
    "<b>",
    "&lt;",
    "](",
    "https://a.b",
    "www.a.b",
    "a@b.c",
    "1. ",
    "\t- ",
  ),
});

test("any text comes back from its cell, behind an apostrophe where it would be a formula", () => {
  fc.assert(
    fc.property(fc.array(hostile, { minLength: 1, maxLength: 4 }), (cells) => {
      const read = cellsOf(csvText([cells]).slice(0, -2));
      expect(read.map((cell, place) => (cell === `'${cells[place]}` ? cells[place] : cell))).toEqual(cells);
      for (const cell of read) {
        expect(cell).not.toMatch(/^[=@\t\r\n]/);
        if (/^[+-]/.test(cell)) expect(Number(cell)).not.toBeNaN();
      }
    }),
  );
});

test("a table in Markdown has its numbers to the right where asked, and code as code", () => {
  expect(markdownTable(["a|b", "n"], [["x", 1]], { areNumbersRight: true })).toBe(
    "| a\\|b | n |\n| --- | ---: |\n| x | 1 |\n",
  );
  expect(markdownTable(["flag"], [[{ code: "--a <b|c>" }], [{ code: "a`b" }]])).toBe(
    "| flag |\n| --- |\n| `--a <b\\|c>` |\n| `` a`b `` |\n",
  );
});

test.each([
  ["<script>alert(1)</script>", "\\<script>alert(1)\\</script>"],
  ["[x](javascript:alert(1))", "\\[x\\]\\(javascript:alert(1))"],
  ["main(String[])", "main(String\\[\\])"],
  ["C.m_this", "C.m_this"],
  ["two\r\nlines", "two lines"],
  ["https://a.b and www.c.d, e@f.g", "https\\://a.b and www\\.c.d, e\\@f.g"],
  ["# x", "\\# x"],
  ["- x", "\\- x"],
  ["-3", "-3"],
  ["--- ", "\\--- "],
  ["12. x", "12\\. x"],
  ["1.5", "1.5"],
  ["> x", "\\> x"],
])("%j in Markdown is %j", (text, written) => {
  expect(markdownText(text)).toBe(written);
});

const entities: Readonly<Record<string, string>> = { lt: "<", gt: ">", amp: "&", quot: '"', "#39": "'" };

test("whatever a cell contains, Markdown shows that text and nothing else", () => {
  fc.assert(
    fc.property(hostile, (text) => {
      const html = String(marked(markdownTable(["head"], [[text], ["end"]]), { async: false }));
      const shown = /<tbody><tr>\n<td>([\s\S]*?)<\/td>\n<\/tr>/.exec(html)?.[1] ?? "";
      expect(shown).not.toContain("<");
      const read = shown.replaceAll(/&(\w+|#39);/g, (_, name: string) => entities[name] ?? "?");
      expect(read.trim()).toBe(text.replaceAll(/\s*[\r\n]+\s*/g, " ").trim());
    }),
  );
});

test("whatever a line contains, Markdown shows that text and nothing else", () => {
  fc.assert(
    fc.property(hostile, (text) => {
      const line = text.trim();
      fc.pre(line !== "");
      expect(textIn(markdownText(line))).toBe(line.replaceAll(/\s*[\r\n]+\s*/g, " "));
    }),
  );
});

test("whatever code contains, Markdown shows that code and nothing else", () => {
  fc.assert(
    fc.property(hostile, (text) => {
      const code = text.replaceAll(/\s+/g, " ").trim();
      fc.pre(code !== "");
      expect(textIn(markdownCode(code), "<code>", "</code>")).toBe(code);
    }),
  );
});

/** The text of one paragraph of Markdown; what is no text in it stays as HTML. */
function textIn(markdown: string, before = "", after = ""): string {
  const html = String(marked(markdown, { async: false })).trimEnd();
  const begin = `<p>${before}`;
  const end = `${after}</p>`;
  if (!html.startsWith(begin) || !html.endsWith(end)) return html;
  const shown = html.slice(begin.length, -end.length);
  return shown.includes("<") ? html : shown.replaceAll(/&(\w+|#39);/g, (_, name: string) => entities[name] ?? "?");
}
