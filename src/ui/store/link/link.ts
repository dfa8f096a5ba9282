import { type EngineManifest, MAX_COMPARED, presentId } from "../../../engine-kit/index.ts";
import type { InputFile } from "../../../kernel/index.ts";
import { type GivenOptions, readLinkOptions, writeLinkOptions } from "../../../options/index.ts";
import { type GivenPosition, isAt } from "../../../trace/index.ts";
import {
  type LinkedBreakpoint,
  type Note,
  readLine,
  readNotes,
  readOther,
  showLines,
  showNotes,
  showOthers,
} from "../breakpoints/index.ts";
import { comparedEngine, enginesOn, routesOf, takesRuns } from "../engines/index.ts";
import { sameFiles } from "../program/index.ts";
import { type ExerciseReference, isExerciseText, programOfExercise } from "./link-exercise.ts";
import { type CodeProblem, decodeFiles, encodeFiles, pack as packText, unpack } from "./link-files.ts";
import { idleLimits } from "./link-limits.ts";
import { languageIn, localeIn } from "./link-locale.ts";
import { type MovedNodes, readMoved, showMoved } from "./link-moved.ts";
import { type LinkParameters, readParameters } from "./link-parameters.ts";

/** What a link of the workbench says. What it leaves out comes from the example. */
export interface WorkbenchLink {
  readonly example?: string;
  /** The reader's own code. */
  readonly files?: readonly InputFile[];
  /** The document that has the code, which a link names where the code is too large for it. */
  readonly document?: string;
  readonly options: GivenOptions;
  readonly at?: GivenPosition;
  readonly breakpoints?: readonly LinkedBreakpoint[];
  /** The reader's notes at steps. */
  readonly notes?: readonly Note[];
  /** The step whose fact is selected. */
  readonly why?: number;
  /** The view of the stage that is pinned. */
  readonly view?: string;
  /** The stage is split. */
  readonly split?: true;
  /** What the reader has dragged in a view. */
  readonly moved?: MovedNodes;
  /** The exercise that is worked on. */
  readonly exercise?: ExerciseReference;
}

/** What a link opens. */
interface Opened {
  readonly example?: string | undefined;
  readonly files?: readonly InputFile[] | undefined;
  readonly document?: string | undefined;
}

/** What a link of the comparison says. */
export interface CompareLink {
  readonly example?: string;
  readonly files?: readonly InputFile[];
  /** As in a link of the workbench. */
  readonly document?: string;
  /** One entry a run: `1-call`, `2-obj/1` with its heap depth, `pre`. */
  readonly runs?: readonly string[];
  /** Of the first run. */
  readonly at?: GivenPosition;
  /** Of the runs after it; where left out, they are where the first one leads them. */
  readonly also?: readonly GivenPosition[];
  /** A fact of the first run: what lets it in is drawn, as the second one does not have it. */
  readonly blame?: string;
}

/** Where a link leads. `page` is the route of an engine's page. */
export type Route =
  | { readonly kind: "gallery" }
  | { readonly kind: "workbench"; readonly page: string; readonly link: WorkbenchLink }
  | { readonly kind: "compare"; readonly link: CompareLink };

/** What in a link could not be understood. */
export type LinkProblem =
  | { readonly kind: "unknown-page"; readonly found: string }
  | { readonly kind: "bad-value"; readonly name: string; readonly found: string }
  | { readonly kind: "idle-limit"; readonly name: string }
  | CodeProblem;

export interface ParsedLink {
  readonly route: Route;
  readonly problems: readonly LinkProblem[];
}

/** Reads `#/pointer?example=…&context=1-call&at=13`. Never fails: what is wrong is left out and named. */
export function parseLink(hash: string, engines: readonly EngineManifest[]): ParsedLink {
  const [path = "", query = ""] = hash.replace(/^#/, "").split(/\?(.*)/s, 2);
  const page = path.replace(/\/$/, "");
  const problems: LinkProblem[] = [];
  const language = languageIn(hash);
  if (language !== undefined && localeIn(hash) === undefined)
    problems.push({ kind: "bad-value", name: "lang", found: language });
  if (page === "") return { route: { kind: "gallery" }, problems };
  const parameters = readParameters(query);
  const files = readCode(parameters, problems);
  const at = readAt(parameters, problems);
  const document = readName(parameters, "document", problems);
  const shared = defined({ example: exampleIn(parameters), files, document, at });
  const { route, named } = pageOf(page, engines);
  if (route !== undefined) {
    const breakpoints = readBreakpoints(parameters, problems);
    const notes = readPackedNotes(parameters, problems);
    const why = readCount(parameters, "why", problems);
    const options = readOptions(parameters, enginesOn(engines, route), problems);
    problems.push(...limitProblems(parameters, enginesOn(engines, route)));
    const view = readName(parameters, "view", problems);
    const split = readName(parameters, "split", problems) === undefined ? undefined : (true as const);
    const moved = readMovedNodes(parameters, problems);
    // Whatever it is: where the exercise would stand it is said what is wrong with it.
    const exercise = parameters.get("exercise") || undefined;
    const asked = shared.example === undefined && files === undefined ? programOfExercise(exercise) : undefined;
    const link = {
      ...(named === undefined ? {} : firstLessonOf(named, { ...shared, files: files ?? asked })),
      ...shared,
      ...defined({ files: files ?? asked }),
      options,
      ...defined({ breakpoints, notes, why, view, split, moved, exercise }),
    };
    return { route: { kind: "workbench", page: route, link }, problems };
  }
  if (page === "/compare") {
    const runs = readRuns(parameters, engines, problems);
    problems.push(...limitProblems(parameters, []));
    return {
      route: {
        kind: "compare",
        link: { ...shared, ...defined({ runs, blame: parameters.get("blame"), also: readAlso(parameters, problems) }) },
      },
      problems,
    };
  }
  return { route: { kind: "gallery" }, problems: [...problems, { kind: "unknown-page", found: page }] };
}

/**
 * The hash of a route, `#` included. Alphabet: letters, digits and `-_.~,/&=?:`. `pack` and `packExercise`: how a program, and the
 * text of an exercise, become part of it.
 */
export function formatLink(
  route: Route,
  engines: readonly EngineManifest[],
  pack = encodeFiles,
  packExercise: (text: string) => string = packText,
): string {
  if (route.kind === "gallery") return "#/";
  const { link } = route;
  const parts: string[] = [];
  if (link.files !== undefined && !isOfExercise(route)) parts.push(pack(link.files, link.document));
  const add: AddPart = (name, value) => {
    if (value !== undefined) parts.push(`${name}=${writeValue(String(value))}`);
  };
  add("example", link.example);
  if (route.kind === "workbench") {
    addWalk(route.link, enginesOn(engines, route.page), add);
    const { exercise } = route.link;
    if (exercise !== undefined && isExerciseText(exercise)) parts.push(`exercise=v1.${packExercise(exercise)}`);
    else add("exercise", exercise);
  } else {
    add("runs", route.link.runs?.join(","));
    add("blame", route.link.blame);
  }
  add(typeof link.at === "number" ? "step" : "at", link.at);
  if (route.kind === "compare") add("also", route.link.also?.join(","));
  const path = route.kind === "workbench" ? route.page : route.kind;
  return `#/${path}${parts.length === 0 ? "" : `?${parts.join("&")}`}`;
}

type AddPart = (name: string, value: string | number | undefined) => void;

/** What a link of the workbench says beside program, position and exercise. */
function addWalk(link: WorkbenchLink, engines: readonly EngineManifest[], add: AddPart): void {
  const { options, breakpoints = [], notes = [], why, view, split, moved } = link;
  for (const engine of engines) for (const [name, value] of writeLinkOptions(engine.options, options)) add(name, value);
  add("break", showLines(breakpoints));
  add("stop", showOthers(breakpoints));
  add("notes", notes.length === 0 ? undefined : packText(showNotes(notes)));
  add("why", why);
  add("view", view);
  add("split", split === true ? 1 : undefined);
  add("moved", moved && showMoved(moved));
}

/** Whether the program of a link comes with its exercise already. */
function isOfExercise(route: Route): boolean {
  if (route.kind !== "workbench") return false;
  const { example, files = [], exercise } = route.link;
  const own = programOfExercise(exercise);
  return example === undefined && own !== undefined && sameFiles(own, files);
}

/** Texts of several lines, and runs with such texts in them, are packed as programs are; and what would look packed. */
const PACKED = /[\n\r]|%0A|^v1\./;

const LONE_SURROGATES = /\p{Surrogate}/gu;

function writeValue(value: string): string {
  if (PACKED.test(value)) return `v1.${packText(value)}`;
  // A half of a character pair has no code in an address.
  return encodeURIComponent(value.replace(LONE_SURROGATES, "\ufffd"))
    .replaceAll("%3A", ":")
    .replaceAll("%2C", ",")
    .replaceAll("%2F", "/");
}

/** Without the members that are undefined. */
function defined<T extends object>(value: T): { readonly [Name in keyof T]?: Exclude<T[Name], undefined> } {
  return Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined)) as {
    readonly [Name in keyof T]?: Exclude<T[Name], undefined>;
  };
}

/** The options that some engine of the page knows. */
function readOptions(
  parameters: LinkParameters,
  engines: readonly EngineManifest[],
  problems: LinkProblem[],
): GivenOptions {
  const read = engines.map((engine) => readLinkOptions(engine.options, parameters));
  for (const { mistakes } of read) for (const mistake of mistakes) problems.push({ kind: "bad-value", ...mistake });
  return Object.assign({}, ...read.map(({ options }) => options));
}

/** Limits that would bound nothing. */
function limitProblems(parameters: LinkParameters, engines: readonly EngineManifest[]): readonly LinkProblem[] {
  return idleLimits(parameters, engines).map((name) => ({ kind: "idle-limit", name }));
}

function readCode(parameters: LinkParameters, problems: LinkProblem[]): readonly InputFile[] | undefined {
  const code = parameters.get("code");
  if (code === undefined) return undefined;
  const decoded = decodeFiles(code);
  if (!("kind" in decoded)) return decoded;
  problems.push(decoded);
  return undefined;
}

function readCount(parameters: LinkParameters, name: string, problems: LinkProblem[]): number | undefined {
  const value = parameters.get(name);
  if (value === undefined) return undefined;
  if (/^\d{1,9}$/.test(value)) return Number(value);
  problems.push({ kind: "bad-value", name, found: value });
  return undefined;
}

/** The page of an address: by its route or, where an engine shares a page with another one, by the name of that engine. */
function pageOf(page: string, engines: readonly EngineManifest[]) {
  const route = routesOf(engines).find((known) => page === `/${known}`);
  const named = route === undefined ? engines.find(({ id }) => page === `/${id}`) : undefined;
  return { route: route ?? named?.page.route, named };
}

/** An engine that shares its page with another one is opened with a lesson of its own where a link names nothing. */
function firstLessonOf(
  { lessons }: EngineManifest,
  { example, files, document }: Opened,
): Pick<WorkbenchLink, "example"> {
  const isNothing = example === undefined && files === undefined && document === undefined;
  return isNothing && lessons[0] !== undefined ? { example: lessons[0].id } : {};
}

/** `at`; in older links `step`, the number of pauses before the position. */
function readAt(parameters: LinkParameters, problems: LinkProblem[]): GivenPosition | undefined {
  const found = parameters.get("at");
  if (found === undefined) return readCount(parameters, "step", problems);
  if (isAt(found)) return found;
  problems.push({ kind: "bad-value", name: "at", found });
  return undefined;
}

/** `also`: the positions of the other runs of a comparison. */
function readAlso(parameters: LinkParameters, problems: LinkProblem[]): readonly GivenPosition[] | undefined {
  const found = parameters.get("also");
  const positions = found?.split(",");
  if (positions === undefined || (positions.length < MAX_COMPARED && positions.every(isAt))) return positions;
  problems.push({ kind: "bad-value", name: "also", found: found ?? "" });
  return undefined;
}

function readName(parameters: LinkParameters, name: string, problems: LinkProblem[]): string | undefined {
  const value = parameters.get(name);
  if (value === undefined || /^[\w-]{1,40}$/.test(value)) return value;
  problems.push({ kind: "bad-value", name, found: value });
  return undefined;
}

/** `break` and `stop`; undefined where the link has neither. */
function readBreakpoints(parameters: LinkParameters, problems: LinkProblem[]): readonly LinkedBreakpoint[] | undefined {
  if (!parameters.has("break") && !parameters.has("stop")) return undefined;
  const readAll = (name: string, read: (text: string) => LinkedBreakpoint | undefined) =>
    (parameters.get(name)?.split(",") ?? []).flatMap((text) => {
      const found = read(text);
      if (found === undefined) problems.push({ kind: "bad-value", name, found: text });
      return found ?? [];
    });
  return [...readAll("break", readLine), ...readAll("stop", readOther)];
}

/** The most that notes may inflate to. */
const MAX_NOTE_BYTES = 500_000;

function readPackedNotes(parameters: LinkParameters, problems: LinkProblem[]): readonly Note[] | undefined {
  const found = parameters.get("notes");
  if (found === undefined) return undefined;
  try {
    const notes = readNotes(unpack(found, MAX_NOTE_BYTES));
    if (notes.length > 0) return notes;
  } catch {
    // Damaged, as a link that was cut.
  }
  problems.push({ kind: "bad-value", name: "notes", found: found.slice(0, 40) });
  return undefined;
}

function readMovedNodes(parameters: LinkParameters, problems: LinkProblem[]): MovedNodes | undefined {
  const found = parameters.get("moved");
  const moved = found === undefined ? undefined : readMoved(found);
  if (found !== undefined && moved === undefined) problems.push({ kind: "bad-value", name: "moved", found });
  return moved;
}

/** `1-call,2-obj/1`: two to four runs of one engine, that of the lesson if there is such; or nothing. */
function exampleIn(parameters: LinkParameters): string | undefined {
  const written = parameters.get("example");
  return written === undefined ? undefined : presentId(written);
}

function readRuns(
  parameters: LinkParameters,
  engines: readonly EngineManifest[],
  problems: LinkProblem[],
): readonly string[] | undefined {
  const found = parameters.get("runs");
  if (found === undefined) return undefined;
  const runs = found.split(",");
  const example = exampleIn(parameters);
  const compared = comparedEngine(engines, { ...(example === undefined ? {} : { example }), runs });
  const areRuns = compared !== undefined && takesRuns(compared.comparison, runs);
  if (runs.length > 1 && runs.length <= MAX_COMPARED && areRuns) return runs;
  problems.push({ kind: "bad-value", name: "runs", found });
  return undefined;
}
