import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { describe } from "../../../kernel/index.ts";
import { type Disk, disk } from "./disk.ts";
import { OutputFiles } from "./output-files.ts";

let folder = "";
const at = (name: string): string => join(folder, name);
const textOf = (name: string): string => readFileSync(at(name), "utf8");

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "fixscope-outputs-"));
  mkdirSync(at("sub"));
  writeFileSync(at("X.java"), "class X {}");
  writeFileSync(at("old.txt"), "old");
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const outputs = (machine: Disk = disk): OutputFiles => new OutputFiles([at("X.java")], machine);

async function said(attempt: Promise<Parameters<typeof describe>[0] | undefined>): Promise<string> {
  const error = await attempt;
  return error === undefined ? "" : describe(error).replaceAll(folder, "");
}

/** Other names of the input. */
const links: Readonly<Record<string, () => void>> = {
  "X.java": () => undefined,
  "./sub/../X.java": () => undefined,
  "soft.java": () => symlinkSync("X.java", at("soft.java")),
  "twice.java": () => {
    symlinkSync("X.java", at("soft.java"));
    symlinkSync("soft.java", at("twice.java"));
  },
  "hard.java": () => linkSync(at("X.java"), at("hard.java")),
  "around/X.java": () => symlinkSync(".", at("around")),
};

test.each(Object.entries(links))(
  "an output that is an input by the name %s is refused, and the input stays",
  async (name, link) => {
    link();
    const path = `${folder}/${name}`;
    expect(await said(outputs().writeFile(path, "new"))).toContain("is an input of this command (/X.java)");
    expect(textOf("X.java")).toBe("class X {}");
  },
);

test("a folder that holds an input gets the files besides, and the input stays", async () => {
  const files = [
    { name: "A.java", text: "a" },
    { name: "X.java", text: "x" },
  ];
  expect(await said(outputs().writeFolder(folder, files))).toMatch(/^\/X\.java cannot be written: it is an input/);
  expect([textOf("A.java"), textOf("X.java")]).toEqual(["a", "class X {}"]);
});

test.each([
  ["none/A.java", "/none/A.java cannot be written: there is no folder /none."],
  ["sub", "/sub cannot be written: it is a folder."],
  ["old.txt/A.java", "/old.txt/A.java cannot be written: it is not a folder."],
  [`${"n".repeat(300)}.java`, "its name is too long"],
])("%s is no place for a file, and the reason is said with its path", async (name, problem) => {
  expect(await said(outputs().refusalOfFile(at(name)))).toContain(problem);
  expect(await said(outputs().writeFile(at(name), "new"))).toContain(problem);
});

test("a file is no place for a folder; a folder that is missing is made", async () => {
  const files = [{ name: "A.java", text: "a" }];
  expect(await said(outputs().writeFolder(at("old.txt"), files))).toContain("folder /old.txt: it is not a folder");
  expect(await said(outputs().refusalOfFolder(at("old.txt/deep")))).toContain("it is not a folder");
  expect(await outputs().writeFolder(at("new/deep"), files)).toBeUndefined();
  expect(textOf("new/deep/A.java")).toBe("a");
});

test.skipIf(!existsSync("/proc/self"))("where the system makes no folders, that is said", async () => {
  const problem = await outputs().writeFolder("/proc/none/deep", [{ name: "A.java", text: "a" }]);
  expect(problem).toMatchObject({ kind: "unwritable-folder", folder: "/proc/none/deep" });
});

test("a text takes the place of another one: through a link, with the permissions that were there", async () => {
  chmodSync(at("old.txt"), 0o640);
  symlinkSync("old.txt", at("link.txt"));
  expect(await outputs().writeFile(at("link.txt"), "new")).toBeUndefined();
  expect(textOf("old.txt")).toBe("new");
  expect(statSync(at("old.txt")).mode & 0o777).toBe(0o640);
});

test("a device takes the text itself", async () => {
  expect(await outputs().writeFile("/dev/null", "new")).toBeUndefined();
  expect(statSync("/dev/null").isCharacterDevice()).toBe(true);
});

const operations = ["entry", "write", "rename", "makeFolder", "resolve", "checkWritable"] as const;
const codes = ["ENOSPC", "EACCES", "EROFS", "EIO"];

test.each(operations.flatMap((operation) => codes.map((code) => [operation, code] as const)))(
  "when %s fails with %s, the path is said, the texts from before stay, and nothing else is left",
  async (operation, code) => {
    const failing: Disk = {
      ...disk,
      async [operation](path: string) {
        // A full disk has room for a part of the text.
        if (operation === "write") writeFileSync(path, "n");
        throw Object.assign(new Error(`${code}: failed`), { code });
      },
    };
    const problem =
      (await outputs(failing).writeFile(at("old.txt"), "new")) ??
      (await outputs(failing).writeFolder(at("made"), [{ name: "A.java", text: "new" }]));
    expect(problem?.kind).toMatch(/^unwritable-/);
    expect(problem && describe(problem)).toMatch(/old\.txt|made/);
    expect([textOf("X.java"), textOf("old.txt").replace("new", "old")]).toEqual(["class X {}", "old"]);
    expect(readdirSync(folder).filter((name) => name.endsWith(".part"))).toEqual([]);
  },
);
