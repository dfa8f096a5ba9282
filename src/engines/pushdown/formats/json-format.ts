import {
  type AnalysisError,
  type Budget,
  describe,
  failure,
  failureOf,
  isObject,
  placeOf,
  type Result,
  type Span,
  success,
  tooLongName,
} from "../../../kernel/index.ts";
import { showGiven } from "../../../options/index.ts";
import { type AnySemiring, isSemiringDefinition, readSemiring, semiringOf } from "../algorithm/semirings/index.ts";
import { say } from "../messages/say.ts";
import type { PushdownProblem, WrittenRule, WrittenStart } from "./problem.ts";
import { MOST_SHOWN, unknownSemiring } from "./text-format.ts";

type Json = Readonly<Record<string, unknown>>;

/**
 * Reads the JSON form: `{"rules":[{"from":["p","g"],"to":["q",["a","b"]],"weight":"id"}], "start":["p",["g"]],
 * "semiring":"relevancy"}`; instead of `start`, `"automaton":{"transitions":[{"from","symbol","to","weight"}],
 * "final":[…]}`. An error names the part that is wrong, and where in the text it begins. Throws `BudgetSpent`.
 */
export function parsePushdownJson(
  file: string,
  text: string,
  budget: Budget,
  given?: AnySemiring,
): Result<PushdownProblem> {
  const parsed = parse(file, text);
  if (!parsed.ok) return parsed;
  return new JsonReader(file, text, budget).problem(parsed.value, given);
}

function parse(file: string, text: string): Result<unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return success(value);
  } catch (error) {
    const reason = error instanceof Error ? error.message : "";
    const at = /position (\d+)/.exec(reason)?.[1];
    const end = /end of JSON/.test(reason) ? text.length : 0;
    return failure({
      kind: "ill-formed",
      span: new Lines(file, text).spanAt(at === undefined ? end : Number(at)),
      problem: say("json.syntax"),
      remedy: say("json.syntax.remedy"),
    });
  }
}

class JsonReader {
  readonly #text: string;
  readonly #lines: Lines;
  readonly #errors: AnalysisError[] = [];
  readonly #budget: Budget;

  constructor(file: string, text: string, budget: Budget) {
    this.#text = text;
    this.#budget = budget;
    this.#lines = new Lines(file, text);
  }

  problem(value: unknown, given: AnySemiring | undefined): Result<PushdownProblem> {
    if (!isObject(value)) return failure(this.#error(0, say("json.object"), say("json.object.remedy")));
    const semiring = given ?? this.#semiring(value["semiring"]);
    const rules = value["rules"];
    if (semiring === undefined) return failureOf(this.#errors);
    if (!Array.isArray(rules))
      return failure(this.#error(this.#placeOf('"rules"'), say("json.rules"), say("json.rules.remedy")));
    const places = this.#placesOfRules();
    const read = rules.map((rule, index) => this.#rule(rule, semiring, index, places[index] ?? 0));
    const start = this.#start(value, semiring);
    if (this.#errors.length > 0 || start === undefined) return failureOf(this.#errors);
    return success({ semiring, rules: read.filter((rule) => rule !== undefined), start });
  }

  #semiring(name: unknown = "relevancy"): AnySemiring | undefined {
    if (typeof name === "string" && isSemiringDefinition(name)) return this.#ownSemiring(name);
    const semiring = typeof name === "string" ? semiringOf(name) : undefined;
    if (semiring === undefined)
      this.#errors.push(unknownSemiring(this.#span(this.#placeOf('"semiring"')), showGiven(name)));
    return semiring;
  }

  /** A definition is one string: its mistakes are told at the string, with the line within it. */
  #ownSemiring(text: string): AnySemiring | undefined {
    const read = readSemiring("semiring", text);
    if (read.ok) return read.value as AnySemiring;
    const [first] = read.errors;
    const line = first === undefined ? 1 : (placeOf(first)?.start.line ?? 1);
    const problem = say("json.semiring", { line, problem: first === undefined ? "" : describe(first) });
    this.#errors.push(this.#error(this.#placeOf('"semiring"'), problem, ""));
    return undefined;
  }

  #rule(value: unknown, semiring: AnySemiring, index: number, at: number): WrittenRule | undefined {
    const wrong = (problem: string, remedy: string): undefined => {
      this.#errors.push(this.#error(at, say("json.rule", { index, problem }), remedy));
      return undefined;
    };
    this.#budget.spend();
    if (!isObject(value)) return wrong(say("json.rule.object"), say("json.rule.object.remedy"));
    const { from, to, weight } = value;
    if (!isPair(from) || typeof from[0] !== "string" || !isName(from[1]))
      return wrong(say("json.from"), say("json.from.remedy"));
    const target = configurationOf(to);
    if (target === undefined) return wrong(say("json.to"), say("json.to.remedy"));
    if (this.#hasLongName([...from, target.location, ...target.stack], at)) return undefined;
    const read = weight === undefined || weight === null ? semiring.one : semiring.fromJson(weight);
    if (read === undefined)
      return wrong(
        say("json.weight", { weight: JSON.stringify(weight).slice(0, MOST_SHOWN) }),
        say("json.weight.remedy", { semiring: semiring.name, expected: semiring.expected }),
      );
    return {
      from: { location: from[0], symbol: from[1] },
      to: { location: target.location, symbols: target.stack },
      weight: read,
      span: this.#span(at),
    };
  }

  #start({ start, automaton }: Json, semiring: AnySemiring): WrittenStart | undefined {
    if (automaton !== undefined) return this.#automaton(automaton, semiring);
    const configuration = configurationOf(start);
    const at = this.#placeOf('"start"');
    if (configuration !== undefined)
      return this.#hasLongName([configuration.location, ...configuration.stack], at)
        ? undefined
        : { kind: "configuration", ...configuration };
    const problem = start === undefined ? say("format.noStart") : say("json.start");
    this.#errors.push(this.#error(at, problem, say("json.start.remedy")));
    return undefined;
  }

  #automaton(value: unknown, semiring: AnySemiring): WrittenStart | undefined {
    const at = this.#placeOf('"automaton"');
    const shape = say("json.automaton.remedy");
    const { transitions, final } = isObject(value) ? value : {};
    if (!Array.isArray(transitions) || !Array.isArray(final) || !final.every((name) => typeof name === "string")) {
      this.#errors.push(this.#error(at, say("json.automaton"), shape));
      return undefined;
    }
    const read = transitions.map((transition: unknown, index) => {
      this.#budget.spend();
      const { from, symbol, to, weight } = isObject(transition) ? transition : {};
      const known = weight === undefined || weight === null ? semiring.one : semiring.fromJson(weight);
      if (typeof from === "string" && isName(symbol) && typeof to === "string" && known !== undefined)
        return this.#hasLongName([from, symbol, to], at) ? undefined : { from, symbol, to, weight: known };
      const problem = symbol === "" ? say("json.transition.empty", { index }) : say("json.transition", { index });
      this.#errors.push(this.#error(at, problem, shape));
      return undefined;
    });
    return { kind: "automaton", transitions: read.filter((transition) => transition !== undefined), final };
  }

  /** Whether a name has too many characters, which is told. */
  #hasLongName(names: readonly unknown[], at: number): boolean {
    const errors = names.map((name) => (typeof name === "string" ? tooLongName(name, this.#span(at)) : undefined));
    const error = errors.find((each) => each !== undefined);
    if (error !== undefined) this.#errors.push(error);
    return error !== undefined;
  }

  /** Where the objects of the list “rules” begin. */
  #placesOfRules(): readonly number[] {
    const places: number[] = [];
    const from = this.#text.indexOf("[", this.#placeOf('"rules"'));
    let depth = 0;
    const sign = /["[\]{}]/g;
    sign.lastIndex = from;
    for (let found = sign.exec(this.#text); found !== null; found = sign.exec(this.#text)) {
      this.#budget.spend();
      const { 0: token, index } = found;
      if (token === '"') sign.lastIndex = behindText(this.#text, index);
      if (token === "{" && depth === 1) places.push(index);
      if (token === "[" || token === "{") depth++;
      else if (token === "]" || token === "}") depth--;
      if (depth === 0) break;
    }
    return places;
  }

  #placeOf(key: string): number {
    return Math.max(0, this.#text.indexOf(key));
  }

  #error(at: number, problem: string, remedy: string): AnalysisError {
    return { kind: "ill-formed", span: this.#span(at), problem, remedy };
  }

  #span(at: number): Span {
    return this.#lines.spanAt(at);
  }
}

/** Where a text of a JSON document ends that begins here. */
function behindText(text: string, from: number): number {
  const special = /["\\]/g;
  special.lastIndex = from + 1;
  for (let found = special.exec(text); found !== null; found = special.exec(text)) {
    if (found[0] === '"') return special.lastIndex;
    special.lastIndex++;
  }
  return text.length;
}

function configurationOf(value: unknown): { readonly location: string; readonly stack: readonly string[] } | undefined {
  if (!isPair(value)) return undefined;
  const [location, stack] = value;
  return typeof location === "string" && Array.isArray(stack) && stack.every(isName) ? { location, stack } : undefined;
}

function isPair(value: unknown): value is readonly [unknown, unknown] {
  return Array.isArray(value) && value.length === 2;
}

/** ε is no stack symbol: the empty name is not one. */
function isName(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}

/** Places in a text by their offset. */
class Lines {
  readonly #file: string;
  /** Where each line begins. */
  readonly #starts: readonly number[];

  constructor(file: string, text: string) {
    this.#file = file;
    this.#starts = [0, ...Array.from(text.matchAll(/\r\n|\r|\n/g), ({ 0: end, index }) => index + end.length)];
  }

  spanAt(offset: number): Span {
    let [low, high] = [0, this.#starts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((this.#starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    const start = { line: low + 1, column: offset - (this.#starts[low] ?? 0) + 1 };
    return { file: this.#file, start, end: { line: start.line, column: start.column + 1 } };
  }
}
