import { type Instruction, type Method, type Program, variablesRead, variableWritten } from "../../../java/index.ts";
import type { DataFlowResult, StatementRow } from "../algorithm/result.ts";
import type { DataFlowGiven, FixedOrder } from "../options.ts";
import { solve } from "./flow.ts";

/** What a run showed before a statement. */
interface Event {
  readonly frame: number;
  readonly line: number;
  readonly values: ReadonlyMap<string, number>;
}

/** Reads what a traced program printed; the last line may be incomplete. */
function eventsOf(output: string): readonly Event[] {
  return output
    .split("\n")
    .slice(0, -1)
    .map((text) => {
      const [frame, line, ...values] = text.split(" ");
      return {
        frame: Number(frame),
        line: Number(line),
        values: new Map(values.map((each) => [each.split("=")[0] ?? "", Number(each.split("=")[1])])),
      };
    });
}

const VALUE_OPTIONS: readonly DataFlowGiven[] = [
  { scope: "method" },
  { scope: "program", context: "ci" },
  { scope: "program", context: "1-call", alias: false },
  { scope: "program", context: "1-obj" },
];

/** Everything that a result claims and the run contradicts. */
export function contradictions(program: Program, output: string, order: FixedOrder): readonly string[] {
  const events = eventsOf(output);
  const frames = groupBy(events, ({ frame }) => frame);
  const found: string[] = [];
  const check = (options: DataFlowGiven, claims: (rows: Lines, result: DataFlowResult) => readonly string[]): void => {
    const result = solve(program, options);
    const wrong = claims(linesOf(program, result), result);
    if (wrong[0] !== undefined) found.push(`${JSON.stringify(options)}: ${wrong[0]}`);
  };
  for (const around of VALUE_OPTIONS.map((options) => ({ ...options, order }))) {
    for (const analysis of ["constants", "intervals"] as const)
      check({ ...around, analysis }, (lines) => events.flatMap((event) => wrongValues(event, lines)));
    check({ ...around, analysis: "intervals", refine: false }, (lines) =>
      events.flatMap((event) => wrongValues(event, lines)),
    );
    check({ ...around, analysis: "dead-code" }, (lines, { dead }) => {
      const unreachable = new Set(dead.filter(({ reason }) => reason === "unreachable").map(({ line }) => line));
      return [
        ...events.flatMap(({ line }) => (unreachable.has(line) ? [`line ${line} is executed`] : [])),
        ...[...frames.values()].flatMap((frame) => readAssignments(frame, lines, dead)),
      ];
    });
  }
  check({ analysis: "live" }, (lines) => [...frames.values()].flatMap((frame) => missingLive(frame, lines)));
  check({ analysis: "reaching" }, (lines) => [...frames.values()].flatMap((frame) => missingDefinitions(frame, lines)));
  check({ analysis: "available" }, (lines) => [...frames.values()].flatMap((frame) => notAvailable(frame, lines)));
  return found;
}

/** The instructions of a line with their rows, in order. */
type Lines = ReadonlyMap<number, readonly Statement[]>;

interface Statement {
  readonly row: StatementRow;
  readonly instruction: Instruction;
  readonly method: Method;
}

function linesOf(program: Program, { methods }: DataFlowResult): Lines {
  const statements = methods.flatMap(({ method: label, statements: rows }) => {
    const method = program.methods.find((each) => each.label === label);
    return rows.flatMap((row, index): Statement[] => {
      const instruction = method?.body[index];
      return method === undefined || instruction === undefined ? [] : [{ row, instruction, method }];
    });
  });
  return groupBy(statements, ({ row }) => row.line);
}

function groupBy<T>(values: readonly T[], keyOf: (value: T) => number): ReadonlyMap<number, readonly T[]> {
  const groups = new Map<number, T[]>();
  for (const value of values) {
    const group = groups.get(keyOf(value)) ?? [];
    groups.set(keyOf(value), group);
    group.push(value);
  }
  return groups;
}

/** What is claimed before a line; undefined for lines without code. */
function claimAt(lines: Lines, line: number): StatementRow["in"] | undefined {
  return lines.get(line)?.[0]?.row.in;
}

function membersAt(lines: Lines, line: number): ReadonlySet<string> | undefined {
  const claim = claimAt(lines, line);
  return claim && new Set(Object.values(claim));
}

function wrongValues({ line, values }: Event, lines: Lines): readonly string[] {
  const claim = claimAt(lines, line);
  const known = new Map(Object.entries(claim ?? {}));
  const wrong = [...values].filter(([name, value]) => !covers(known.get(name), value));
  return claim === undefined || wrong.length === 0
    ? []
    : [`before line ${line}: not ${wrong.map((each) => each.join(" = "))}`];
}

function covers(claim: unknown, value: number): boolean {
  if (claim === "NAC") return true;
  const [low, high] = String(claim).replace(/[[\]]/g, "").replace(/inf/g, "Infinity").split(",").map(Number);
  return low !== undefined && low <= value && value <= (high ?? low);
}

/** Backward through a frame: what is read later and not assigned before. */
function liveAfter(
  frame: readonly Event[],
  lines: Lines,
  each: (line: number, before: ReadonlySet<string>, after: ReadonlySet<string>) => void,
): void {
  let live = new Set<string>();
  for (const { line } of frame.toReversed()) {
    const after = live;
    live = new Set(live);
    for (const { instruction } of (lines.get(line) ?? []).toReversed()) {
      const written = variableWritten(instruction);
      if (written !== undefined) live.delete(written.name);
      for (const { name } of variablesRead(instruction)) live.add(name);
    }
    each(line, live, after);
  }
}

function missingLive(frame: readonly Event[], lines: Lines): readonly string[] {
  const wrong: string[] = [];
  liveAfter(frame, lines, (line, before) => {
    const claim = membersAt(lines, line);
    const missing = claim === undefined ? [] : [...before].filter((name) => !claim.has(name));
    if (missing.length > 0) wrong.push(`before line ${line}: ${missing} read later`);
  });
  return wrong;
}

function readAssignments(frame: readonly Event[], lines: Lines, dead: DataFlowResult["dead"]): readonly string[] {
  const wrong: string[] = [];
  const assigned = new Map(
    dead.filter(({ reason }) => reason === "dead-assignment").map(({ line, text }) => [line, text.split(" = ")[0]]),
  );
  liveAfter(frame, lines, (line, _before, after) => {
    const name = assigned.get(line);
    if (name !== undefined && after.has(name)) wrong.push(`${name} of line ${line} is read`);
  });
  return wrong;
}

/** Whether the statement may end before it has assigned, and the method go on. */
function mayBeCaught({ instruction, method }: Statement): boolean {
  return method.handlers.length > 0 && ["binary", "call", "new", "load", "array-load"].includes(instruction.kind);
}

function missingDefinitions(frame: readonly Event[], lines: Lines): readonly string[] {
  const last = new Map<string, string | undefined>();
  return frame.flatMap(({ line }) => {
    const claim = membersAt(lines, line);
    const missing = [...last.values()].filter((each) => each !== undefined && claim?.has(each) === false);
    for (const statement of lines.get(line) ?? []) {
      const written = variableWritten(statement.instruction);
      if (written !== undefined && !written.isTemporary)
        last.set(written.name, mayBeCaught(statement) ? undefined : `${written.name}@${line}`);
    }
    return missing.length === 0 ? [] : [`before line ${line}: not ${missing}`];
  });
}

function notAvailable(frame: readonly Event[], lines: Lines): readonly string[] {
  const available = new Map<string, readonly string[]>();
  let isKnown = true;
  return frame.flatMap(({ line }) => {
    const wrong = isKnown ? [...(membersAt(lines, line) ?? [])].filter((text) => !available.has(text)) : [];
    for (const { row, instruction } of lines.get(line) ?? []) compute(available, row.text, instruction);
    isKnown &&= !(lines.get(line) ?? []).some(mayBeCaught);
    return wrong.length === 0 ? [] : [`before line ${line}: ${wrong} not computed`];
  });
}

function compute(available: Map<string, readonly string[]>, statement: string, instruction: Instruction): void {
  const [target, text] = statement.split(" = ");
  const names = variablesRead(instruction).map(({ name }) => name);
  if (text !== undefined) available.set(text, names);
  if (variableWritten(instruction) === undefined || target === undefined) return;
  for (const [each, read] of available) if (read.includes(target)) available.delete(each);
}
