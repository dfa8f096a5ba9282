import type { CallSite, Field, Method, Program, Variable } from "../../../../java/index.ts";
import { type AnalysisError, failureOf, type Result, success } from "../../../../kernel/index.ts";
import { say } from "../../messages/say.ts";

/** The variables that are symbolic from the start. */
export interface SeedChoice {
  readonly variables: readonly Variable[];
  readonly fields: readonly Field[];
  /** Whether the value of a `Symbolic.x()` call is symbolic: unless seeds were named, every one is. */
  isSeedCall(site: CallSite): boolean;
}

/** Finds what the option `seeds` names: `A.main(String[])/s`, `A.main(..)/s`, `Limit.v`, `Limit/v`. */
export function chooseSeeds(program: Program, named: readonly string[] | undefined): Result<SeedChoice> {
  if (named === undefined) return success({ variables: [], fields: [], isSeedCall: () => true });
  const variables: Variable[] = [];
  const fields: Field[] = [];
  const errors: AnalysisError[] = [];
  for (const name of named) {
    const found = name.includes("(") ? variablesNamed(program, name) : [];
    const field = name.includes("(") ? undefined : fieldNamed(program, name);
    variables.push(...found);
    if (field !== undefined) fields.push(field);
    if (found.length === 0 && field === undefined) errors.push(notFound(program, name));
  }
  return errors.length > 0 ? failureOf(errors) : success({ variables, fields, isSeedCall: () => false });
}

function variablesNamed(program: Program, name: string): readonly Variable[] {
  const slash = name.lastIndexOf("/");
  const [method, variable] = [name.slice(0, slash), name.slice(slash + 1)];
  return program.methods
    .filter((each) => !each.class.isLibrary && isNamed(each, method))
    .flatMap((each) => each.variables.filter((local) => local.name === variable));
}

/** `C.m(..)` is every method m of C. */
function isNamed(method: Method, name: string): boolean {
  if (name.endsWith("(..)") || name.endsWith("(…)"))
    return method.label.startsWith(name.slice(0, name.indexOf("(") + 1));
  return method.label === name;
}

function fieldNamed(program: Program, name: string): Field | undefined {
  const cut = Math.max(name.lastIndexOf("/"), name.lastIndexOf("."));
  const info = program.classes.find((each) => each.name === name.slice(0, cut));
  return info?.fields.find((field) => field.name === name.slice(cut + 1));
}

function notFound(program: Program, name: string): AnalysisError {
  const slash = name.lastIndexOf("/");
  const method = program.methods.find((each) => slash !== -1 && isNamed(each, name.slice(0, slash)));
  const known =
    method === undefined
      ? program.methods
          .filter(({ class: info, isImplicit }) => !info.isLibrary && !isImplicit)
          .map(({ label }) => label)
      : method.variables.filter(({ isTemporary }) => !isTemporary).map((variable) => variable.name);
  const names = known.slice(0, 12).join(", ");
  const expected = say(method === undefined ? "seeds.anywhere" : "seeds.within", { names });
  return { kind: "bad-option", option: "seeds", value: name, expected };
}
