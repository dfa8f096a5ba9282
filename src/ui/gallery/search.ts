import type { Section } from "./sections.ts";

/** The sections with the lessons that have every word of the search in their title, source, summary, number or id. */
export function found(sections: readonly Section[], search: string): readonly Section[] {
  const words = wordsOf(search);
  if (words.length === 0) return sections;
  return sections.flatMap((section) => {
    const members = section.members.filter(({ lesson, number }) => {
      const { title, source, summary, id } = lesson;
      const text = wordsOf([title, source, section.title, summary, id, number].join(" "));
      // Beginnings of words: “II” is a lecture, and no part of another word.
      return words.every((word) => text.some((each) => each.startsWith(word)));
    });
    return members.length === 0 ? [] : [{ ...section, members }];
  });
}

/** `1-Call-Site: Example` has the words 1, call, site, example, and 1-call-site. */
function wordsOf(text: string): readonly string[] {
  const whole = text.toLowerCase().split(/[\s,:;()/]+/);
  return [...whole, ...whole.flatMap((word) => word.split(/[-–.·’]/))].filter((word) => word !== "");
}
