import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { strToU8, zipSync } from "fflate";
import { afterEach, beforeEach, expect, test } from "vitest";
import { MAX_CHARACTERS } from "../../../kernel/index.ts";
import { collectFiles } from "./collect-files.ts";
import { disk } from "./disk.ts";
import { readFiles } from "./read-files.ts";

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "fixscope-collected-"));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function put(name: string, content: string | Uint8Array = name): string {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  return path;
}

const zip = (contents: Readonly<Record<string, string | Uint8Array>>): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries(contents).map(([name, text]) => [name, typeof text === "string" ? strToU8(text) : text]),
    ),
  );

/** What was found, as `name: text`, with reasons behind a `!`, and what was left out. */
async function found(...names: readonly string[]): Promise<readonly string[]> {
  const { files, leftOut } = await collectFiles(
    names.map((name) => join(folder, name)),
    disk,
  );
  const lines = files.map(({ name, text, problem }) => `${name}: ${problem === undefined ? text : `! ${problem}`}`);
  return [...lines, ...leftOut.map((name) => `- ${name}`)].map((line) => line.replaceAll(`${folder}/`, ""));
}

test("a file is read by whatever name; a folder may be named like a file", async () => {
  put("bob", "b");
  put("ann.json/answers.json", "a");
  expect(await found("ann.json", "bob")).toEqual(["ann.json/answers.json: a", "bob: b"]);
});

test("in folders and archives, however deep, .json files are read and others are named", async () => {
  const inner = zip({ "answers.json": "deep" });
  put("all/Ann Lee_1_file_/answers.json", "ann");
  put("all/Bob_2/answers.json.txt", "bob");
  put("all/Bob_2/essay.pdf");
  put("all/Cem_3/work.zip", zip({ "x/answers.json": "cem", "x/notes.md": "n", "inner.zip": inner, "x/": "" }));
  put("all/.DS_Store");
  put("all/__MACOSX/._answers.json");
  expect(await found("all")).toEqual([
    "all/Ann Lee_1_file_/answers.json: ann",
    "all/Bob_2/answers.json.txt: bob",
    "all/Cem_3/work.zip/inner.zip/answers.json: deep",
    "all/Cem_3/work.zip/x/answers.json: cem",
    "- all/Bob_2/essay.pdf",
    "- all/Cem_3/work.zip/x/notes.md",
  ]);
});

test("names in an archive that lead out of it are only names", async () => {
  put("work.zip", zip({ "../../up.json": "up", "./here.json": "here", "/top.json": "top", ".hidden/x.json": "x" }));
  expect(await found("work.zip")).toEqual([
    "work.zip/../../up.json: up",
    "work.zip/./here.json: here",
    "work.zip//top.json: top",
  ]);
  expect(readdirSync(folder)).toEqual(["work.zip"]);
});

test("who handed in nothing that can be read is named with the reason", async () => {
  mkdirSync(join(folder, "empty.json"));
  put("pdf/essay.pdf");
  put("empty.zip", zip({}));
  put("damaged.zip", zip({ "a.json": "{}" }).slice(0, 40));
  expect(await found("none.json", "empty.json", "pdf", "empty.zip", "damaged.zip")).toEqual([
    "none.json: ! there is no such file",
    "empty.json: ! it contains no .json file",
    "pdf: ! it contains no .json file",
    "empty.zip: ! it contains no .json file",
    "damaged.zip: ! it is a damaged archive",
    "- pdf/essay.pdf",
  ]);
});

test("links around in a circle come to an end", async () => {
  put("ring/a.json", "a");
  symlinkSync(".", join(folder, "ring/again"));
  const lines = await found("ring");
  expect(lines).toContain("ring/a.json: a");
  expect(lines.length).toBeLessThan(40);
});

test("an archive that unpacks to more than it says, or to very much, is refused", async () => {
  const packed = zip({ "a.json": " ".repeat(1_000_000) });
  // The size in the directory at the end and in the head of the file, of 1,000,000 made 10.
  const size = [0x40, 0x42, 0x0f, 0x00];
  const lying = packed.map((byte, place) => {
    const from = [0, 1, 2, 3].find((back) => size.every((each, at) => packed[place - back + at] === each));
    return from === undefined ? byte : ([10, 0, 0, 0][from] ?? byte);
  });
  put("lying.zip", lying);
  const [line = ""] = await found("lying.zip");
  expect(line.length).toBeLessThan(100);
});

test("UTF-16, marks and line ends of any editor are read, within the limit of characters", async () => {
  const utf16 = new Uint8Array(Buffer.from("\ufeffa\rb", "utf16le"));
  put("a.json", utf16);
  put("b.zip", zip({ "b.json": utf16, "c.json": "\ufeffc" }));
  expect(await found("a.json", "b.zip")).toEqual(["a.json: a\nb", "b.zip/b.json: a\nb", "b.zip/c.json: c"]);
  const large = put("large.java", " ".repeat(MAX_CHARACTERS));
  const larger = put("larger.java", " ".repeat(MAX_CHARACTERS + 1));
  const read = async (path: string) => readFiles([path], (name) => name, disk);
  expect(await read(large)).toMatchObject({ ok: true });
  expect(await read(larger)).toMatchObject({ ok: false, errors: [{ kind: "unreadable-file", file: larger }] });
  expect(await read("/dev/zero")).toMatchObject({ ok: false, errors: [{ file: "/dev/zero" }] });
});
