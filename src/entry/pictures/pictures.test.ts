import { expect, test } from "vitest";
import { testFrontEnd } from "../../testing/front-end.ts";
import { share } from "../../testing/seeds.ts";
import pictures from "../../ui/gallery/pictures/pictures.json" with { type: "json" };
import { allLessons, lessonPictures } from "./index.ts";

const known: Readonly<Record<string, unknown>> = pictures;
const small = allLessons().filter(({ lesson }) => lesson.load === undefined);

test("every lesson has a picture on the first page", () => {
  expect(Object.keys(known).sort()).toEqual(
    allLessons()
      .map(({ lesson }) => lesson.id)
      .sort(),
  );
});

test("a picture shows what the stage shows at the end; after a change `npm run pictures` draws it anew", async () => {
  const draw = lessonPictures(await testFrontEnd());
  for (const { engine, lesson } of share(small, 40))
    expect(await draw(engine, lesson), lesson.id).toEqual(known[lesson.id]);
});
