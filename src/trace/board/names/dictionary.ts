import { firstOf } from "../capabilities/first-of.ts";
import { type Named, shortestNames } from "./shortest.ts";

/** The names that a section gives to the elements of its run. */
export interface SectionNames {
  /** How many things are known: names are made anew when there are more. */
  readonly count: number;
  things(): readonly Named[];
  /** Matches the names in a text of the section. */
  readonly pattern: RegExp;
  /** How what matches is written, where that follows from the text alone, whatever the run knows. */
  notation?(text: string): string | undefined;
}

/** The names of a run: one short name for each element, as long as it must be to be unique. */
export class Dictionary {
  readonly #sections: () => readonly SectionNames[];
  #known: {
    readonly count: number;
    readonly shortOf: ReadonlyMap<string, string>;
    readonly pattern: RegExp | undefined;
    notation(text: string): string | undefined;
  };

  constructor(sections: () => readonly SectionNames[]) {
    this.#sections = sections;
    this.#known = { count: 0, shortOf: new Map(), pattern: undefined, notation: () => undefined };
  }

  /** Changes with the names; 0 as long as there are none. */
  get version(): number {
    return this.#now().count;
  }

  /** The short name of a thing, by any of the ways in which texts have it; the name itself where there is no shorter one. */
  name(long: string): string {
    return this.#now().shortOf.get(long) ?? long;
  }

  /** A text with each name in it as short as it can be. */
  shown(text: string): string {
    const { pattern, shortOf, notation } = this.#now();
    if (pattern === undefined) return text;
    let shown = "";
    let done = 0;
    pattern.lastIndex = 0;
    for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
      const short = shortOf.get(match[0]) ?? notation(match[0]);
      // What is no name as a whole may have one in it.
      if (short === undefined) pattern.lastIndex = match.index + 1;
      else {
        shown += text.slice(done, match.index) + short;
        done = match.index + match[0].length;
      }
    }
    return done === 0 ? text : shown + text.slice(done);
  }

  #now() {
    const sections = this.#sections();
    const count = sections.reduce((sum, section) => sum + section.count, 0);
    if (count !== this.#known.count) this.#known = { count, ...read(sections) };
    return this.#known;
  }
}

function read(sections: readonly SectionNames[]) {
  // Sections may speak of the same thing.
  const things = new Map<string, Named>();
  for (const thing of sections.flatMap((section) => section.things())) {
    const before = things.get(thing.name);
    const aliases = [...(before?.aliases ?? []), ...(thing.aliases ?? [])];
    things.set(thing.name, { ...(before ?? thing), aliases });
  }
  const names = shortestNames([...things.values()]);
  const shortOf = new Map<string, string>();
  for (const { name, aliases = [] } of things.values())
    for (const long of [name, ...aliases]) shortOf.set(long, names.get(name) ?? name);
  const pattern = new RegExp(sections.map(({ pattern }) => `(?:${pattern.source})`).join("|"), "g");
  const notation = (text: string) => firstOf(sections, (section) => section.notation?.(text));
  return { shortOf, pattern: sections.length === 0 ? undefined : pattern, notation };
}
