import type { ActiveLine, Procedure, PseudocodeLine, TextPiece } from "../../../trace/index.ts";

/** What is known of a line at a step. */
interface LineMark {
  /** The step is here, or an outer procedure waits here for its call, or only its variables are known. */
  readonly kind: "now" | "caller" | "bound";
  readonly bindings: readonly string[];
}

export interface LineItem {
  readonly kind: "line";
  readonly line: PseudocodeLine;
  readonly indent: number;
  readonly mark: LineMark | undefined;
  /** The procedure that this line called, opened inside. */
  readonly called: CalledProcedure | undefined;
}

interface CalledProcedure {
  readonly name: string;
  readonly items: readonly Item[];
}

/** Lines or calls that are not shown. `id` opens them. */
export interface FoldItem {
  readonly kind: "lines" | "calls";
  readonly id: string;
  readonly count: number;
  readonly indent: number;
}

export type Item = LineItem | FoldItem;

/** How many lines these are at least, with what is open inside. */
export function lineCount(items: readonly Item[]): number {
  return items.reduce(
    (sum, item) => sum + 1 + (item.kind === "line" && item.called !== undefined ? lineCount(item.called.items) : 0),
    0,
  );
}

/** 0: everything is shown; 1: idle blocks and calls in between are folded; 2: so are all lines but those with a mark, what they stand in, and the neighbors of the present one. */
export type Folding = 0 | 1 | 2;

/** Of a deep chain of calls this many stay open around the step. */
const OPEN_CALLS = 2;

/**
 * The frames, each with a line of its own procedure. A step may be written down when its frame is about to call the
 * procedure that the line is in: then that one is put in, called by the line that names it.
 *
 * @param active innermost first
 */
export function framesOf(procedures: readonly Procedure[], active: readonly ActiveLine[]): readonly ActiveLine[] {
  const owners = new Map(procedures.flatMap(({ name, lines }) => lines.map(({ line }) => [line, name] as const)));
  return active.flatMap((frame): readonly ActiveLine[] => {
    const owner = owners.get(frame.line);
    if (owner === undefined || owner === frame.procedure) return [frame];
    const caller = procedures.find(({ name }) => name === frame.procedure)?.lines ?? [];
    const call = caller.slice(1).find(({ pieces }) => pieces.some((piece) => isCallOf(piece, owner))) ?? caller[0];
    const isOwners = ({ line }: { readonly line: number }): boolean => owners.get(line) === owner;
    const called = { procedure: owner, line: frame.line, bindings: frame.bindings.filter(isOwners) };
    const bindings = frame.bindings.filter((binding) => !isOwners(binding));
    return call === undefined ? [called] : [called, { procedure: frame.procedure, line: call.line, bindings }];
  });
}

function isCallOf({ style, text }: TextPiece, procedure: string): boolean {
  return style === "procedure" && text === procedure;
}

/** A procedure by itself, with what all frames know of its lines. Where it calls itself, the innermost call wins. */
export function wholeProcedure({ name, lines }: Procedure, active: readonly ActiveLine[]): readonly Item[] {
  const marks = new Map<number, LineMark>();
  for (const frame of active.filter(({ procedure }) => procedure === name).toReversed())
    for (const [line, mark] of marksOf(frame, frame === active[0])) marks.set(line, mark);
  return lines.map((line) => ({
    kind: "line",
    line,
    indent: line.indent,
    mark: marks.get(line.line),
    called: undefined,
  }));
}

/**
 * The running procedures inside one another: the outermost first, each callee inside the line that called it.
 *
 * @param active innermost first
 * @param opened the ids of folds that the reader opened
 */
export function unfold(
  procedures: readonly Procedure[],
  active: readonly ActiveLine[],
  folding: Folding,
  opened: ReadonlySet<string>,
): readonly Item[] {
  const linesOf = new Map(procedures.map(({ name, lines }) => [name, lines]));
  const outermost = active.length - 1;
  const isDeep = folding > 0 && active.length > OPEN_CALLS + 2 && !opened.has("calls");

  const itemsOf = (frame: ActiveLine, depth: number): readonly Item[] => {
    const marks = marksOf(frame, depth === 0);
    const all = linesOf.get(frame.procedure) ?? [];
    const lines = depth === outermost || isDeep ? all : withoutHead(all, frame.procedure, marks);
    const visible = folding === 0 ? new Set(lines) : visibleLines(lines, marks, folding);
    const least = Math.min(...lines.map(({ indent }) => indent));
    const items = lines.map((line): LineItem => {
      const called = line.line === frame.line ? calledAt(depth) : undefined;
      return { kind: "line", line, indent: line.indent - least, mark: marks.get(line.line), called };
    });
    return foldIdle(items, visible, depth, opened);
  };

  const calledAt = (depth: number): CalledProcedure | undefined => {
    const isFold = isDeep && depth === outermost;
    const inner = isFold ? OPEN_CALLS - 1 : depth - 1;
    const frame = active[inner];
    if (frame === undefined) return undefined;
    const items = itemsOf(frame, inner);
    const calls: FoldItem = { kind: "calls", id: "calls", count: outermost - OPEN_CALLS, indent: 0 };
    return { name: frame.procedure, items: isFold ? [calls, ...items] : items };
  };

  const frame = active[outermost];
  return frame === undefined ? [] : itemsOf(frame, outermost);
}

/** Each run of idle lines becomes a fold; a single one takes no more room than its fold. */
function foldIdle(
  items: readonly LineItem[],
  visible: ReadonlySet<PseudocodeLine>,
  depth: number,
  opened: ReadonlySet<string>,
): readonly Item[] {
  const folded: Item[] = [];
  let idle: LineItem[] = [];
  const flush = (): void => {
    const [first] = idle;
    const id = `${depth} ${first?.line.line}`;
    if (first === undefined || idle.length === 1 || opened.has(id)) folded.push(...idle);
    else folded.push({ kind: "lines", id, count: idle.length, indent: first.indent });
    idle = [];
  };
  for (const item of items) {
    if (!visible.has(item.line)) {
      idle.push(item);
      continue;
    }
    flush();
    folded.push(item);
  }
  flush();
  return folded;
}

/** A called procedure needs no head: the line that calls it says its name. Kept where something stands beside it. */
function withoutHead(
  lines: readonly PseudocodeLine[],
  name: string,
  marks: ReadonlyMap<number, LineMark>,
): readonly PseudocodeLine[] {
  const [head, ...body] = lines;
  const isHead = head?.indent === 0 && head.pieces.some((piece) => isCallOf(piece, name));
  return isHead && !marks.has(head.line) ? body : lines;
}

function marksOf(frame: ActiveLine, isInnermost: boolean): ReadonlyMap<number, LineMark> {
  const marks = new Map<number, LineMark>([[frame.line, { kind: isInnermost ? "now" : "caller", bindings: [] }]]);
  for (const { line, text } of frame.bindings) {
    const mark = marks.get(line);
    marks.set(line, { kind: mark?.kind ?? "bound", bindings: [...(mark?.bindings ?? []), text] });
  }
  return marks;
}

/**
 * The lines that are not idle: those with a mark, the lines they stand in, and the lines beside one of these; when much
 * has to be folded, of the latter only the neighbors of the present one.
 */
function visibleLines(
  lines: readonly PseudocodeLine[],
  marks: ReadonlyMap<number, LineMark>,
  folding: Folding,
): ReadonlySet<PseudocodeLine> {
  const parents = parentsOf(lines);
  const live = new Set<PseudocodeLine>();
  for (const line of lines)
    if (marks.has(line.line))
      for (let at: PseudocodeLine | undefined = line; at !== undefined; at = parents.get(at)) live.add(at);
  const near = new Set<PseudocodeLine>();
  for (const [index, line] of lines.entries())
    if (marks.get(line.line)?.kind === "now")
      for (const neighbor of lines.slice(Math.max(0, index - 1), index + 2)) near.add(neighbor);
  return new Set(
    lines.filter((line) => {
      if (live.has(line)) return true;
      const parent = parents.get(line);
      return (parent === undefined || live.has(parent)) && (folding === 1 || near.has(line));
    }),
  );
}

/** The line in whose block a line stands. */
function parentsOf(lines: readonly PseudocodeLine[]): ReadonlyMap<PseudocodeLine, PseudocodeLine | undefined> {
  const parents = new Map<PseudocodeLine, PseudocodeLine | undefined>();
  const open: PseudocodeLine[] = [];
  for (const line of lines) {
    while (open.length > 0 && (open.at(-1)?.indent ?? 0) >= line.indent) open.pop();
    parents.set(line, open.at(-1));
    open.push(line);
  }
  return parents;
}
