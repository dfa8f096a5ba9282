import {
  type ControlContext,
  choicesOf,
  type GivenOptions,
  isValue,
  type Label,
  type OptionSchema,
  optionNamed,
  shownValue,
} from "../options/index.ts";
import type { Comparison } from "./comparison.ts";
import { readNamed, readRunValue, writeNamed, writeRunValue } from "./written-run.ts";

interface ComparedChoices extends Pick<Comparison, "tables" | "disproves"> {
  readonly schema: OptionSchema;
  /** The first distinguishes the runs: a choice of a few values. */
  readonly options: readonly [string, ...string[]];
  /** Others of the options: a run with another choice of them is offered as well. */
  readonly offered?: readonly string[];
}

/**
 * Runs that differ in a choice of a few values, compared by the tables of their board: `pre`, `lazy/depth:2`. Beside a run stands
 * that of the default, beside the default the first other one.
 */
export function comparedChoices({
  schema,
  options,
  offered = [],
  tables = [],
  disproves,
}: ComparedChoices): Comparison {
  const [main] = options;
  const choices = choicesNamed(schema, main, {});
  return {
    options,
    tables,
    ...(disproves === undefined ? {} : { disproves }),
    presets: [main, ...offered].flatMap((name) =>
      choicesNamed(schema, name, {}).map(({ value, label }) => ({ label, options: { [name]: value } })),
    ),
    write: (run, base) =>
      [writeRunValue(valueOf(schema, main, run)), ...writeNamed(schema, run, base, [main])].join("/"),
    read(run, base) {
      const [written = "", ...parts] = run.split("/");
      const value = readRunValue(written);
      const named = optionNamed(schema, main);
      const others = readNamed(schema, parts);
      if (named === undefined || others === undefined || value === "" || !isValue(named, value)) return undefined;
      return { ...base, [main]: value, ...others };
    },
    other(base) {
      const [value, usual] = [valueOf(schema, main, base), valueOf(schema, main, {})];
      const others = choices.filter((choice) => choice.value !== value);
      return { ...base, [main]: (others.find((choice) => choice.value === usual) ?? others[0])?.value };
    },
    names: (runs) => runs.map((run) => nameOf(schema, main, run, runs)),
  };
}

/** The value of the choice; what else differs where another run has the same value. */
function nameOf(
  schema: OptionSchema,
  main: string,
  run: GivenOptions,
  runs: readonly GivenOptions[],
): readonly Label[] {
  const value = valueOf(schema, main, run);
  const own = choicesNamed(schema, main, run).find((choice) => choice.value === value)?.label ?? { literal: value };
  const alike = runs.filter((other) => valueOf(schema, main, other) === value);
  const differing = schema.linked.filter(
    (name) => name !== main && new Set(alike.map((other) => String(other[name] ?? ""))).size > 1,
  );
  return [own, ...differing.flatMap((name) => differenceOf(schema, name, run))];
}

/** What a run says of an option: its label and value; of a tick its name where it is set. */
function differenceOf(schema: OptionSchema, name: string, run: GivenOptions): readonly Label[] {
  const named = optionNamed(schema, name);
  const control = named?.option.control;
  const value = run[name];
  if (named !== undefined && control?.kind === "flag") {
    const isTicked = (value ?? named.option.fallback) === control.ticked;
    return isTicked ? [{ id: `${named.id}.name` }] : [];
  }
  // What has no control on the page has no label there.
  const label: Label = control === undefined ? { literal: name } : { id: `${named?.id}.label` };
  return [label, { literal: String(value ?? "–") }];
}

function choicesNamed(schema: OptionSchema, name: string, options: GivenOptions) {
  const named = optionNamed(schema, name);
  const control = named?.option.control;
  if (named === undefined || control?.kind !== "choice") return [];
  return choicesOf(named, control, contextOf(options));
}

function valueOf(schema: OptionSchema, name: string, options: GivenOptions): string {
  const named = optionNamed(schema, name);
  const control = named?.option.control;
  if (named === undefined || control?.kind !== "choice") return String(options[name] ?? "");
  return shownValue(named, control, contextOf(options));
}

function contextOf(options: GivenOptions): ControlContext {
  return { options, files: [], errors: [] };
}
