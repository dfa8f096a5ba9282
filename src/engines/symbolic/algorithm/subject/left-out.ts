import type { LeftOut, Method } from "../../../../java/index.ts";
import type { AnalysisError, Position } from "../../../../kernel/index.ts";
import { describe, isBefore } from "../../../../kernel/index.ts";
import { say } from "../../messages/say.ts";
import { callableFrom } from "../coverage/index.ts";
import type { Code } from "../program/code.ts";

/** What is wrong with the code that a method can reach, of all that does not compile; empty where none of it is. */
export function mistakesWithin(code: Code, method: Method): readonly AnalysisError[] {
  const leftOut = code.program?.leftOut ?? [];
  const reached = callableFrom(code, method);
  const within = leftOut.filter((each) => isReached(each, reached, code));
  const errors = within.flatMap((each) => each.errors);
  // What only follows from something else says nothing that helps.
  return within.length > 0 && errors.length === 0 ? allMistakes(code) : errors;
}

/** What is wrong where there is no method of a name, because it or its class does not compile; empty where it may be misspelled. */
export function mistakesOfMissing(code: Code, name: string | undefined): readonly AnalysisError[] {
  const simple = (name ?? "").replace(/\(.*/, "").split(".").at(-1) ?? "";
  if (code.methods.some((method) => method.name === simple)) return [];
  const leftOut = code.program?.leftOut ?? [];
  const isAmong = leftOut.some(({ kind, name }) => kind === "class" || name.endsWith(`.${simple}`));
  return isAmong ? allMistakes(code) : [];
}

function allMistakes({ program }: Code): readonly AnalysisError[] {
  return (program?.leftOut ?? []).flatMap(({ errors }) => errors);
}

/** One note for all that is left out. */
export function noteOfLeftOut({ program }: Code, method: Method): readonly string[] {
  const leftOut = (program?.leftOut ?? []).filter(({ errors }) => errors.length > 0);
  const [first] = leftOut.flatMap(({ errors }) => errors);
  if (first === undefined) return [];
  const names = leftOut.map(({ name, span }) => say("leftOut.place", { name, line: span.start.line }));
  const values = { method: method.label, names: names.slice(0, MOST).join(", "), problem: describe(first) };
  return [
    names.length > MOST ? say("leftOut.many", { ...values, more: names.length - MOST }) : say("leftOut.some", values),
  ];
}

/** At most this many names are listed in a message. */
const MOST = 8;

function isReached({ kind, name, parameters, span }: LeftOut, reached: readonly Method[], code: Code): boolean {
  const within = reached.some((method) => span.file === method.span.file && contains(span, method.span.start));
  if (within || kind === "import" || kind === "class" || kind === "field") return within;
  if (kind === "initializer") return reached.some((method) => method.class.name === name);
  // A method that is not even declared any more may have overridden one that is called.
  const isDeclared = code.methods.some((method) => span.file === method.span.file && contains(span, method.span.start));
  return (
    !isDeclared && reached.some((method) => method.parameters.length === parameters && name.endsWith(`.${method.name}`))
  );
}

function contains({ start, end }: LeftOut["span"], at: Position): boolean {
  return !isBefore(at, start) && isBefore(at, end);
}
