import type { GraphModel, TableView } from "../../trace/index.ts";
import { t, translate } from "../messages/index.ts";
import type { Breakpoint, Session } from "../store/index.ts";

/** Rows of a table that are looked through for the name of one. */
const MAX_ROWS = 20_000;

type Named = Pick<Session, "board" | "reader" | "recording">;

/** What a breakpoint watches, in words. */
export function breakpointName(breakpoint: Breakpoint, session: Named | undefined): string {
  switch (breakpoint.kind) {
    case "line":
      return t("breakpoints.line", { file: breakpoint.file, line: breakpoint.line });
    case "pseudocode":
      return pseudocodeName(breakpoint.line, session);
    case "rule":
      return t("breakpoints.rule", { name: translate(breakpoint.rule) });
    case "change":
      return t("breakpoints.change", { name: elementName(breakpoint.element, session) });
  }
}

function pseudocodeName(number: number, session: Named | undefined): string {
  for (const { name, lines } of session?.reader.pseudocode() ?? []) {
    const index = lines.findIndex(({ line }) => line === number);
    const text = lines[index]?.pieces.map((piece) => piece.text).join("") ?? "";
    if (index !== -1) return t("breakpoints.pseudocode", { procedure: name, line: index + 1, text });
  }
  return t("breakpoints.pseudocode", { procedure: "?", line: number, text: "" });
}

/** A graph element or a table row as the page writes it; its own name where the run has none such. */
export function elementName(element: string, session: Named | undefined): string {
  if (session === undefined) return element;
  const { board, reader, recording } = session;
  const views = board.panels
    .filter(({ id }) => reader.has(id))
    .map(({ id }) => reader.view(id, recording.length, recording.length));
  const models = views.flatMap((view) => (view.kind === "graph" ? view.model : []));
  if (models.some(({ edges }) => edges.some(({ id }) => id === element))) {
    // As it is when it comes: what it says later is no part of its name.
    const fact = reader.factOf(element, 0);
    const text = fact === undefined ? undefined : reader.why(fact, 1)?.text;
    return reader.shown(text ?? edgeName(element, models));
  }
  const row = firstOf(views, (view) => (view.kind === "table" ? rowName(element, view) : undefined));
  const node = firstOf(models, ({ nodes }) => nodes.find(({ id }) => id === element));
  return reader.shown(row ?? node?.fullLabel ?? node?.label ?? element);
}

function edgeName(element: string, models: readonly GraphModel[]): string {
  for (const { edges, nodes } of models) {
    const edge = edges.find(({ id }) => id === element);
    if (edge === undefined) continue;
    const [source, target] = [edge.source, edge.target].map((end) => nodes.find(({ id }) => id === end)?.label ?? end);
    return `${source} → ${target}`;
  }
  return element;
}

/** The first cell of a row that has something in it. */
function rowName(element: string, { rowCount, row }: TableView): string | undefined {
  for (let index = 0; index < Math.min(rowCount, MAX_ROWS); index++) {
    const { key, cells } = row(index);
    if (key !== element) continue;
    const texts = cells.map((cell) => cell.map((part) => part.text).join(""));
    return texts.find((text) => text !== "");
  }
  return undefined;
}

function firstOf<T, R>(all: readonly T[], find: (each: T) => R | undefined): R | undefined {
  for (const each of all) {
    const found = find(each);
    if (found !== undefined) return found;
  }
  return undefined;
}
