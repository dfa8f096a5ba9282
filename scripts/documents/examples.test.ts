import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { transformWithOxc } from "vite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ContextSelector, Contexts } from "../../src/engines/points-to/algorithm/context/index.ts";
import type { PointsToLesson } from "../../src/engines/points-to/page/lesson.ts";
import { record } from "../../src/testing/points-to/record.ts";
import { slideTables } from "../../src/testing/points-to/slide-tables.ts";
import { runsThisTime } from "../../src/testing/seeds.ts";
import { buildCli, cliBundle, cliIsStale } from "../build.mjs";
import { at, root } from "../paths.mjs";
import { type Block, blocksOfDocuments } from "./blocks.ts";

const blocks = blocksOfDocuments();
const nameOf = ({ document, line }: Block): string => `${document}:${line}`;

function blockOf(document: string, begin = ""): string {
  const found = blocks.find((block) => block.document === document && block.text.startsWith(begin));
  if (found === undefined) throw new Error(`${document} has no block that begins with “${begin}”`);
  return found.text;
}

describe("TypeScript", () => {
  const typed = blocks.flatMap((block) =>
    block.language === "ts" && block.file !== undefined ? [{ ...block, file: block.file }] : [],
  );

  test("compiles with types where its document puts it", () => {
    // Imports are looked up there and in the checkout, as though both were one folder.
    const beside = at("dist/documents");
    rmSync(beside, { recursive: true, force: true });
    for (const { file, text } of typed) {
      mkdirSync(dirname(join(beside, file)), { recursive: true });
      writeFileSync(join(beside, file), text);
    }
    const compilerOptions = { rootDirs: [root, beside], lib: ["ES2023", "DOM"], types: ["vite/client"] };
    const files = [...typed.map(({ file }) => file), at("src/java/front-end/image/image-module.d.ts")];
    const config = { extends: `${relative(beside, root)}/tsconfig.base.json`, compilerOptions, files };
    writeFileSync(join(beside, "tsconfig.json"), JSON.stringify(config));
    const { stdout } = spawnSync(at("node_modules/.bin/tsc"), ["--project", beside], { encoding: "utf8" });
    expect(stdout).toBe("");
    expect(typed.length).toBeGreaterThan(1);
  });

  /** What a block exports, with its imports of functions replaced. */
  async function exportsOf(document: string, imports: string): Promise<Readonly<Record<string, unknown>>> {
    const { code } = await transformWithOxc(blockOf(document, "import"), "block.ts");
    const alone = code.replace(/^import .*$/gm, imports);
    return import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(alone)}`);
  }

  test("docs/adding-an-example.md: its lesson gives what it expects", async () => {
    const exported = await exportsOf("docs/adding-an-example.md", "const defineLesson = (lesson) => lesson;");
    const { myLesson } = exported as { readonly myLesson: PointsToLesson };
    const { result } = await record([myLesson.file], { ...myLesson.presets[0]?.options });
    expect(slideTables(result).variables).toEqual(myLesson.expect[0]?.variables);
  });

  test("docs/adding-a-selector.md: its selector selects", async () => {
    const exported = await exportsOf("docs/adding-a-selector.md", "const withAdded = (k, { added }) => added;");
    const selector = (exported as { readonly kFresh: (k: number) => ContextSelector }).kFresh(2);
    const contexts = new Contexts("java");
    expect(selector.k).toBe(2);
    expect(selector.selectStatic(contexts, contexts.empty, {} as never, {} as never)).toBe(contexts.empty);
  });

  const pages = blocks.filter(({ language, text }) => language === "html" && text.includes("<script"));
  test.each(pages.map((block) => [nameOf(block), block] as const))(
    "the script in %s is JavaScript",
    async (_, page) => {
      const [, script = ""] = /<script[^>]*>([\s\S]*)<\/script>/.exec(page.text) ?? [];
      await expect(transformWithOxc(script, "script.js")).resolves.toBeDefined();
    },
  );
});

describe.runIf(runsThisTime(4, 1))("commands", () => {
  let folder = "";

  const PROGRAM = `class Main {
  public static void main(String[] args) {
    int x = 1;
    int y = x;
    x = 2;
    if (y > x)
      y = 3;
    y = x + 1;
    Main main = new Main();
    main.keep(main.keep(new Object()));
  }

  Object kept;

  Object keep(Object object) {
    Object before = kept;
    kept = object;
    return before == null ? object : before;
  }
}
`;

  /** Runs commands in the folder, as a reader would who has installed the package. */
  function shell(commands: string): { readonly status: number | null; readonly stderr: string } {
    const PATH = `${folder}/bin:${process.env["PATH"]}`;
    const env = { ...process.env, PATH, LC_ALL: "C.UTF-8" };
    return spawnSync("sh", ["-e", "-c", commands], { cwd: folder, env, encoding: "utf8" });
  }

  beforeAll(async () => {
    if (cliIsStale()) expect(await buildCli()).toBe(0);
    folder = mkdtempSync(join(tmpdir(), "fixscope-documents-"));
    mkdirSync(join(folder, "bin"));
    writeFileSync(join(folder, "bin/fixscope"), `#!/bin/sh\nexec "${process.execPath}" "${cliBundle}" "$@"\n`);
    chmodSync(join(folder, "bin/fixscope"), 0o755);
    const files = {
      "Main.java": PROGRAM,
      "own-2-obj.sel": blockOf("docs/write-your-own.md", "// 2-object"),
      "own.flow": blockOf("docs/write-your-own.md", "// Reaching"),
      "own.pds": blockOf("docs/write-your-own.md", "semiring"),
      "boxes.json": blockOf("docs/exercises.md", "{"),
      "lecture.json": blockOf("docs/lectures.md", "{"),
    };
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    mkdirSync(join(folder, "answers"));
    expect(shell("fixscope exercise boxes.json --key > answers/key.json; fixscope post own.pds")).toMatchObject({
      status: 0,
      stderr: "",
    });
  }, 300_000);

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const listed = blocks.filter(({ language, text }) => language === "sh" && /^fixscope /m.test(text));
  test.each(listed.map((block) => [nameOf(block), block.text] as const))("of %s work", (_, text) => {
    expect(shell(text)).toMatchObject({ status: 0, stderr: "" });
  });
});
