import { deflateSync, inflateSync, strFromU8, strToU8 } from "fflate";
import type { InputFile } from "../../../session/protocol.ts";
import { isSelector, optionsFor, type RunOptions } from "../options/index.ts";
import { readOptions, writtenOptions } from "./link-options.ts";

/** What a link of the workbench says. What it leaves out comes from the example. */
export interface WorkbenchLink {
  readonly example?: string;
  /** The reader's own code. */
  readonly files?: readonly InputFile[];
  readonly options: Partial<RunOptions>;
  readonly step?: number;
  /** Lines with a breakpoint. */
  readonly breakpoints?: readonly LinkedLine[];
  /** The step whose fact is selected. */
  readonly why?: number;
}

/** A line of a source file; of the first one if none is named. */
export interface LinkedLine {
  readonly file?: string;
  readonly line: number;
}

/** What a link of the comparison says. */
export interface CompareLink {
  readonly example?: string;
  readonly files?: readonly InputFile[];
  /** One entry a pane: `1-call`, `2-obj/1` with its heap depth. */
  readonly runs?: readonly string[];
  readonly step?: number;
}

/** The pages on which one run is walked through, by their names in links. */
export type WorkbenchKind = "pointer" | "relevancy" | "pushdown" | "separation";

/** The engines of each page, the one that a bare link opens first. */
export const enginesOf: Readonly<Record<WorkbenchKind, readonly string[]>> = {
  pointer: ["points-to"],
  relevancy: ["relevancy"],
  pushdown: ["pushdown"],
  separation: ["symbolic", "separation"],
};

/** The page of an engine. */
export function pageOf(engine: string): WorkbenchKind {
  return workbenchKinds.find((kind) => enginesOf[kind].includes(engine)) ?? "pointer";
}

export const workbenchKinds = [
  "pointer",
  "relevancy",
  "pushdown",
  "separation",
] as const satisfies readonly WorkbenchKind[];

export function isWorkbenchRoute(route: Route): route is Extract<Route, { readonly kind: WorkbenchKind }> {
  return route.kind !== "gallery" && route.kind !== "compare";
}

export type Route =
  | { readonly kind: "gallery" }
  | { readonly kind: WorkbenchKind; readonly link: WorkbenchLink }
  | { readonly kind: "compare"; readonly link: CompareLink };

/** What in a link could not be understood. */
export type LinkProblem =
  | { readonly kind: "unknown-page"; readonly found: string }
  | { readonly kind: "bad-value"; readonly name: string; readonly found: string }
  | { readonly kind: "unreadable-code" };

export interface ParsedLink {
  readonly route: Route;
  readonly problems: readonly LinkProblem[];
}

/** Reads `#/pointer?example=…&context=1-call&step=13`. Never fails: what is wrong is left out and named. */
export function parseLink(hash: string): ParsedLink {
  const [path = "", query = ""] = hash.replace(/^#/, "").split(/\?(.*)/s, 2);
  const page = path.replace(/\/$/, "");
  if (page === "") return { route: { kind: "gallery" }, problems: [] };
  const problems: LinkProblem[] = [];
  const parameters = readParameters(query);
  const files = readCode(parameters, problems);
  const step = readCount(parameters, "step", problems);
  const example = parameters.get("example");
  const shared = {
    ...(example === undefined ? {} : { example }),
    ...(files === undefined ? {} : { files }),
    ...(step === undefined ? {} : { step }),
  };
  const kind = workbenchKinds.find((known) => page === `/${known}`);
  if (kind !== undefined) {
    const breakpoints = readLines(parameters, problems);
    const why = readCount(parameters, "why", problems);
    const link = {
      ...shared,
      options: pageOptions(
        kind,
        readOptions(parameters, (name, found) => problems.push({ kind: "bad-value", name, found })),
      ),
      ...(breakpoints === undefined ? {} : { breakpoints }),
      ...(why === undefined ? {} : { why }),
    };
    return { route: { kind, link }, problems };
  }
  if (page === "/compare") {
    const runs = readRuns(parameters, problems);
    const link = runs === undefined ? shared : { ...shared, runs };
    return { route: { kind: "compare", link }, problems };
  }
  return { route: { kind: "gallery" }, problems: [{ kind: "unknown-page", found: page }] };
}

/** The hash of a route, `#` included. Alphabet: letters, digits and `-_.~,/&=?:`. */
export function formatLink(route: Route): string {
  if (route.kind === "gallery") return "#/";
  const { link } = route;
  const parts: string[] = [];
  if (link.files !== undefined) parts.push(encodeFiles(link.files));
  const add = (name: string, value: string | number | boolean | undefined): void => {
    if (value !== undefined)
      parts.push(
        `${name}=${encodeURIComponent(value).replaceAll("%3A", ":").replaceAll("%2C", ",").replaceAll("%2F", "/")}`,
      );
  };
  add("example", link.example);
  if (isWorkbenchRoute(route)) {
    const options = pageOptions(route.kind, route.link.options);
    for (const [name, value] of writtenOptions(options)) add(name, value);
    add("break", showLines(route.link.breakpoints));
    add("why", route.link.why);
  } else add("runs", route.link.runs?.join(","));
  add("step", link.step);
  return `#/${route.kind}${parts.length === 0 ? "" : `?${parts.join("&")}`}`;
}

/** Those of the options that some engine of a page knows. */
function pageOptions(kind: WorkbenchKind, options: Partial<RunOptions>): Partial<RunOptions> {
  return Object.fromEntries(enginesOf[kind].flatMap((engine) => Object.entries(optionsFor(engine, options))));
}

/** `v1.` and the deflated JSON in the URL-safe Base64 alphabet. */
export function encodeFiles(files: readonly InputFile[]): string {
  const packed = deflateSync(strToU8(JSON.stringify(files.map(({ name, text }) => [name, text]))), { level: 9 });
  let binary = "";
  for (const byte of packed) binary += String.fromCharCode(byte);
  return `v1.${btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "")}`;
}

/** The files of a `v1.` text, or undefined if it is damaged. */
export function decodeFiles(text: string): readonly InputFile[] | undefined {
  try {
    const binary = atob(text.slice(3).replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const value: unknown = JSON.parse(strFromU8(inflateSync(bytes)));
    return Array.isArray(value) && value.length > 0 && value.every(isPair)
      ? value.map(([name, content]) => ({ name, text: content }))
      : undefined;
  } catch {
    return undefined;
  }
}

function isPair(value: unknown): value is readonly [string, string] {
  return Array.isArray(value) && value.length === 2 && value.every((item) => typeof item === "string");
}

function readParameters(query: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const part of query.split("&")) {
    if (part.startsWith("v1.")) found.set("code", part);
    else if (part !== "") {
      const [name = "", value = ""] = part.split(/=(.*)/s, 2);
      found.set(name, decode(value));
    }
  }
  return found;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    return text;
  }
}

function readCode(parameters: ReadonlyMap<string, string>, problems: LinkProblem[]): readonly InputFile[] | undefined {
  const code = parameters.get("code");
  if (code === undefined) return undefined;
  const files = code.startsWith("v1.") ? decodeFiles(code) : undefined;
  if (files === undefined) problems.push({ kind: "unreadable-code" });
  return files;
}

function readCount(parameters: ReadonlyMap<string, string>, name: string, problems: LinkProblem[]): number | undefined {
  const value = parameters.get(name);
  if (value === undefined) return undefined;
  if (/^\d{1,9}$/.test(value)) return Number(value);
  problems.push({ kind: "bad-value", name, found: value });
  return undefined;
}

/** `14,16,B.java:3`. */
function showLines(lines: readonly LinkedLine[] = []): string | undefined {
  if (lines.length === 0) return undefined;
  return lines.map(({ file, line }) => (file === undefined ? String(line) : `${file}:${line}`)).join(",");
}

function readLines(
  parameters: ReadonlyMap<string, string>,
  problems: LinkProblem[],
): readonly LinkedLine[] | undefined {
  const value = parameters.get("break");
  if (value === undefined) return undefined;
  return value.split(",").flatMap((text): readonly LinkedLine[] => {
    const [, file, line] = /^(?:([^:,]+):)?([1-9]\d{0,6})$/.exec(text) ?? [];
    if (line === undefined) {
      problems.push({ kind: "bad-value", name: "break", found: text });
      return [];
    }
    return [file === undefined ? { line: Number(line) } : { file, line: Number(line) }];
  });
}

/** `1-call,2-obj/1`: two runs or more, or nothing. */
function readRuns(parameters: ReadonlyMap<string, string>, problems: LinkProblem[]): readonly string[] | undefined {
  const found = parameters.get("runs");
  const runs = found?.split(",");
  if (found === undefined || runs === undefined) return undefined;
  if (runs.length > 1 && runs.every((run) => isSelector(run.split("/")[0] ?? ""))) return runs;
  problems.push({ kind: "bad-value", name: "runs", found });
  return undefined;
}
