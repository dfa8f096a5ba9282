import { type Capable, type Span, spanKey } from "../../kernel/index.ts";
import type { Seq } from "../log/step.ts";
import { StridesOverLibrary, withMoments } from "../log/strides.ts";
import type { Board, BoardSession, Comparable } from "./board-session.ts";
import { Hits } from "./breakpoints/hits.ts";
import { chaptersOf } from "./capabilities/chapters.ts";
import { firstOf, nonEmpty } from "./capabilities/first-of.ts";
import { inLibrary } from "./capabilities/in-library.ts";
import { chosenMoments, hasMoments, remembered } from "./capabilities/moments.ts";
import { explain } from "./explain.ts";
import { GraphNames } from "./names/graph-names.ts";
import { ask } from "./questions/ask.ts";
import { Stories } from "./stories.ts";
import type { SectionBoard, Story } from "./story.ts";
import type { ActiveLine, InlayHint, PanelSpec, Procedure, QueueView } from "./view-data.ts";

/** How many statements are pointed at for one position. */
const MAX_STATEMENTS = 12;

/**
 * What a board is made of. The first section leads: it speaks before the first step and at the end. Of panels with
 * one id the first is shown whose section the recording has.
 */
interface BoardParts extends Pick<Board, "engine"> {
  readonly sections: readonly [SectionBoard, ...SectionBoard[]];
  readonly defaultGranularity?: Board["defaultGranularity"];
  /** The panels in the order in which they stand; those of the sections one after the other where left out. */
  readonly panels?: readonly PanelSpec[];
}

/**
 * The board of an engine: most have one section, some show that of another engine beside their own, by that engine’s
 * own presentation. Pseudocode lines are numbered through, section after section.
 */
export function composeBoard({ engine, sections, defaultGranularity = "rule", panels }: BoardParts): Board {
  const shifts: number[] = [];
  const pseudocode: Procedure[] = [];
  for (const section of sections) {
    const shift = 1 + Math.max(-1, ...pseudocode.flatMap(({ lines }) => lines.map(({ line }) => line)));
    shifts.push(shift);
    pseudocode.push(...section.pseudocode.map((procedure) => shiftProcedure(procedure, shift)));
  }
  return {
    engine,
    panels: panels ?? sections.flatMap((section) => section.panels),
    pseudocode,
    agendas: sections.filter(showsAgenda).map(({ section }) => section),
    defaultGranularity,
    open: (recording) => openSession(new Stories(recording, sections), sections, shifts),
  };
}

function showsAgenda({ hasAgenda, panels }: SectionBoard): boolean {
  return hasAgenda ?? panels.some(({ kind }) => kind === "queue");
}

function openSession(stories: Stories, sections: readonly SectionBoard[], shifts: readonly number[]): BoardSession {
  const { all, first, recording } = stories;
  const isThere = (place: number) => recording.section(sections[place]?.section ?? "").number !== -1;
  const storyOf = (panel: string) => {
    const places = [...all.keys()].filter((place) => sections[place]?.panels.some(({ id }) => id === panel));
    return all[places.find(isThere) ?? places[0] ?? 0];
  };
  const names = new GraphNames(stories.dictionary);
  let hits: Hits | undefined;
  const session: BoardSession = {
    extend: () => {
      for (const story of all) story.extend?.();
    },
    has: (panel) =>
      sections.some(
        ({ panels, isAlternative = false }, place) =>
          panels.some(({ id }) => id === panel) && (!isAlternative || isThere(place)),
      ),
    view: (panel, n, since) => names.view((storyOf(panel) ?? first).view(panel, n, since)),
    activeLines: (n) => {
      // Before the first step: where the algorithm begins that makes it.
      const place = Math.max(0, stories.placeOf(Math.max(0, n - 1)));
      return (all[place] ?? first).activeLines(n).map((active) => shiftActive(active, shifts[place] ?? 0));
    },
    pseudocode: pseudocodeOf(all, sections, shifts, isThere),
    explain: (n, since, isInLibrary) => explain(stories, n, since, isInLibrary),
    statements: (n, since) => statementsOf(stories, n, since),
    hints: (n, since) => all.flatMap((story) => story.hints?.(n, since) ?? []).map((hint) => named(stories, hint)),
    shown: (text) => stories.dictionary.shown(text),
    tokens: (text) => firstOf(all, (story) => nonEmpty(story.tokens?.(text))) ?? [],
    why: (seq, limit, way, n) => stories.why(seq, limit, way, n),
    otherPremises: (seq) => (stories.of(seq)?.alternatives?.(seq) ?? []).map(({ premises }) => premises),
    ways: (seq, n) => stories.ways(seq, n).length,
    replay: (seq, n = Number.POSITIVE_INFINITY) => stories.replay(seq, n),
    elements: (seq) => elementsOf(stories, seq),
    factOf: (element, n = Number.POSITIVE_INFINITY) => firstOf(all, (story) => story.factOf(element, n)),
    question: (n, next, wanted) => ask({ stories, n, next, agenda: agendaAt(stories, sections, n) }, wanted),
    made: (seq) => stories.made(seq),
    phases: () => all.flatMap((story) => story.phases?.() ?? []).sort((a, b) => a.from - b.from),
    moments: remembered(recording, () => chosenMoments(recording, session.phases(), session.capabilities(hasMoments))),
    chapters: () => chaptersOf(session.moments()),
    overLibrary: new StridesOverLibrary(
      recording,
      (seq) => (session.capabilityAt(inLibrary, seq)?.libraryOf(seq) ?? "") !== "",
    ),
    strides: (isLibraryShown) =>
      withMoments(isLibraryShown ? recording : session.overLibrary, recording, () => session.moments()),
    arrivals: (target) => {
      hits ??= new Hits(recording, {
        ...session,
        ruleOf: (seq) => stories.ruleShown(seq),
        lineNumber: (seq, line) => line + (shifts[stories.placeOf(seq)] ?? 0),
      });
      return hits.of(target);
    },
    title: (seq) => (stories.of(seq) ?? first).title(seq),
    comparable: (seq) => comparableOf(stories, seq),
    capabilityAt: (kind, seq) => kind.of(stories.of(seq) ?? nothingMore),
    capabilities: (kind) => all.map((story) => kind.of(story)).filter((value) => value !== undefined),
  };
  session.extend();
  return session;
}

/** The full text of a note has short names, too. */
function named({ dictionary }: Stories, hint: InlayHint): InlayHint {
  return hint.whole === undefined ? hint : { ...hint, whole: dictionary.shown(hint.whole) };
}

/** The agenda that the step after position n belongs to, where a panel shows it. */
function agendaAt(stories: Stories, sections: readonly SectionBoard[], n: number): QueueView | undefined {
  const place = stories.placeOf(n);
  const panel = sections[place]?.panels.find(({ kind }) => kind === "queue");
  const view = panel === undefined ? undefined : stories.all[place]?.view(panel.id, n, n);
  return view?.kind === "queue" ? view : undefined;
}

/** The pseudocode of all sections, numbered through, in the variants that the run goes by. */
function pseudocodeOf(
  stories: readonly Story[],
  sections: readonly SectionBoard[],
  shifts: readonly number[],
  isThere: (place: number) => boolean,
): () => readonly Procedure[] {
  let variants: readonly (readonly Procedure[])[] = [];
  let composed: readonly Procedure[] = [];
  return () => {
    const now = sections.map(({ pseudocode, isAlternative = false }, place) =>
      isAlternative && !isThere(place) ? nothing : (stories[place]?.pseudocode?.() ?? pseudocode),
    );
    if (now.every((variant, place) => variant === variants[place])) return composed;
    variants = now;
    composed = now.flatMap((variant, place) => variant.map((each) => shiftProcedure(each, shifts[place] ?? 0)));
    return composed;
  };
}

const nothing: readonly Procedure[] = [];
const nothingMore: Capable = {};

/** The statements of the steps in [since, n), the last one first, each once; where they have none, the one that comes next. */
function statementsOf(stories: Stories, n: number, since: number): readonly Span[] {
  const spans = new Map<string, Span>();
  for (let seq = n - 1; seq >= Math.max(0, since) && spans.size < MAX_STATEMENTS; seq--) {
    const span = stories.of(seq)?.statement?.(seq);
    if (span !== undefined && !spans.has(spanKey(span))) spans.set(spanKey(span), span);
  }
  const next = spans.size > 0 ? undefined : (stories.of(n - 1) ?? stories.first).nextStatement?.(n);
  return next === undefined ? [...spans.values()] : [next];
}

function elementsOf(stories: Stories, seq: Seq): readonly string[] {
  const own = stories.of(seq);
  if (own === undefined) return [];
  const others = stories.all.filter((story) => story !== own);
  return [...own.elements(seq), ...others.flatMap((story) => story.relatedElements?.(seq) ?? [])];
}

function comparableOf(stories: Stories, seq: Seq): Comparable | undefined {
  const story = stories.of(seq);
  const kind = story === undefined ? undefined : stories.recording.steps.kind(seq);
  if (kind !== "derive" && kind !== "refine") return undefined;
  if (story?.comparable !== undefined) return story.comparable(seq);
  const text = stories.fact(seq);
  return { name: text, alike: text };
}

function shiftProcedure({ name, lines }: Procedure, shift: number): Procedure {
  return { name, lines: lines.map((line) => ({ ...line, line: line.line + shift })) };
}

function shiftActive({ procedure, line, bindings }: ActiveLine, shift: number): ActiveLine {
  return { procedure, line: line + shift, bindings: bindings.map(({ line, text }) => ({ line: line + shift, text })) };
}
