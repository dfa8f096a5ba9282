import { expect, test } from "vitest";
import { linesOf } from "./lines.ts";

async function linesIn(chunks: readonly string[], longest?: number): Promise<readonly (string | undefined)[]> {
  async function* bytes(): AsyncGenerator<Uint8Array> {
    for (const chunk of chunks) yield new TextEncoder().encode(chunk);
  }
  const lines: (string | undefined)[] = [];
  for await (const line of linesOf(bytes(), longest)) lines.push(line);
  return lines;
}

test.each([
  [["a\nb"], ["a", "b"]],
  [
    ["a\r\n", "\n", "b\n"],
    ["a", "", "b"],
  ],
  [
    ["o", "ne\ntw", "o", "\n"],
    ["one", "two"],
  ],
  [[], []],
])("%j", async (chunks, lines) => expect(await linesIn(chunks)).toEqual(lines));

test("a character that two chunks share", async () => {
  const bytes = new TextEncoder().encode("é\n");
  async function* chunks(): AsyncGenerator<Uint8Array> {
    yield bytes.subarray(0, 1);
    yield bytes.subarray(1);
  }
  const lines: (string | undefined)[] = [];
  for await (const line of linesOf(chunks())) lines.push(line);
  expect(lines).toEqual(["é"]);
});

test("a line that is too long is passed over, and the next one is read", async () => {
  expect(await linesIn(["123", "456\nab\n", "1234"], 3)).toEqual([undefined, "ab", undefined]);
});
