import { readFileSync } from "node:fs";
import { transformWithOxc } from "vite";
import { expect, test } from "vitest";
import { type ContextSelector, Contexts } from "../engines/points-to/algorithm/context/index.ts";
import type { PointsToLesson } from "../engines/points-to/page/lesson.ts";
import { record } from "./points-to/record.ts";
import { slideTables } from "./points-to/slide-tables.ts";

/** The exports of the first TypeScript block of a document, with its imports of values left out. */
async function firstBlock(document: string): Promise<Readonly<Record<string, unknown>>> {
  const text = readFileSync(new URL(`../../docs/${document}`, import.meta.url), "utf8");
  const block = /```ts\n([\s\S]*?)```/.exec(text)?.[1] ?? "";
  const { code } = await transformWithOxc(block.replaceAll(/^ {3}/gm, ""), "block.ts");
  const alone = code.replace(/^import .*$/gm, "const defineLesson = (lesson) => lesson;");
  return import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(alone)}`);
}

test("docs/adding-an-example.md: its example gives what it expects", async () => {
  const { myLesson } = (await firstBlock("adding-an-example.md")) as { readonly myLesson: PointsToLesson };
  const [expected] = myLesson.expect;
  const { result } = await record([myLesson.file], { ...myLesson.presets[0]?.options });
  expect(slideTables(result).variables).toEqual(expected?.variables);
});

test("docs/adding-a-selector.md: its selector selects", async () => {
  const { kFresh } = (await firstBlock("adding-a-selector.md")) as { readonly kFresh: (k: number) => ContextSelector };
  const selector = kFresh(2);
  expect(selector).toMatchObject({ k: 2 });
  const contexts = new Contexts("java");
  expect(selector.selectStatic.length).toBeGreaterThan(0);
  expect(selector.selectStatic(contexts, contexts.empty, {} as never, {} as never)).toBe(contexts.empty);
});
