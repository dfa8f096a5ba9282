import { describe, expect, test } from "vitest";
import { definePieces, endOf, piecesOf } from "./pieces.ts";

const pieces = definePieces({ blank: /\s+|#[^\r\n]*/, word: /\p{L}+/u, text: /"[^"]*"/, sign: /=>|[\s\S]/ });
const read = (text: string) =>
  [...piecesOf("f", text, pieces)].map(({ kind, text: piece, span: { start, end } }) => [
    kind,
    piece,
    `${start.line}:${start.column}-${end.line}:${end.column}`,
  ]);

describe("the pieces of a text", () => {
  test("are of the first kind that matches, and have their place; blanks are left out", () => {
    expect(read('über => "a b" # =>\nx=')).toEqual([
      ["word", "über", "1:1-1:5"],
      ["sign", "=>", "1:6-1:8"],
      ["text", '"a b"', "1:9-1:14"],
      ["word", "x", "2:1-2:2"],
      ["sign", "=", "2:2-2:3"],
    ]);
  });

  test.each(["a\nb", "a\r\nb", "a\rb"])("lines end as in %j", (text) => {
    expect(read(text)[1]).toEqual(["word", "b", "2:1-2:2"]);
    expect(endOf("f", `${text} `)).toEqual({ file: "f", start: { line: 2, column: 3 }, end: { line: 2, column: 3 } });
  });

  test("may go over several lines", () => {
    expect(read('"a\n\nb"c')).toEqual([
      ["text", '"a\n\nb"', "1:1-3:3"],
      ["word", "c", "3:3-3:4"],
    ]);
  });

  test("hold every character once, whatever is in the text", () => {
    const text = '𝕏 \u2028"=>"\0 ÿ=>\t\r\n\r""';
    const split = definePieces({ word: /\p{L}+/u, other: /[\s\S]/ });
    expect([...piecesOf("f", text, split)].map((piece) => piece.text).join("")).toBe(text);
    expect(read("")).toEqual([]);
    expect(endOf("f", "").start).toEqual({ line: 1, column: 1 });
  });
});
