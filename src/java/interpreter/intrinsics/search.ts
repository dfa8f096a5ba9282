import type { Work } from "../patterns/index.ts";

/** Up to this number of comparisons, the host's own search is fast enough whatever the texts are. */
const HARMLESS = 10_000_000;
const SHORT = 8;
/** Characters between two reports of work. */
const REPORT_EVERY = 65_536;

/** The first place of a part, from a place on; -1 if there is none. */
export function indexOfText(text: string, part: string, from: number, work: Work): number {
  const start = Math.max(0, from);
  if (part.length > SHORT && text.length * part.length > HARMLESS) {
    const index = search(
      text.length - start,
      (i) => text.charCodeAt(start + i),
      part.length,
      (i) => part.charCodeAt(i),
      work,
    );
    return index < 0 ? -1 : start + index;
  }
  const index = text.indexOf(part, start);
  work(Math.max(0, (index < 0 ? text.length : index) - start));
  return index;
}

/** The last place of a part, up to a place. */
export function lastIndexOfText(text: string, part: string, from: number, work: Work): number {
  if (from < 0) return -1;
  const start = Math.min(from, text.length - part.length);
  if (text.length * part.length > HARMLESS) {
    const [end, last] = [start + part.length - 1, part.length - 1];
    const index = search(
      end + 1,
      (i) => text.charCodeAt(end - i),
      part.length,
      (i) => part.charCodeAt(last - i),
      work,
    );
    return index < 0 ? -1 : start - index;
  }
  const index = text.lastIndexOf(part, from);
  work(Math.max(0, start - index));
  return index;
}

/** All places of a part replaced, from left to right. */
export function replaceText(text: string, part: string, by: string, work: Work): string {
  work(text.length);
  if (part.length <= SHORT || text.length * part.length <= HARMLESS) return text.replaceAll(part, () => by);
  let result = "";
  let from = 0;
  for (;;) {
    const at = indexOfText(text, part, from, work);
    if (at < 0) return result + text.slice(from);
    result += text.slice(from, at) + by;
    from = at + part.length;
  }
}

/** The search of Knuth, Morris and Pratt: each character of the text is read once. */
function search(
  length: number,
  characterAt: (index: number) => number,
  partLength: number,
  partAt: (index: number) => number,
  work: Work,
): number {
  const borders = bordersOf(partLength, partAt, work);
  let fits = 0;
  for (let i = 0; i < length; i++) {
    if (i % REPORT_EVERY === 0) work(2 * REPORT_EVERY);
    const character = characterAt(i);
    while (fits > 0 && partAt(fits) !== character) fits = borders[fits - 1] ?? 0;
    if (partAt(fits) === character) fits += 1;
    if (fits === partLength) return i + 1 - partLength;
  }
  return -1;
}

/** For each beginning of the part, how long the longest end of it is that the part begins with too. */
function bordersOf(length: number, partAt: (index: number) => number, work: Work): Int32Array {
  const borders = new Int32Array(length);
  let fits = 0;
  for (let i = 1; i < length; i++) {
    if (i % REPORT_EVERY === 0) work(2 * REPORT_EVERY);
    while (fits > 0 && partAt(fits) !== partAt(i)) fits = borders[fits - 1] ?? 0;
    if (partAt(fits) === partAt(i)) fits += 1;
    borders[i] = fits;
  }
  return borders;
}
