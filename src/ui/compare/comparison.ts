import type { Example } from "../../examples/index.ts";
import type { Board } from "../../trace/index.ts";
import {
  type CompareLink,
  defaultHeap,
  executeWhenStable,
  type OpenWorker,
  presetOptions,
  type RunOptions,
  Workbench,
} from "../store/index.ts";
import { followPosition, type LinkMode } from "./follow.ts";

interface ComparisonParts {
  readonly examples: readonly Example[];
  readonly boardOf: (engine: string) => Board | undefined;
  readonly openWorker: OpenWorker;
}

/** Two runs of one program, each with a worker of its own, and how their positions are tied. */
export class Comparison {
  readonly runs: readonly [Workbench, Workbench];
  mode: LinkMode = "statement";
  lead: 0 | 1 = 0;
  readonly #examples: readonly Example[];
  readonly #stops: readonly (() => void)[];
  #isFollowing = false;

  constructor({ examples, boardOf, openWorker }: ComparisonParts) {
    this.#examples = examples;
    // What is compared is the example or the linked text; drafts belong to the workbench.
    const drafts = { read: () => undefined, write: () => undefined, remove: () => undefined };
    const create = (): Workbench => new Workbench({ engine: "points-to", examples, boardOf, openWorker, drafts });
    this.runs = [create(), create()];
    // The program is one and the same: what it really does is found out once.
    const stopExecuting = executeWhenStable(this.runs[0]);
    const stopFollowing = this.runs.flatMap((run, index) => [
      run.store.subscribe((now, before) => {
        if (now.position !== before.position && index === this.lead) this.follow();
      }),
      // A run that was still recording when the other moved catches up.
      run.run.store.subscribe((now, before) => {
        if (now.status !== before.status && now.status !== "running") this.follow();
      }),
    ]);
    this.#stops = [stopExecuting, ...stopFollowing];
  }

  open(link: CompareLink): void {
    const { example, files, step } = link;
    const [first, second] = optionsOf(link, this.#examples);
    const shared = { ...(example === undefined ? {} : { example }), ...(files === undefined ? {} : { files }) };
    this.runs[0].open({ ...shared, options: first, ...(step === undefined ? {} : { step }) });
    this.runs[1].open({ ...shared, options: second });
  }

  /** Brings the other run to where the leading one is. */
  follow(): void {
    if (this.#isFollowing) return;
    const lead = this.runs[this.lead];
    const other = this.runs[this.lead === 0 ? 1 : 0];
    if (lead.session === undefined || other.session === undefined) return;
    const position = followPosition(this.mode, lead.session, lead.state.position, other.session);
    if (position === undefined) return;
    this.#isFollowing = true;
    other.jump(position);
    this.#isFollowing = false;
  }

  dispose(): void {
    for (const stop of this.#stops) stop();
    for (const run of this.runs) run.dispose();
  }
}

/** The comparison of the lecture, shown when a link names no program. */
const lectureComparison = { example: "one-object", runs: ["1-call", "1-obj"] } as const;

/** A link that names no program and no runs is the lecture's comparison, where there is such an example. */
export function withDefaults(link: CompareLink, examples: readonly Example[]): CompareLink {
  const { example, files, runs } = link;
  const isOpen = example === undefined && files === undefined && runs === undefined;
  const isThere = examples.some(({ id }) => id === lectureComparison.example);
  return isOpen && isThere ? { ...link, ...lectureComparison } : link;
}

/** The options of both runs: as the link says, else two presets of the example that differ. */
export function optionsOf(
  { example, files, runs }: CompareLink,
  examples: readonly Example[],
): readonly [RunOptions, RunOptions] {
  const known = examples.find(({ id }) => id === example) ?? (files === undefined ? examples[0] : undefined);
  const base: RunOptions = known === undefined ? { context: "1-call", heap: 0, profile: "java" } : presetOptions(known);
  const other: RunOptions =
    known?.presets[1]?.options ?? withContext(base, base.context === "1-obj" ? "1-call" : "1-obj");
  const [first, second] = runs ?? [];
  return [first === undefined ? base : readRun(first, base), second === undefined ? other : readRun(second, base)];
}

/** `2-obj/1`: selector and heap depth. */
function readRun(text: string, base: RunOptions): RunOptions {
  const [context = base.context, heap] = text.split("/");
  const options = withContext(base, context);
  return heap !== undefined && /^\d$/.test(heap) ? { ...options, heap: Number(heap) } : options;
}

/** `1-call`, or `1-call/1` where the heap depth is not the usual one. */
export function writeRun({ context, heap }: RunOptions): string {
  return heap === defaultHeap(context) ? context : `${context}/${heap}`;
}

function withContext(base: RunOptions, context: string): RunOptions {
  return { ...base, context, heap: defaultHeap(context) };
}
