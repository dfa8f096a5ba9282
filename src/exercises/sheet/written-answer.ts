import { plain } from "../../trace/index.ts";
import { type Facts, looseKey } from "./facts.ts";
import type { Posed } from "./sheet.ts";
import { areNames, splitOutside, wordsOf } from "./split.ts";
import { statementOf } from "./statement.ts";

/** What a question says of how its answers are written. */
type Asked = Pick<Posed, "question" | "right" | "offered">;

/** A name that was written in other letters than the run has it. */
export interface Hint {
  readonly written: string;
  readonly meant: string;
}

/**
 * The elements of an answer, as readers write them: `o1, o2`, `{o1, o2}`, `o1 o2`, `pt(x) = {o1}`; `∅` and `{}` are nothing.
 * What the question offers, or the run has as one element, stays one; blanks part names where the run has one of them. To read
 * twice is to read once.
 */
export function writtenElements(written: string, asked: Asked, facts: Facts): readonly string[] {
  const text = written.trim();
  const known = new Set([...asked.right, ...(asked.offered ?? [])].map(looseKey));
  if (known.has(looseKey(text))) return [text];
  if (asked.offered !== undefined) {
    const parts = splitOutside(withoutBraces(text));
    return parts.length > 0 && parts.every((part) => known.has(looseKey(part))) ? parts : nothingOr(text);
  }
  const value = withoutBraces(valueIn(text, asked.question));
  return splitOutside(value).flatMap((part) => {
    // A fact among separators, or one of several, says its elements as a whole text would.
    if (part !== text && valueIn(part, asked.question) !== part) return writtenElements(part, asked, facts);
    const element = known.has(looseKey(part)) ? part : withoutBraces(part);
    if (known.has(looseKey(element))) return [element];
    const words = wordsOf(element);
    const isKnown = (word: string): boolean => known.has(looseKey(word)) || facts.elementsLike(word).length > 0;
    return words.length > 1 && areNames(words) && words.some(isKnown) ? words : nothingOr(element);
  });
}

/** What is meant by an element whose letters are written otherwise than in the run, where one name fits. */
export function hintFor(written: string, asked: Asked, facts: Facts): Hint | undefined {
  const shown = [...asked.right, ...(asked.offered ?? [])].filter((name) => looseKey(name) === looseKey(written));
  const alike = [...new Set([...shown, ...facts.elementsLike(written)])];
  if (alike.some((name) => plain(name) === plain(written))) return undefined;
  const [meant] = alike;
  return meant === undefined || alike.length > 1 ? undefined : { written, meant };
}

/** Who is asked for a value may say the whole fact. */
function valueIn(text: string, question: Asked["question"]): string {
  if (question.kind !== "value") return text;
  const subject = looseKey(question.of);
  const statement = statementOf(text.replaceAll(/(?<=[)\]])\s*=\s*/g, " = "));
  return statement !== undefined && looseKey(statement.subject) === subject ? statement.elements.join(", ") : text;
}

/** `{o1}` and, as Chinese keyboards have it, `｛o1｝`. */
function withoutBraces(text: string): string {
  return text
    .trim()
    .replace(/^[{｛]([^{}｛｝]*)[}｝]$/, "$1")
    .trim();
}

function nothingOr(text: string): readonly string[] {
  return text === "" || text === "∅" ? [] : [text];
}
