import type { SymbolChunk } from "../../../trace/index.ts";
import { EPSILON, type PAutomaton } from "../../pushdown/index.ts";
import type { Location, Weight } from "../algorithm/dependence-graph/dependence-graph.ts";
import { isOfInterest } from "../algorithm/dependence-graph/types-of-interest.ts";
import type { Encoding } from "../algorithm/encoding/encoding.ts";
import type { BuiltGraph } from "../algorithm/graph-building/build-graph.ts";
import { weightName } from "../result.ts";
import type {
  EdgeSymbol,
  NodeSymbol,
  PlaceSymbol,
  RuleSymbol,
  StatementSymbol,
  StateSymbol,
  TransitionSymbol,
  VariableSymbol,
} from "./symbols.ts";

/** The symbol tables of a recording that grows: each call hands out the rows that are new. */
export class SymbolTables {
  built: BuiltGraph | undefined;
  encoding: Encoding | undefined;
  automaton: PAutomaton<Weight> | undefined;
  outcomes: readonly unknown[] = [];
  seeds: readonly unknown[] = [];
  readonly #sent = new Map<string, number>();
  #areVariablesSent = false;

  takeNew(): SymbolChunk {
    return { ...this.#graphRows(), ...this.#systemRows(), ...this.#automatonRows(), ...this.#lastRows() };
  }

  #graphRows(): SymbolChunk {
    const graph = this.built?.graph;
    if (graph === undefined) return {};
    return {
      places: this.#fresh("places", graph.places.length, (id): PlaceSymbol => {
        const place = graph.places[id];
        return {
          label: place?.label ?? "?",
          kind: place?.kind ?? "method",
          box: place === undefined ? -1 : graph.findMethod(place.method),
        };
      }),
      nodes: this.#fresh("nodes", graph.nodeCount, (id) => this.#node(id)),
      edges: this.#fresh("edges", graph.edgeCount, (number): EdgeSymbol => {
        const { source, target, weight, statement } = graph.edge(number);
        return { source, target, label: weightName(weight), statement };
      }),
      statements: this.#fresh("statements", graph.statements.length, (id): StatementSymbol => {
        const statement = graph.statements[id];
        const span = statement?.span ?? { file: "", start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };
        return { text: statement?.text ?? "?", method: statement?.method.label ?? "?", span };
      }),
    };
  }

  #systemRows(): SymbolChunk {
    const system = this.encoding?.system;
    if (system === undefined) return {};
    return {
      locations: this.#fresh("locations", system.locationNames.length, (id) => system.locationName(id)),
      stackSymbols: this.#fresh("stackSymbols", system.symbolNames.length, (id) => system.symbolName(id)),
      rules: this.#fresh("rules", system.ruleCount, (number): RuleSymbol => {
        const { from, to, weight, payload } = system.rule(number);
        return {
          left: system.showConfiguration(from.location, [from.symbol]),
          right: system.showConfiguration(to.location, to.symbols),
          weight: weightName(weight),
          edge: payload,
          to,
        };
      }),
    };
  }

  #automatonRows(): SymbolChunk {
    const { automaton } = this;
    if (automaton === undefined) return {};
    return {
      states: this.#fresh("states", automaton.stateCount, (id): StateSymbol => {
        return { name: automaton.stateName(id), kind: automaton.stateKind(id) };
      }),
      transitions: this.#fresh("transitions", automaton.transitionCount, (id): TransitionSymbol => {
        const symbol = automaton.symbolOf(id);
        return {
          from: automaton.fromOf(id),
          symbol: symbol === EPSILON ? "ε" : automaton.system.symbolName(symbol),
          to: automaton.toOf(id),
          reads: symbol === EPSILON ? -1 : symbol,
        };
      }),
    };
  }

  /** The variables can be told when every control location has its number; the outcomes at the very end. */
  #lastRows(): SymbolChunk {
    const isReady = this.automaton !== undefined && !this.#areVariablesSent;
    if (isReady) this.#areVariablesSent = true;
    return {
      ...(isReady ? { variables: this.#variables() } : {}),
      outcomes: this.#fresh("outcomes", this.outcomes.length, (index) => this.outcomes[index]),
      seeds: this.#fresh("seeds", this.seeds.length, (index) => this.seeds[index]),
    };
  }

  #variables(): readonly VariableSymbol[] {
    const { built, encoding } = this;
    if (built === undefined || encoding === undefined) return [];
    const { options, program } = built.construction;
    return program.methods
      .filter((method) => !method.class.isLibrary)
      .flatMap((method) => {
        const place = built.graph.findMethod(method);
        return method.variables.map((variable): VariableSymbol => {
          const location = built.graph.findLocal(variable);
          return {
            name: variable.name,
            method: method.label,
            scope: method.span,
            declared: variable.span.start,
            location: encoding.findLocation(location),
            symbol: encoding.findSymbol(place),
            isListed:
              !variable.isTemporary && variable !== method.thisVariable && isOfInterest(variable.type, options.types),
          };
        });
      });
  }

  #node(id: number): NodeSymbol {
    const graph = this.built?.graph;
    const location = graph?.locations[graph.locationOf(id)];
    const place = graph?.places[graph.placeOf(id)];
    if (graph === undefined || location === undefined || place === undefined)
      return { label: "?", fullLabel: "?", place: -1, shape: "local", location: -1 };
    const isGlobal = location.kind === "global" || location.kind === "environment";
    const label = shortLabel(location);
    return {
      label: place.kind === "return-point" ? `${label} @ ${place.label}` : label,
      fullLabel: `(${isGlobal ? location.label : label}, ${place.label})`,
      place: place.id,
      shape: place.kind === "return-point" ? "return-point" : isGlobal ? "global" : "local",
      location: location.id,
    };
  }

  #fresh<T>(table: string, count: number, row: (index: number) => T): readonly T[] {
    const from = this.#sent.get(table) ?? 0;
    this.#sent.set(table, count);
    return Array.from({ length: Math.max(0, count - from) }, (_, index) => row(from + index));
  }
}

function shortLabel(location: Location): string {
  switch (location.kind) {
    case "local":
      return location.variable.name;
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
