import type { CallPaths } from "./call-paths.ts";

/** A place by number, with the origin of an object that it held. Of a variable the place is the path of its frame. */
type Held = readonly (readonly [place: number, origin: number])[];

/**
 * The calls under which a run showed what it did, for no selector in particular. Paths are numbered from 1 in the order of
 * `calls`; 0 is that of what nothing calls, -1 one that is not known. Plain data: they cross the worker boundary.
 */
export interface ObservedContexts {
  readonly calls: readonly {
    readonly caller: number;
    /** Left out for calls that no site makes, as of callbacks out of the virtual machine. */
    readonly site?: { readonly java: string; readonly lecture: string };
    /** Index into `origins`, or -1. */
    readonly receiver: number;
    readonly callee: string;
    readonly isStatic: boolean;
  }[];
  readonly origins: readonly {
    /** The path that made the object, or -1. */
    readonly path: number;
    readonly site: string;
    /** The class whose text has the allocation site. */
    readonly within?: string;
    /** The virtual machine made it: it has no heap context. */
    readonly isMachine?: true;
  }[];
  /** The methods that nothing calls. */
  readonly entered: readonly string[];
  readonly variables: readonly { readonly method: string; readonly name: string; readonly held: Held }[];
  /** The place of a field or an element is the origin of its object. */
  readonly fields: readonly { readonly class: string; readonly field: string; readonly held: Held }[];
  readonly statics: readonly { readonly class: string; readonly field: string; readonly held: Held }[];
  readonly arrays: Held;
}

export function contextsOf(paths: CallPaths): Pick<ObservedContexts, "calls" | "origins" | "entered"> {
  return {
    calls: paths.calls.map(({ caller, site, receiver, callee }) => ({
      caller,
      ...(site === undefined ? {} : { site: { java: site.labels.java, lecture: site.labels.lecture } }),
      receiver,
      callee: callee.label,
      isStatic: callee.isStatic,
    })),
    origins: paths.origins.map(({ path, site }) => ({
      path,
      site: site.label,
      ...(site.method === undefined ? {} : { within: site.method.class.name }),
      ...(site.kind === "machine" ? { isMachine: true } : {}),
    })),
    entered: [...paths.entered].map(({ label }) => label),
  };
}
