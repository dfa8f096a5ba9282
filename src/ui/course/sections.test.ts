import { afterEach, expect, test } from "vitest";
import { engines } from "../../engines/index.ts";
import { setLocale } from "../../kernel/index.ts";
import { courseOf, topicOf } from "./index.ts";

afterEach(() => setLocale("en"));

/** A section of two lessons of an engine, the second in Chinese. */
function sectionOfTwo() {
  const [engine] = engines;
  const [first, second] = engine?.lessons ?? [];
  if (engine === undefined || first === undefined || second === undefined) throw new Error("there are no lessons");
  const lessons = [
    { ...first, id: "new", source: "Containers, A new one" },
    { ...second, id: "known", source: "Containers, Known" },
  ];
  const [section] = courseOf([{ ...engine, lessons }]);
  return { section, topics: lessons.map(topicOf) };
}

test("a section is called what stands before the comma in the sources of its lessons", () => {
  expect(sectionOfTwo()).toMatchObject({
    section: { source: "Containers", name: "Containers", title: "Containers" },
    topics: ["A new one", "Known"],
  });
});

test("one lesson that is translated is enough to name the section in that language", () => {
  setLocale("zh", { lessonTexts: { "known.source": "容器，已知的" } });
  expect(sectionOfTwo()).toMatchObject({
    section: { source: "Containers", name: "容器", title: "容器" },
    topics: ["A new one", "已知的"],
  });
});
