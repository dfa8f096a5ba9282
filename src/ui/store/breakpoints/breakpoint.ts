import type { Target } from "../../../trace/index.ts";

/** Where a walk stops, whenever it gets there. */
export type Breakpoint = Target & {
  /** It stays in the list and stops nothing. */
  readonly isOff?: true;
};

/** One name for what a breakpoint watches, turned on or off. */
export function breakpointKey(breakpoint: Breakpoint): string {
  switch (breakpoint.kind) {
    case "line":
      return `${breakpoint.file}:${breakpoint.line}`;
    case "pseudocode":
      return `p:${breakpoint.line}`;
    case "rule":
      return `r:${breakpoint.rule}`;
    case "change":
      return `e:${breakpoint.element}`;
  }
}

/** The breakpoints with one added, or removed if it was there. */
export function toggleBreakpoint(breakpoints: readonly Breakpoint[], breakpoint: Breakpoint): readonly Breakpoint[] {
  const key = breakpointKey(breakpoint);
  const others = breakpoints.filter((known) => breakpointKey(known) !== key);
  return others.length < breakpoints.length ? others : [...others, breakpoint];
}

/** The breakpoints with one of them turned on, or off. */
export function switchBreakpoint(breakpoints: readonly Breakpoint[], key: string): readonly Breakpoint[] {
  return breakpoints.map((known) => {
    if (breakpointKey(known) !== key) return known;
    const { isOff, ...on } = known;
    return isOff === true ? on : { ...on, isOff: true };
  });
}

/** Those that mean the same in a run of another program, or with other options. */
export function lastingBreakpoints(breakpoints: readonly Breakpoint[]): readonly Breakpoint[] {
  return breakpoints.filter(({ kind }) => kind !== "change");
}
