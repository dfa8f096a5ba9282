import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { java } from "../../../engine-kit/index.ts";
import { highlighterOf } from "./highlighters.ts";
import { highlightLine, type LineState } from "./java-highlight.ts";

/** `kind:text` for every colored token. */
function shown(line: string, start: LineState = "code"): readonly string[] {
  return highlightLine(line, start).tokens.map((token) => `${token.kind}:${line.slice(token.start, token.end)}`);
}

describe("one line of Java", () => {
  test.each<[string, readonly string[]]>([
    ["class C {", ["keyword:class", "type:C"]],
    ["    C c = new C();", ["type:C", "keyword:new", "type:C"]],
    ["  static void main() {", ["keyword:static", "keyword:void"]],
    ["x = this.id(n1);", ["keyword:this"]],
    ["int a = 0x1F + 1_000L - 2.5e-3f;", ["keyword:int", "number:0x1F", "number:1_000L", "number:2.5e-3f"]],
    ["n1 = n2;", []],
    ["Limits.MAX_SIZE", ["type:Limits"]],
    ['s = "a // \\" b" + c; // end', ['string:"a // \\" b"', "comment:// end"]],
    ["char q = '\\'';", ["keyword:char", "string:'\\''"]],
    ["a /* b */ c", ["comment:/* b */"]],
    ["@Override public", ["annotation:@Override", "keyword:public"]],
    ["public @interface A", ["keyword:public", "keyword:interface", "type:A"]],
    ["record Pair(int a)", ["keyword:record", "type:Pair", "keyword:int"]],
    ["record = 3;", ["number:3"]],
    ['s = "open', ['string:"open']],
    ["Größe größe", ["type:Größe"]],
  ])("%s", (line, expected) => {
    expect(shown(line)).toEqual(expected);
  });
});

describe("over several lines", () => {
  test("a block comment goes on until it is closed", () => {
    const lines = ["int a; /* one", "two class", "three */ class D {}"];
    const tokensOf = highlighterOf(java).inLines(lines);
    const kindsOf = (index: number) => tokensOf(index).map((token) => token.kind);
    const [third, first, second] = [kindsOf(2), kindsOf(0), kindsOf(1)];
    expect([first, second, third]).toEqual([["keyword", "comment"], ["comment"], ["comment", "keyword", "type"]]);
  });

  test("a text block goes on until it is closed, past escaped quotes", () => {
    expect(highlightLine('t = """', "code").end).toBe("text-block");
    expect(highlightLine('a \\""" b', "text-block").end).toBe("text-block");
    expect(shown('end"""; int a', "text-block")).toEqual(['string:end"""', "keyword:int"]);
  });

  test("a one-line text with quotes right after each other is an empty string", () => {
    expect(shown('f("", "")')).toEqual(['string:""', 'string:""']);
  });
});

test("any text: tokens are inside the line, in order, and never overlap", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.constantFrom("code", "comment", "text-block"), (line, start) => {
      let last = 0;
      for (const token of highlightLine(line, start).tokens) {
        expect(token.start).toBeGreaterThanOrEqual(last);
        expect(token.end).toBeGreaterThan(token.start);
        expect(token.end).toBeLessThanOrEqual(line.length);
        last = token.end;
      }
    }),
  );
});
