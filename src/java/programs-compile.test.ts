import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { compileJava } from "../testing/front-end.ts";

const FOLDER = new URL("./programs/", import.meta.url);

/** The golden programs: `topic/Name.java`. */
const PROGRAMS = readdirSync(FOLDER, { recursive: true })
  .map(String)
  .filter((path) => path.endsWith(".java"))
  .sort();

test.each(PROGRAMS)("%s compiles", async (path) => {
  const name = path.replace(/^.*\//, "");
  const program = await compileJava([{ name, text: readFileSync(new URL(path, FOLDER), "utf8") }]);
  expect(program.notes).toEqual([]);
});
