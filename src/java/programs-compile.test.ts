import { expect, test } from "vitest";
import { compileJava } from "../testing/front-end.ts";
import { filesOfGoldenProgram, goldenPrograms } from "../testing/golden-programs.ts";

test.each(goldenPrograms)("%s compiles, and so does all it uses of the library", async (name) => {
  const program = await compileJava(filesOfGoldenProgram(name));
  expect(program.notes.map((note) => note.text)).toEqual([]);
});
