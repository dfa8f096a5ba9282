import { lectureOfSlides } from "../../../exercises/index.ts";
import type { InputFile } from "../../../kernel/index.ts";
import { fileName } from "../../parts/index.ts";
import { orderOf, type Talk, type TalkSlide } from "../talk.ts";

/** The slides of a lecture in their order. */
export function slidesOf(talk: Talk): readonly TalkSlide[] {
  return orderOf(talk).flatMap((id) => talk.slides[id] ?? []);
}

/** A lecture as a file, as it is played, checked and printed. What is empty is left out of it. */
export function lectureFile(talk: Talk): InputFile {
  const slides = slidesOf(talk).map(({ title, text, notes, ...slide }) => ({
    ...slide,
    ...filled({ title, text, notes }),
  }));
  const lecture = lectureOfSlides(talk.title.trim() === "" ? "…" : talk.title, slides);
  return {
    name: `${fileName(talk.title, "lecture")}.lecture.json`,
    text: `${JSON.stringify(lecture, undefined, 2)}\n`,
  };
}

function filled(texts: Readonly<Record<"title" | "text" | "notes", string>>) {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== ""));
}
