import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { compileJava } from "../testing/front-end.ts";
import type { SourceFile } from "./program.ts";

const folder = join(import.meta.dirname, "programs");

/** The golden programs, each a file or a folder of files beside its output. */
const names = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".out"))
  .map((path) => path.slice(0, -".out".length))
  .sort();

function filesOf(name: string): readonly SourceFile[] {
  const single = join(folder, `${name}.java`);
  if (existsSync(single)) return [{ name: `${name}.java`, text: readFileSync(single, "utf8") }];
  const root = join(folder, name);
  return readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".java") && statSync(join(root, path)).isFile())
    .sort()
    .map((path) => ({ name: path, text: readFileSync(join(root, path), "utf8") }));
}

test.each(names)("%s compiles, and so does all it uses of the library", async (name) => {
  const program = await compileJava(filesOf(name));
  expect(program.notes.map((note) => note.text)).toEqual([]);
});
