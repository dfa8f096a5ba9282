import { expect, test } from "vitest";
import { recordedLesson } from "../../testing/recorded-lesson.ts";
import type { HeapPicture, HeapView } from "../../trace/index.ts";
import { manifest } from "./manifest.ts";

async function pictures(id: string): Promise<readonly HeapPicture[]> {
  const lesson = manifest.lessons.find((each) => each.id === id);
  if (lesson === undefined) throw new Error(`no lesson ${id}`);
  const { board, recording } = await recordedLesson(manifest, lesson);
  const reader = board.open(recording);
  return Array.from({ length: recording.length + 1 }, (_, n) => reader.view("heap", n, n) as HeapView).flatMap(
    (view) => view.pictures,
  );
}

/** `y1.express = z1` → `express(z1, v)`: what arrows of a drawing into clouds say. */
function arrowsInto({ boxes, clouds }: HeapPicture): readonly { readonly from: string; readonly cloud: string }[] {
  return boxes.flatMap(({ label, fields }) =>
    fields.flatMap(({ name, text, target }) => {
      const cloud = clouds.find(({ id }) => id === target);
      return cloud === undefined ? [] : [{ from: `${label}.${name} = ${text}`, cloud: cloud.label }];
    }),
  );
}

test("the pointer of an express stop ends at the cloud of the express lane, not at the local lane that ends there", async () => {
  const arrows = (await pictures("skip-list")).flatMap(arrowsInto);
  const express = arrows.filter(({ from }) => from.includes(".express = "));
  expect(express.length).toBeGreaterThan(0);
  for (const { from, cloud } of express) expect(cloud, from).toMatch(/^express\(/);
  const next = arrows.filter(({ from }) => from.includes(".next = "));
  for (const { from, cloud } of next) expect(cloud, from).toMatch(/^local\(/);
});

test("an arrow to the place where one segment ends and the next begins enters the next", async () => {
  let count = 0;
  for (const picture of await pictures("list-segment"))
    for (const { name, text, target } of picture.stack) {
      const begins = picture.clouds.find(({ label }) => label.startsWith(`segment(${text},`));
      const ends = picture.clouds.find(({ label }) => label.startsWith("segment(") && label.endsWith(`, ${text})`));
      if (begins === undefined || ends === undefined) continue;
      expect(target, `${name} = ${text}`).toBe(begins.id);
      count++;
    }
  expect(count).toBeGreaterThan(0);
});
