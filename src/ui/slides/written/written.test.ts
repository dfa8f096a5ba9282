import { expect, test } from "vitest";
import { engines } from "../../../engines/index.ts";
import { readLecture } from "../../../exercises/index.ts";
import type { Talk, TalkSlide } from "../talk.ts";
import { lectureFile } from "./lecture-file.ts";
import { pagesOf } from "./pages.ts";
import { revealPage } from "./reveal.ts";

const [engine] = engines;
const lesson = "one-call-site";

function slide(at: string, own: Partial<TalkSlide> = { lesson }): TalkSlide {
  return { title: `Step ${at}`, text: "", notes: "", minutes: 1, at, ...own };
}

const files = [{ name: "A.java", text: "class A { static void main() {} }" }];
const own = { engine: engine?.id ?? "", files };

const talk: Talk = {
  title: "Contexts, by hand",
  order: ["b", "a", "c", "d"],
  slides: { a: slide("2"), b: slide("9", { lesson, notes: "slowly" }), c: slide("0", own), d: slide("1", own) },
};

test("a lecture is written in its order; slides that stay in a run do not repeat it, and empty texts are left out", () => {
  const { name, text } = lectureFile(talk);
  expect(name).toBe("contexts-by-hand.lecture.json");
  expect(JSON.parse(text).slides).toEqual([
    { lesson, at: "9", minutes: 1, title: "Step 9", notes: "slowly" },
    { at: "2", minutes: 1, title: "Step 2" },
    { ...own, at: "0", minutes: 1, title: "Step 0" },
    { at: "1", minutes: 1, title: "Step 1" },
  ]);
});

test("what is written is read as a lecture, also without a title", () => {
  const read = readLecture(lectureFile({ ...talk, title: " " }));
  expect(read.ok && read.value.slides.map(({ run, at }) => [run.lesson?.id, at])).toEqual([
    [lesson, "9"],
    [lesson, "2"],
    [undefined, "0"],
    [undefined, "1"],
  ]);
});

test("texts are texts in the pages that are made of them", () => {
  const title = 'A <b> & "c"';
  const printed = pagesOf(title, [{ title, text: title, svg: "<svg><script>1</script></svg>" }]);
  const framed = revealPage(title, [{ title, text: title, notes: title, address: 'https://a.example/#/x?y="&z' }]);
  for (const html of [printed, framed]) {
    expect(html).toContain("A &lt;b&gt; &amp; ");
    expect(html).not.toContain("<b>");
  }
  expect(printed).not.toContain("<script>1");
  expect(framed).toContain('data-src="https://a.example/#/x?y=&quot;&amp;z"');
});
