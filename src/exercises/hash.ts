import type { Exercise } from "./exercise.ts";

/** Two of 32 bits each with other beginnings: alike for like texts only, as far as accidents go. */
export function hash(text: string): string {
  let [first, second] = [0x811c9dc5, 0xc2b2ae35];
  for (let place = 0; place < text.length; place++) {
    const code = text.charCodeAt(place);
    first = Math.imul(first ^ code, 0x01000193);
    second = Math.imul(second ^ code, 0x85ebca6b) ^ (second >>> 13);
  }
  return [first, second].map((part) => (part >>> 0).toString(16).padStart(8, "0")).join("");
}

/** What tells exercises apart: their program, options and questions, but not their words. */
export function fingerprintOf({ engine, files, options, questions }: Exercise): string {
  const asked = questions.map(({ text, sealed, ...rest }) => rest);
  return hash(JSON.stringify([engine, files, options, asked]));
}

/** The seal of the right answers to a question of that id: the same in whatever order they are given. */
export function sealOf(id: string, right: readonly string[]): string {
  return hash(JSON.stringify([id, ...[...right].sort()]));
}
