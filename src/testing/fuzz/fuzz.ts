import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { InputFile } from "../../kernel/index.ts";
import { isLongRun, runSeed } from "../seeds.ts";
import { Random } from "./generate/random.ts";
import type { FuzzedKind, FuzzRequest } from "./inputs.ts";
import type { ServedProcess } from "./served-process.ts";
import { shrink } from "./shrink.ts";
import { filesWithin, LATE, mistakeOf } from "./verdict.ts";

/** Milliseconds until a request counts as not answered. */
const PATIENCE = 60_000;

/** How often a smaller input is tried for one that failed. */
const TRIES = 80;

interface Plan {
  readonly count: number;
  /** The number of the first input; 0 if not given. */
  readonly from?: number;
  /** When the answer to a request with this timeout is late; both in milliseconds. Asked in the long run only. */
  latest(timeout: number): number;
  /** The folder where inputs that failed are saved. */
  readonly reports: string;
}

type FuzzInput = ReturnType<FuzzedKind["make"]>;

/** Sends inputs of a kind, two at a time. Returns a line for each mistake: how often it was made, and where an input is. */
export async function fuzz(server: ServedProcess, kind: FuzzedKind, plan: Plan): Promise<readonly string[]> {
  const failures = new Map<string, { readonly index: number; readonly input: FuzzInput; times: number }>();
  const { count, from = 0 } = plan;
  const late: (readonly [index: number, input: FuzzInput])[] = [];
  let next = from;
  const note = (mistake: string | undefined, index: number, input: FuzzInput): void => {
    if (mistake === undefined) return;
    const known = failures.get(mistake);
    if (known === undefined) failures.set(mistake, { index, input, times: 1 });
    else known.times++;
  };
  const send = async (): Promise<void> => {
    while (next < from + count) {
      const index = next++;
      const input = kind.make(new Random(runSeed + 1_000 * index));
      const mistake = await judge(server, input, plan);
      if (mistake === LATE) late.push([index, input]);
      else note(mistake, index, input);
    }
  };
  // An answer to a line without an id is known by being the only one.
  await Promise.all(kind.name === "lines" ? [send()] : [send(), send()]);
  // What the process worked meanwhile was for two: only what is late by itself, each time, is late.
  for (const [index, input] of late) note(await mistakeOn(server, input, plan), index, input);
  const reports: string[] = [];
  for (const [mistake, { index, input, times }] of failures) {
    const small = await smaller(server, input, mistake, plan);
    const file = join(plan.reports, `${runSeed}-${kind.name.replace(/^\./, "")}-${index}.json`);
    mkdirSync(plan.reports, { recursive: true });
    writeFileSync(file, small);
    reports.push(`${times} × ${mistake}\n  ${file}: ${small.slice(0, 2_000)}`);
  }
  return reports;
}

/** Errors with the answer to an input that is the only one under way; of one that is late, each time. */
async function mistakeOn(server: ServedProcess, input: FuzzInput, plan: Plan): Promise<string | undefined> {
  let mistake = await judge(server, input, plan);
  for (let i = 0; mistake === LATE && i < 2; i++) mistake = await judge(server, input, plan);
  return mistake;
}

/** Errors with the answer to an input, without the numbers and names of this input. */
async function judge(server: ServedProcess, input: FuzzInput, plan: Plan): Promise<string | undefined> {
  return (await judged(server, input, plan))?.replaceAll(/\d+/g, "…").slice(0, 300);
}

async function judged(server: ServedProcess, input: FuzzInput, { latest }: Plan): Promise<string | undefined> {
  const answer = await server.ask(input, PATIENCE);
  if (input instanceof Uint8Array) {
    const line = new TextDecoder().decode(input);
    return mistakeOf(answer, [...filesWithin(line), ...definitionsWithin(line)], Number.POSITIVE_INFINITY);
  }
  const timeout = input.options["timeout"];
  const limit = isLongRun && typeof timeout === "number" ? latest(timeout) : Number.POSITIVE_INFINITY;

  return mistakeOf(answer, [...input.files, ...definitionsIn(input)], limit) ?? (server.takeMessages() || undefined);
}

/** Texts in options: places in a definition name its option. */
function definitionsIn({ options }: Pick<FuzzRequest, "options">): readonly InputFile[] {
  return Object.values(options).flatMap((text) => (typeof text === "string" ? [{ name: "context", text }] : []));
}

/** The same of a line, which may be no request. */
function definitionsWithin(line: string): readonly InputFile[] {
  try {
    return definitionsIn({ options: JSON.parse(line)?.options ?? {} });
  } catch {
    return [];
  }
}

/** An input with the same mistake, as a line. */
async function smaller(server: ServedProcess, input: FuzzInput, mistake: string, plan: Plan): Promise<string> {
  if (input instanceof Uint8Array) return new TextDecoder().decode(input);
  const tries = mistake === "no answer" ? 5 : TRIES;
  return JSON.stringify(await shrink(input, tries, async (some) => (await mistakeOn(server, some, plan)) === mistake));
}
