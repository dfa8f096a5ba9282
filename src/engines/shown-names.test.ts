import { expect, test } from "vitest";
import { ShownVariables } from "../java/index.ts";
import { compileResult } from "../testing/front-end.ts";
import { share } from "../testing/seeds.ts";
import { engines } from "./index.ts";

const lessons = engines.flatMap(({ lessons: all }) =>
  all.flatMap((lesson) => {
    const files = (lesson.files ?? [lesson.file]).filter(({ name }) => name.endsWith(".java"));
    return files.length === 0 ? [] : [{ id: lesson.id, files }];
  }),
);

test.each(share(lessons, 40))("the lesson $id has one way of showing what the compiler put in", async ({ files }) => {
  const result = await compileResult(files);
  if (!result.ok) return;
  const shown = new ShownVariables(result.value.files);
  const own = result.value.methods.filter(({ class: { isLibrary } }) => !isLibrary);
  for (const { label, variables } of own) {
    const names = variables.map((variable) => shown.show(variable));
    expect(new Set(names).size, label).toBe(names.length);
    for (const [i, name] of names.entries()) {
      if (variables[i]?.isTemporary === true) expect(name, label).toMatch(/^\$\d+‹(?!\$\d).+›$/);
      else expect(name, label).toMatch(/^(?:[\p{L}_][\p{L}\p{N}_]*(?:#\d+)?|this\$0|val\$[\p{L}\p{N}_]+)$/u);
    }
  }
});
