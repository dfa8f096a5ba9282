import {
  activeLinesAt,
  agendaView,
  composeBoard,
  factTable,
  type Message,
  type Section,
  type Seq,
  type Story,
  tablesOf,
} from "../../trace/index.ts";
import { lines, pseudocode } from "./story/pseudocode.ts";
import { type DigraphSymbols, factKinds, vocabulary } from "./story/vocabulary.ts";

function tell(section: Section): Story {
  const { steps } = section;
  const table = tablesOf<DigraphSymbols>(section);
  const births = section.births(factKinds.reached);
  const nodeOf = (seq: Seq): string => table("nodes")[steps.fact(steps.about(seq)).a] ?? "?";
  const message = (id: string, seq?: Seq): Message => ({
    id: `digraph.${id}`,
    values: seq === undefined ? {} : { node: nodeOf(seq) },
  });
  return {
    view(panel, n, since) {
      if (panel === "worklist") return agendaView(section, n, since, nodeOf);
      const columns = ["digraph.column.node"];
      return factTable({ births, n, since, columns, cells: (seq) => [nodeOf(seq)], keyOf: (seq) => `n${seq}` });
    },
    activeLines: (n) =>
      n === 0
        ? [{ procedure: "Walk", line: lines.walk, bindings: [] }]
        : activeLinesAt(section, vocabulary.procedures, n, ({ values }) => {
            const taken = table("nodes")[values.taken];
            return taken === undefined ? [] : [{ line: lines.take, text: `n = ${taken}` }];
          }),
    begin: () => ({ what: message("begin"), why: message("begin.why"), effect: message("begin.effect") }),
    fact: (seq) => `${nodeOf(seq)} ∈ R`,
    rule: (seq) => `digraph.rule.${vocabulary.rules[steps.rule(seq)] ?? ""}`,
    title: (seq) => message(`title.${steps.kind(seq)}`, seq),
    why: (seq) => [message(`why.${vocabulary.rules[steps.rule(seq)] ?? ""}`, seq)],
    effect: (seq) => [message(`effect.${steps.kind(seq)}`, seq)],
    tally: (seq) => `digraph.tally.${steps.kind(seq)}`,
    elements: (seq) => [`n${steps.about(seq)}`],
    factOf: (element) => (element.startsWith("n") ? Number(element.slice(1)) : undefined),
  };
}

/** How a walk is shown: what waits, what is reached, and why. */
export const digraphBoard = composeBoard({
  engine: "digraph",
  sections: [
    {
      section: "digraph",
      panels: [
        { id: "worklist", region: "digraph.panel.worklist", kind: "queue", symbol: "WL", place: "side" },
        { id: "reached", region: "digraph.panel.reached", kind: "table", symbol: "R", place: "side" },
      ],
      pseudocode,
      tell,
    },
  ],
});
