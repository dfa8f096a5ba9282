import type { RunOutcome } from "../../../engine-kit/index.ts";
import { hash } from "../../../exercises/index.ts";
import type { InputFile, Locale } from "../../../kernel/index.ts";
import type { GivenOptions } from "../../../options/index.ts";
import type { Recording, RunNote, recordingToJson } from "../../../trace/index.ts";

/** A run that was recorded when the page was built, as it comes over the network. */
export interface ShippedRun {
  readonly outcome: RunOutcome;
  readonly notes: readonly RunNote[];
  readonly result: object;
  readonly recording: ReturnType<typeof recordingToJson>;
}

/** The same, read. */
export type ReadShippedRun = Omit<ShippedRun, "recording"> & { readonly recording: Recording };

/** The runs that come with a build: files of a folder beside the page. */
export interface ShippedRuns {
  readonly folder: string;
  /** What their names begin with, in {@link SHORT} characters: enough to ask for no file that is not there. */
  readonly names: ReadonlySet<string>;
}

const SHORT = 5;

/** What a run is of, and the language of what it says. */
interface NamedRun {
  readonly engine: string;
  readonly files: readonly InputFile[];
  readonly options: GivenOptions;
  /** `any`: it says nothing in any language. */
  readonly locale: Locale | "any";
}

/** What a shipped run is called: a run of anything else is called otherwise. */
export function nameOfRun({ engine, files, options, locale }: NamedRun): string {
  const texts = files.map(({ name, text }) => [name, text]);
  return hash(JSON.stringify([engine, locale, texts, options]));
}

/** Fetches a run; undefined where it is not shipped. A promise of undefined: it did not arrive. */
export type FetchShippedRun = (run: NamedRun) => Promise<ReadShippedRun | undefined> | undefined;

/** How long a run may take to come, in milliseconds, until it is made here instead. */
const PATIENCE_MS = 10_000;

/** Fetches shipped runs from beside the page at this address. */
export function shippedRunsAt(base: string, { folder, names }: ShippedRuns): FetchShippedRun {
  return (run) => {
    const name = [nameOfRun(run), nameOfRun({ ...run, locale: "any" })].find((each) => names.has(each.slice(0, SHORT)));
    return name === undefined ? undefined : fetched(new URL(`${folder}${name}.json`, base));
  };
}

async function fetched(address: URL): Promise<ReadShippedRun | undefined> {
  try {
    // What reads a recording is no part of the first script.
    const [response, { readShippedRun }] = await Promise.all([
      fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) }),
      import("./read-shipped-run.ts"),
    ]);
    return response.ok ? readShippedRun((await response.json()) as ShippedRun) : undefined;
  } catch {
    return undefined;
  }
}
