import { translatedLesson } from "../../engine-kit/index.ts";
import type { GalleryLesson, Section } from "../course/index.ts";
import { namesBesides, nearest } from "../finding/index.ts";

/** The names of the rules that a lesson applies, by its id; "" as long as they are not known. */
type RulesOf = (lesson: string) => string;

/**
 * The sections with the lessons that have every word of the search in their title, source, summary, number, id or rules,
 * or in what readers call it besides.
 * A search that is a lesson's number in a lecture finds that one alone: `II.3`, `lecture 2 example 3`.
 */
export function found(sections: readonly Section[], search: string, rulesOf: RulesOf = () => ""): readonly Section[] {
  const words = wordsOf(search);
  if (words.length === 0) return sections;
  const wanted = numberIn(search);
  const numbered = keep(sections, ({ number }) => number === wanted);
  if (numbered.length > 0) return numbered;
  return keep(sections, ({ lesson, number }, section) => {
    const { id } = lesson;
    const said = [lesson, translatedLesson(lesson)].flatMap(({ title, source, summary }) => [title, source, summary]);
    const text = wordsOf([...said, section.title, id, number, rulesOf(id), ...namesBesides(id)].join(" "));
    // Beginnings of words: “II” is a lecture, and no part of another word. Chinese has no spaces between words.
    return words.every((word) => text.some((each) => (HAN.test(word) ? each.includes(word) : each.startsWith(word))));
  });
}

/** The lessons whose titles are nearest to a search that finds none. */
export function nearestLessons(sections: readonly Section[], search: string): readonly GalleryLesson[] {
  const all = sections.flatMap(({ members }) => members);
  return nearest(all, search, ({ lesson }) => [
    lesson.title,
    translatedLesson(lesson).title,
    ...namesBesides(lesson.id),
  ]);
}

const HAN = /\p{Script=Han}/u;

function keep(
  sections: readonly Section[],
  isKept: (member: Section["members"][number], section: Section) => boolean,
): readonly Section[] {
  return sections.flatMap((section) => {
    const members = section.members.filter((member) => isKept(member, section));
    return members.length === 0 ? [] : [{ ...section, members }];
  });
}

const romans = ["", "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x"];

/** `II·3` of `II.3`, `lecture ii 3`, `Lecture 2, example 3`; undefined of what is no such number. */
function numberIn(search: string): string | undefined {
  const pattern = /^(?:lecture\s*)?([ivx]+|\d{1,2})[\s.,:·-]*(?:example|lesson)?\s*#?(\d{1,2})$/;
  const [, lecture, lesson] = pattern.exec(search.trim().toLowerCase()) ?? [];
  if (lecture === undefined || lesson === undefined) return undefined;
  return `${(romans[Number(lecture)] ?? lecture).toUpperCase()}·${Number(lesson)}`;
}

/** `1-Call-Site: Example` has the words 1, call, site, example, and 1-call-site. */
function wordsOf(text: string): readonly string[] {
  const whole = text.toLowerCase().split(/[\s,:;()/，。：；“”（）、]+/);
  return [...whole, ...whole.flatMap((word) => word.split(/[-–.·’]/))].filter((word) => word !== "");
}
