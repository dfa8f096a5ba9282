import type { Example, ExampleOptions } from "../../examples/example.ts";

/** The options of a run as the page holds them: those of an example and the order of the worklist. */
export interface RunOptions extends ExampleOptions {
  /** `fifo`, `lifo`, `random:SEED`. */
  readonly order?: string;
}

/** Offered in the menu; any other `K-kind` can be typed. */
export const contextChoices = [
  "ci",
  "1-call",
  "2-call",
  "1-obj",
  "2-obj",
  "1-type",
  "2-type",
  "1-hybrid",
  "2-hybrid",
  "inf-call",
  "inf-obj",
] as const;

export const stepLimits = [1_000, 10_000, 100_000, 1_000_000] as const;

const selector = /^(?:ci|(?:[1-9]\d?|inf)-(?:call|obj|type|hybrid))$/;

/** Whether a text names a context sensitivity: `ci`, `K-call`, `K-obj`, `K-type`, `K-hybrid`, K ≥ 1 or `inf`. */
export function isSelector(text: string): boolean {
  return selector.test(text);
}

/** K − 1, the usual choice. */
export function defaultHeap(context: string): number {
  const k = Number.parseInt(context, 10);
  return Number.isNaN(k) ? (context.startsWith("inf") ? 1 : 0) : Math.max(0, k - 1);
}

/** The rule that chooses methods by what a first run shows. */
export const INTROSPECTIVE = "introspective";

/** Which methods get contexts: all, those that were chosen, or those that a first run leaves. */
export function selectiveKind({ selective }: Pick<RunOptions, "selective">): "all" | "chosen" | "introspective" {
  // The empty text says so where an example would choose.
  if (selective === undefined || selective === "") return "all";
  return selective.startsWith(INTROSPECTIVE) ? "introspective" : "chosen";
}

/** Patterns of methods at their commas, those inside parentheses left alone: `A.m(B,C),D.*`. */
export function splitSelective(text: string): readonly string[] {
  if (text.startsWith(INTROSPECTIVE)) return [];
  return (text.match(/(?:[^,(]|\([^)]*\)?)+/g) ?? []).map((part) => part.trim()).filter((part) => part !== "");
}

/** The lecture's name of a selector: `1-call-site`, `2-object`. */
export function selectorName(context: string): string {
  if (context === "ci") return "insensitive";
  return context
    .replace(/-call$/, "-call-site")
    .replace(/-obj$/, "-object")
    .replace(/^inf-/, "∞-");
}

/** The options an example starts with. */
export function presetOptions(example: Example, preset = 0): RunOptions {
  return example.presets[preset]?.options ?? { context: "ci", heap: 0, profile: "lecture" };
}

/** The first preset's options with those of a link on top; a selector brings its usual heap depth along. */
export function startOptions(example: Example | undefined, chosen: Partial<RunOptions>): RunOptions {
  const base: RunOptions =
    example === undefined ? { context: "1-call", heap: 0, profile: "java" } : presetOptions(example);
  const isUsual = chosen.context === undefined || chosen.context === base.context;
  return { ...base, heap: isUsual ? base.heap : defaultHeap(chosen.context ?? base.context), ...chosen };
}
