import { expect, test } from "vitest";
import { openedFile } from "./opened-file.ts";

/** The text, or what the reader is told. */
async function opened(bytes: Uint8Array | string, mostBytes?: number): Promise<string> {
  const content = typeof bytes === "string" ? bytes : Uint8Array.from(bytes);
  const read = await openedFile(new File([content], "A.java"), mostBytes);
  return read.ok ? read.file.text : `! ${read.problem()}`;
}

test.each([
  ["UTF-8 with a mark", "\ufeffclass 方法 {}"],
  ["UTF-16", Buffer.from("\ufeffclass 方法 {}", "utf16le")],
])("a file in %s is opened", async (_, bytes) => {
  expect(await opened(bytes)).toBe("class 方法 {}");
});

test("a file in another encoding is named with the place, and its letters are not replaced", async () => {
  expect(await opened(Buffer.from("class A {\n // für\n}", "latin1"))).toMatch(
    /^! A\.java cannot be read: it is not in UTF-8 \(line 2, column 6\); save it as UTF-8\.$/,
  );
});

test("a file that is too large is not read", async () => {
  expect(await opened("12345", 4)).toMatch(/^! This input has more than 20000000 characters/);
});

test("a folder that was dropped, or a file that is gone, is named with the browser's reason", async () => {
  const gone = Object.assign(new File([], "gone"), {
    arrayBuffer: () => Promise.reject(new DOMException("A requested file or directory could not be found.")),
  });
  const read = await openedFile(gone);
  expect(!read.ok && read.problem()).toBe("gone cannot be read: A requested file or directory could not be found.");
});
