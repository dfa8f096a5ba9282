import { compareLabels } from "../../../../kernel/index.ts";
import type { FactMember } from "../../../../trace/index.ts";
import { type FactView, isSet } from "../../algorithm/analysis.ts";
import { isTemporary } from "../run.ts";
import type { NodeSymbol } from "../symbols.ts";

/** What the facts of a method ever say something about, without temporaries, and the longest text that they say of it. */
export class MembersOfMethod {
  readonly #longest = new Map<string, string>();
  hasValues = false;

  /** @returns whether it brings something new */
  add(view: FactView): boolean {
    if (isSet(view)) return view.map((member) => this.#add(member, member)).includes(true);
    this.hasValues = true;
    return Object.entries(view)
      .map(([name, value]) => this.#add(name, value))
      .includes(true);
  }

  #add(name: string, text: string): boolean {
    if (isTemporary(name)) return false;
    const known = this.#longest.get(name);
    if (known !== undefined && known.length >= text.length) return false;
    this.#longest.set(name, text);
    return true;
  }

  /** Definitions by their lines, others in the order in which statements name them. */
  inOrder(nodes: readonly NodeSymbol[]): readonly FactMember[] {
    const texts = nodes.map(({ text }) => ` ${text} `);
    const placeOf = (name: string): number => {
      const line = /@(\d+)$/.exec(name)?.[1];
      if (line !== undefined) return Number(line);
      const found = texts.findIndex((text) => isNamedIn(name, text));
      return found === -1 ? -1 : found;
    };
    const placed = [...this.#longest].map(([name, longest]) => ({ name, longest, place: placeOf(name) }));
    const weightOf = (member: string): number => nodes.filter((node) => isAbout(member, node)).length;
    return placed
      .sort((a, b) => a.place - b.place || compareLabels(a.name, b.name))
      .map(({ name, longest }) => ({ name, about: definedBy(name) ?? name, longest, weight: weightOf(name) }));
  }

  /** The variable with the most definitions; undefined where members are none. */
  get subject(): string | undefined {
    const counts = new Map<string, number>();
    for (const name of this.#longest.keys()) {
      const variable = definedBy(name);
      if (variable !== undefined) counts.set(variable, (counts.get(variable) ?? 0) + 1);
    }
    return [...counts].sort((a, b) => b[1] - a[1] || compareLabels(a[0], b[0]))[0]?.[0];
  }
}

/** The variable of a definition: of `x@3` it is x. */
function definedBy(member: string): string | undefined {
  return /^(.+)@\d+$/.exec(member)?.[1];
}

/** Whether a statement makes a member or takes it away. */
function isAbout(member: string, { genKill, text }: NodeSymbol): boolean {
  const isAssigned = text.startsWith(`${member} = `);
  return isAssigned || genKill?.gen.includes(member) === true || genKill?.kill.includes(member) === true;
}

/** As a whole word. */
function isNamedIn(name: string, text: string): boolean {
  const at = text.indexOf(name);
  if (at === -1) return false;
  const isLetter = (letter: string | undefined): boolean => letter !== undefined && /[\w$]/.test(letter);
  return !(isLetter(text[at - 1]) || isLetter(text[at + name.length])) || isNamedIn(name, text.slice(at + name.length));
}
