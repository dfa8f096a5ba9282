import { presentId } from "../../../engine-kit/index.ts";
import type { InputFile } from "../../../kernel/index.ts";
import { type Breakpoint, breakpointKey } from "./breakpoint.ts";

/** A breakpoint as a link writes it; a line without a file is one of the first file. */
export type LinkedBreakpoint =
  | Exclude<Breakpoint, { readonly kind: "line" }>
  | { readonly kind: "line"; readonly file?: string; readonly line: number; readonly isOff?: true };

/** Breakpoints as a link writes them: the first file goes without saying. */
export function linkedBreakpoints(
  breakpoints: readonly Breakpoint[],
  files: readonly InputFile[],
): readonly LinkedBreakpoint[] {
  return breakpoints.map((breakpoint) => {
    if (breakpoint.kind !== "line" || breakpoint.file !== files[0]?.name) return breakpoint;
    const { file: _, ...linked } = breakpoint;
    return linked;
  });
}

/** The breakpoints of a link in these files. */
export function breakpointsOf(linked: readonly LinkedBreakpoint[], files: readonly InputFile[]): readonly Breakpoint[] {
  const first = files[0]?.name ?? "";
  return linked.map((each) => (each.kind === "line" ? { ...each, file: each.file ?? first } : each));
}

/** `break=14,B.java:3~`: lines. What is turned off ends with a tilde. */
export function showLines(breakpoints: readonly LinkedBreakpoint[]): string | undefined {
  const lines = breakpoints.flatMap((each) =>
    each.kind === "line" ? `${each.file === undefined ? "" : `${each.file}:`}${each.line}${offMark(each)}` : [],
  );
  return lines.length === 0 ? undefined : lines.join(",");
}

/** `stop=p:12,r:points-to.rule.new,e:p3~`: lines of the pseudocode, rules, and what is watched for changes. */
export function showOthers(breakpoints: readonly LinkedBreakpoint[]): string | undefined {
  const others = breakpoints.flatMap((each) =>
    each.kind === "line" ? [] : `${breakpointKey(each).replace(/[~,]/g, escaped)}${offMark(each)}`,
  );
  return others.length === 0 ? undefined : others.join(",");
}

export function readLine(text: string): LinkedBreakpoint | undefined {
  const [, file, line, off] = /^(?:([^:,]+):)?([1-9]\d{0,6})(~?)$/.exec(text) ?? [];
  if (line === undefined) return undefined;
  return { kind: "line", ...(file === undefined ? {} : { file }), line: Number(line), ...offOf(off) };
}

export function readOther(text: string): LinkedBreakpoint | undefined {
  const [, kind, raw = "", off] = /^([pre]):((?:[^~]|~[01]){1,300})(~?)$/su.exec(text) ?? [];
  const name = raw.replace(/~[01]/g, (found) => (found === "~0" ? "~" : ","));
  if (kind === "r") return { kind: "rule", rule: presentId(name), ...offOf(off) };
  if (kind === "e") return { kind: "change", element: name, ...offOf(off) };
  return kind === "p" && /^\d{1,5}$/.test(name) ? { kind: "pseudocode", line: Number(name), ...offOf(off) } : undefined;
}

function escaped(character: string): string {
  return character === "~" ? "~0" : "~1";
}

function offMark({ isOff }: LinkedBreakpoint): string {
  return isOff === true ? "~" : "";
}

function offOf(mark: string | undefined): { readonly isOff?: true } {
  return mark === "~" ? { isOff: true } : {};
}
