import { expect, test } from "vitest";
import { linesOf } from "./lines.ts";

/** The texts of lines, with what is wrong with those that are none before them. */
async function linesIn(chunks: readonly string[], longest?: number): Promise<readonly string[]> {
  async function* bytes(): AsyncGenerator<Uint8Array> {
    for (const chunk of chunks) yield new TextEncoder().encode(chunk);
  }
  return textsOf(bytes(), longest);
}

async function textsOf(bytes: AsyncIterable<Uint8Array>, longest?: number): Promise<readonly string[]> {
  const lines: string[] = [];
  for await (const { kind, text } of linesOf(bytes, longest)) lines.push(kind === "whole" ? text : `${kind} ${text}`);
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
  expect(await textsOf(chunks())).toEqual(["é"]);
});

test("a line in another encoding than UTF-8 is said to be that", async () => {
  async function* chunks(): AsyncGenerator<Uint8Array> {
    yield Buffer.from('{"id":7,"name":"é"}\n', "latin1");
    yield Buffer.from("é\n");
  }
  expect(await textsOf(chunks())).toEqual(['misencoded {"id":7,"name":"\ufffd"}', "é"]);
});

test("a line that is too long is passed over, and the next one is read", async () => {
  expect(await linesIn(["123", "456\nab\n", "1234"], 3)).toEqual(["too-long ", "ab", "too-long "]);
});
