import { type BoardSession, methodForms, methodPattern, type Recording } from "../../trace/index.ts";
import type { Shown } from "./shown-at.ts";

/** What is no text: ids, and names of kinds. */
const signs: ReadonlySet<string> = new Set(
  "id key name source target group bundle hue element shape style line tone kind rule file column fullLabel goals".split(
    " ",
  ),
);

/** Fields of symbol tables that hold pieces of the program, and tables of what is met on the way: no name may depend on them. */
const ofProgram: ReadonlySet<string> = new Set([
  "expression",
  "text",
  "written",
  "target",
  "temporaries",
  "frames",
  "effect",
]);

const isMethod = new RegExp(`^${methodPattern.source}$`);
const methods = new RegExp(methodPattern.source, "g");
const temporaries = /(?<![\w$.])((?:[\w$<>]+\.)*\$\d+)(‹)?/g;

/**
 * Everything that is said at a step is under the names of the run: what stands where a shorter name would tell a thing apart, and
 * things that are named in two ways.
 */
export class LongNames {
  readonly #session: BoardSession;
  /** How often a form could be meant, among all methods of the run. */
  readonly #callable = new Map<string, number>();
  readonly #methods = new Set<string>();
  /** Texts that are right. */
  readonly #read = new Set<string>();
  /** Whether a temporary is followed by what it stands for. */
  readonly #isSpelled = new Map<string, boolean>();

  constructor(recording: Recording, session: BoardSession) {
    this.#session = session;
    for (const { tables } of recording.sections)
      for (const label of labelsIn(Object.fromEntries(tables))) this.#methods.add(label);
    for (const label of this.#methods)
      for (const form of new Set([label, ...methodForms(label)]))
        this.#callable.set(form, (this.#callable.get(form) ?? 0) + 1);
  }

  /** What is wrong with a name in what is shown, in words; undefined where all are right. */
  wrongIn(shown: Shown): string | undefined {
    for (const [text, place] of textsIn(shown, "")) {
      const wrong = this.#read.has(text) ? undefined : this.#wrongInText(this.#session.shown(text));
      if (wrong !== undefined) return `${place}: “${text}” ${wrong}`;
      this.#read.add(text);
    }
    return undefined;
  }

  #wrongInText(text: string): string | undefined {
    if (this.#session.shown(text) !== text) return `is named anew as “${this.#session.shown(text)}”`;
    for (const [method] of text.matchAll(methods)) {
      const shorter = this.#methods.has(method) ? this.#shorter(method) : undefined;
      if (shorter !== undefined) return `has ${method} where ${shorter} is enough`;
    }
    for (const [, name = "", spelling] of text.matchAll(temporaries)) {
      const isSpelled = spelling !== undefined;
      if ((this.#isSpelled.get(name) ?? isSpelled) !== isSpelled)
        return `names ${name} otherwise than another text does`;
      this.#isSpelled.set(name, isSpelled);
    }
    return undefined;
  }

  /** What no other method could be called by, and says the class: what the reader did not write keeps it. */
  #shorter(method: string): string | undefined {
    return methodForms(method).find((form) => /\.[\w$<>]+$/.test(form) && this.#callable.get(form) === 1);
  }
}

function* textsIn(value: unknown, place: string): Generator<readonly [text: string, place: string]> {
  if (typeof value === "string") yield [value, place];
  if (typeof value !== "object" || value === null) return;
  for (const [key, part] of Object.entries(value))
    if (typeof part !== "string" || !signs.has(key) || place.endsWith("/values"))
      yield* textsIn(part, `${place}/${key}`);
}

function* labelsIn(value: unknown, key = ""): Generator<string> {
  if (typeof value === "string" && isMethod.test(value)) yield value;
  if (typeof value !== "object" || value === null || ofProgram.has(key)) return;
  for (const [name, part] of Object.entries(value)) if (!ofProgram.has(name)) yield* labelsIn(part, name);
}
