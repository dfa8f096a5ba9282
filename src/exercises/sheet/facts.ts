import { append, valueAt } from "../../kernel/index.ts";
import { type AskedCell, type BoardSession, plain, type Recording, type Seq } from "../../trace/index.ts";
import { type Statement, statementOf } from "./statement.ts";

/** A fact of a run, with what it was concluded from. */
export interface RunFact {
  readonly step: Seq;
  readonly text: string;
  /** Message id of the rule. */
  readonly rule: string;
  /** Texts of facts: in place of the bookkeeping of an agenda, what that rests on. */
  readonly premises: readonly string[];
}

/** What a thing is, or what belongs to it, at a position. */
interface Value {
  /** As the run writes it. */
  readonly subject: string;
  /** By its elements, the fact that says so. */
  readonly elements: ReadonlyMap<string, RunFact>;
  /** The fact that says all of it, where one does. */
  readonly whole: RunFact | undefined;
}

/** The facts of a run by their texts, with long names or with those that the page shows. Signs may be typed plainly: `o3 in pt(x)`. */
export class Facts {
  /** The position behind the last step. */
  readonly end: number;
  readonly #byText = new Map<string, RunFact[]>();
  readonly #bySubject = new Map<string, { readonly fact: RunFact; readonly statement: Statement }[]>();
  readonly #elements = new Map<string, Set<string>>();
  /** By texts and subjects with short names, and by facts in full: as the run writes them. */
  readonly #long = new Map<string, string>();
  /** By elements with short names: as the run writes them. */
  readonly #longElements = new Map<string, string>();
  /** The other way round. */
  readonly #shownElements = new Map<string, string>();
  readonly #shown: (text: string) => string;

  constructor(recording: Recording, reader: Pick<BoardSession, "made" | "shown">) {
    this.#shown = reader.shown;
    this.end = recording.length;
    const texts = new Map<Seq, string>();
    const factsAmong = (premises: readonly Seq[]): readonly string[] =>
      premises.flatMap((premise) => texts.get(premise) ?? factsAmong(recording.steps.premises(premise)));
    for (let step = 0; step < recording.length; step++) {
      const made = reader.made(step);
      if (made === undefined) continue;
      texts.set(step, made.text);
      this.#add({ step, text: made.text, rule: made.rule, premises: [...new Set(factsAmong(made.premises))] });
      if (made.inFull !== undefined) this.#long.set(plain(made.inFull), plain(made.text));
    }
  }

  #add(fact: RunFact): void {
    const short = this.#shown(fact.text);
    append(this.#byText, plain(fact.text), fact);
    if (short !== fact.text) this.#long.set(plain(short), plain(fact.text));
    const statement = statementOf(fact.text);
    if (statement === undefined) return;
    this.#addShort(statement, short === fact.text ? undefined : statementOf(short));
    append(this.#bySubject, plain(statement.subject), { fact, statement });
    for (const element of statement.elements)
      valueAt(this.#elements, looseKey(element), () => new Set<string>()).add(element);
  }

  #addShort({ subject, elements }: Statement, short: Statement | undefined): void {
    if (short === undefined) return;
    if (short.subject !== subject) this.#long.set(plain(short.subject), plain(subject));
    for (const [place, element] of elements.entries()) {
      const shown = short.elements[place];
      if (shown === undefined || shown === element) continue;
      this.#longElements.set(plain(shown), element);
      this.#shownElements.set(element, shown);
      valueAt(this.#elements, looseKey(shown), () => new Set<string>()).add(element);
    }
  }

  /** An element as the run writes it, where the text is how the page does. */
  element(text: string): string {
    return this.#longElements.get(plain(text)) ?? text;
  }

  /** What tells a text from others, however its names are written. */
  keyOf(text: string): string {
    const key = plain(text);
    return this.#byText.has(key) ? key : (this.#long.get(key) ?? key);
  }

  /** A fact or an element as the page shows it. */
  shown(text: string): string {
    return this.#shownElements.get(text) ?? this.#shown(text);
  }

  /** What is known by a text, however its names are written. */
  #find<Found>(known: ReadonlyMap<string, Found>, text: string): Found | undefined {
    const key = plain(text);
    return known.get(key) ?? known.get(this.#long.get(key) ?? key);
  }

  /** The first fact of that text before position n. */
  at(text: string, n: number): RunFact | undefined {
    const [first] = this.#find(this.#byText, text) ?? [];
    return first !== undefined && first.step < n ? first : undefined;
  }

  /** The facts of that text from position n on: each is another conclusion of it. */
  from(text: string, n: number): readonly RunFact[] {
    return (this.#find(this.#byText, text) ?? []).filter(({ step }) => step >= n);
  }

  /** All facts from position n on, in their order. */
  later(n: number): readonly RunFact[] {
    return [...this.#byText.values()]
      .flat()
      .filter(({ step }) => step >= n)
      .sort((a, b) => a.step - b.step);
  }

  /** What a thing is at position n; undefined where the run says nothing of it at all. */
  valueOf(subject: string, n: number): Value | undefined {
    const all = this.#find(this.#bySubject, subject);
    if (all === undefined) return undefined;
    const elements = new Map<string, RunFact>();
    let whole: RunFact | undefined;
    for (const { fact, statement } of all) {
      if (fact.step >= n) break;
      if (statement.isWhole) {
        elements.clear();
        whole = fact;
      }
      for (const element of statement.elements) if (!elements.has(element)) elements.set(element, fact);
    }
    return { subject: all[0]?.statement.subject ?? subject, elements, whole };
  }

  /** All that the run ever says of a thing, by whatever name; undefined where it says nothing of it. */
  cell(subject: string): AskedCell | undefined {
    const all = this.#find(this.#bySubject, subject);
    if (all === undefined) return undefined;
    const texts = (long: readonly string[]): readonly string[] => [
      ...new Set(long.flatMap((text) => [text, this.shown(text)])),
    ];
    const subjects = texts([subject, ...all.map(({ statement }) => statement.subject)]);
    const things = isSetOfThing(all[0]?.fact.text ?? "") ? subjects.flatMap(argumentOf) : [];
    return {
      names: [...subjects, ...things],
      inSentences: things.map(withoutContext),
      elements: texts(all.flatMap(({ statement }) => statement.elements)),
      facts: all.map(({ fact }) => fact.step),
    };
  }

  /** The first fact from position n on that says of a thing that an element belongs to it. */
  member(subject: string, element: string, n: number): RunFact | undefined {
    const all = this.#find(this.#bySubject, subject) ?? [];
    const isMeant = (each: string): boolean => plain(each) === plain(element);
    return all.find(({ fact, statement }) => fact.step >= n && statement.elements.some(isMeant))?.fact;
  }

  /** What ever belongs to something and has the same loose key, as the run writes it. */
  elementsLike(text: string): readonly string[] {
    return [...(this.#elements.get(looseKey(text)) ?? [])];
  }

  /** The things that the run says something of, in the order of their first facts. */
  subjects(): readonly string[] {
    return [...this.#bySubject.values()].flatMap(([first]) => (first === undefined ? [] : [first.statement.subject]));
  }
}

/** `o2 ∈ pt(x)`: what is said of `x` elsewhere, `⟨x, {o2}⟩`, says it, too. Of `A¹(tree) ∋ emp` what is said of `tree` does not. */
function isSetOfThing(fact: string): boolean {
  return / ∈ \w+\(/u.test(fact);
}

/** `x` in `pt(x)`. */
function argumentOf(name: string): readonly string[] {
  const inner = /^\w+\((?<inner>.+)\)$/u.exec(name)?.groups?.["inner"];
  return inner === undefined ? [] : [inner];
}

/** `x` of `[4]:x`. */
function withoutContext(name: string): string {
  return name.slice(name.lastIndexOf(":") + 1);
}

/** Texts with the same loose key differ in blanks, in signs that may be typed plainly, and in the case of letters. */
export function looseKey(text: string): string {
  return plain(text).replaceAll("<", "⟨").replaceAll(">", "⟩").toLowerCase();
}
