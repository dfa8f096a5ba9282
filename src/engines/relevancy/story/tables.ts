import { ShownVariables, showName } from "../../../java/index.ts";
import type { SymbolTables } from "../../../trace/index.ts";
import type { Location, Place, Statement } from "../algorithm/dependence-graph/elements.ts";
import { isOfInterest } from "../algorithm/dependence-graph/types-of-interest.ts";
import type { Encoding } from "../algorithm/encoding/encoding.ts";
import type { BuiltGraph } from "../algorithm/graph-building/build-graph.ts";
import type { Construction } from "../algorithm/graph-building/construction.ts";
import { Occurrences } from "../algorithm/read-out/occurrences.ts";
import { nodeKind, weightName } from "../result.ts";
import type { EdgeSymbol, NodeSymbol, RelevancySymbols, StatementSymbol, VariableSymbol } from "./symbols.ts";

/** The tables that follow the dependence graph as it grows. */
export function addGraphTables(tables: SymbolTables<RelevancySymbols>, { graph, construction }: BuiltGraph): void {
  const shown = new ShownVariables(construction.program.files);
  const symbolOf = nodeSymbolsOf({ graph, construction });
  tables.listed(
    "places",
    () => graph.places,
    ({ label, method }) => ({ label, box: graph.findMethod(method) }),
  );
  tables.numbered("nodes", () => graph.nodeCount, symbolOf);
  tables.numbered(
    "edges",
    () => graph.edgeCount,
    (number) => {
      const { source, target, weight, statement, returnPoint } = graph.edge(number);
      const symbol: EdgeSymbol = { source, target, label: weightName(weight), statement };
      return returnPoint === -1 ? symbol : { ...symbol, returnPoint };
    },
  );
  tables.listed(
    "statements",
    () => graph.statements,
    (statement) => statementSymbol(statement, construction, shown),
  );
}

/** A statement as it reads, with the parts of its locals. */
export function statementSymbol(
  { instruction, method, span }: Statement,
  construction: Construction,
  shown: ShownVariables,
): StatementSymbol {
  return { text: shown.statement(instruction, construction.naming(instruction)), method: method.label, span };
}

/** What the nodes of a graph are called, without recording it. */
export function nodeSymbolsOf({
  graph,
  construction,
}: Pick<BuiltGraph, "graph" | "construction">): (node: number) => NodeSymbol {
  const shown = new ShownVariables(construction.program.files);
  const occurrences = new Occurrences(construction);
  return (node) => nodeSymbol(graph.locationAt(node), graph.placeAt(node), shown, occurrences);
}

/** The pushdown rules as they read. */
export function addRuleTable(tables: SymbolTables<RelevancySymbols>, { system }: Encoding): void {
  tables.numbered(
    "rules",
    () => system.ruleCount,
    (number) => {
      const { from, to, weight } = system.rule(number);
      const left = system.showConfiguration(from.location, [from.symbol]);
      const right = system.showConfiguration(to.location, to.symbols);
      return `${left} ↪ ${right}${weight === system.semiring.one ? "" : ` [${weightName(weight)}]`}`;
    },
  );
}

/** The variables of the program's own methods, once the graph is complete. */
export function variableSymbols({ graph, construction }: BuiltGraph): readonly VariableSymbol[] {
  const { options, program } = construction;
  const occurrences = new Occurrences(construction);
  return program.methods
    .filter((method) => !method.class.isLibrary)
    .flatMap((method) =>
      method.variables.flatMap((variable) => {
        const isListed =
          !variable.isTemporary && variable !== method.thisVariable && isOfInterest(variable.type, options.types);
        const count = construction.partsKnown(method).count(variable);
        return Array.from({ length: count }, (_, part): VariableSymbol => {
          const written = count > 1 ? occurrences.of(variable, part) : [];
          return {
            name: variable.name,
            shown: construction.partName(variable, part),
            method: method.label,
            scope: method.span,
            declared: variable.span.start,
            noted: written[0]?.start ?? variable.span.start,
            lines: written.map(({ start }) => start.line),
            node: graph.localNode(variable, part),
            isListed,
          };
        });
      }),
    );
}

function nodeSymbol(location: Location, place: Place, shown: ShownVariables, occurrences: Occurrences): NodeSymbol {
  const shape = nodeKind(location, place);
  const label = shortLabel(location, shown);
  const role = roleOf(location);
  return {
    label: shape === "return-point" ? `${label} @ ${place.label}` : label,
    fullLabel: `(${label}, ${place.label})`,
    place: place.id,
    shape,
    ...(role === undefined ? {} : { role }),
    ...writtenAs(location, occurrences),
  };
}

function writtenAs(location: Location, occurrences: Occurrences): Pick<NodeSymbol, "written"> {
  if (location.kind !== "local" || location.variable.method.class.isLibrary) return {};
  const { variable, part } = location;
  const written = variable.isTemporary ? [variable.span] : occurrences.of(variable, part);
  return written.length === 0 ? {} : { written };
}

function roleOf(location: Location): NodeSymbol["role"] {
  if (location.kind === "environment") return "source";
  const isPassing = location.kind === "argument" || (location.kind === "local" && location.variable.isTemporary);
  return isPassing ? "passing" : undefined;
}

/** How a location reads inside the box of its method. */
export function shortLabel(location: Location, shown: ShownVariables): string {
  switch (location.kind) {
    case "local":
      return showName(location.name, shown.expression(location.variable));
    case "argument":
      return `arg${location.index + 1}`;
    case "return":
      return "ret";
    case "exception":
      return "exc";
    case "control":
      return "runs";
    default:
      return location.label;
  }
}
