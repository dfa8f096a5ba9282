import type { CallSite, Instruction, Method, Variable } from "../../../../java/index.ts";
import { Budget, IntColumn, PairMap, valueAt } from "../../../../kernel/index.ts";
import {
  type Edge,
  type Global,
  type GlobalShape,
  globalLabel,
  type Location,
  type Place,
  type ProgramPoint,
  type Statement,
  type Weight,
} from "./elements.ts";
import { type EdgeRule, edgeRuleNumber } from "./rules.ts";

/** Observes the graph grow, edge by edge. */
export interface GraphObserver {
  edge(edge: Edge, isNew: boolean): void;
}

/**
 * The weighted dependence graph (N, L, ⇝) of Li et al., section 3.1: nodes are pairs of a variable and the method or
 * return point where it resides. Adding an edge throws `BudgetSpent`.
 */
export class DependenceGraph {
  readonly locations: Location[] = [];
  readonly globals: Global[] = [];
  readonly places: Place[] = [];
  readonly statements: Statement[] = [];
  readonly #nodeLocations = new IntColumn();
  readonly #nodePlaces = new IntColumn();
  readonly #nodes = new PairMap(256);
  readonly #pairs = new PairMap(256);
  readonly #edges = new PairMap(256);
  readonly #sources = new IntColumn();
  readonly #targets = new IntColumn();
  readonly #weights = new IntColumn(8);
  readonly #rules = new IntColumn(8);
  readonly #statements = new IntColumn();
  readonly #returnPoints = new IntColumn();
  readonly #ids = new Map<string, number>();
  /** By local: its parts. */
  readonly #locals = new Map<Variable, number[]>();
  readonly #methodPlaces = new Map<Method, number>();
  readonly #statementIds = new Map<Instruction, number>();
  readonly #observer: GraphObserver | undefined;

  /** The time of what reads it and builds it. */
  readonly budget: Budget;

  constructor(observer?: GraphObserver, budget = Budget.unlimited) {
    this.#observer = observer;
    this.budget = budget;
  }

  get nodeCount(): number {
    return this.#nodeLocations.length;
  }

  get edgeCount(): number {
    return this.#sources.length;
  }

  edge(number: number): Edge {
    return {
      number,
      source: this.#sources.at(number),
      target: this.#targets.at(number),
      weight: this.#weights.at(number),
      rule: this.#rules.at(number),
      statement: this.#statements.at(number),
      returnPoint: this.#returnPoints.at(number),
    };
  }

  /** The variable of a node. */
  locationAt(node: number): Location {
    return present(this.locations[this.locationOf(node)]);
  }

  /** The method or return point of a node. */
  placeAt(node: number): Place {
    return present(this.places[this.placeOf(node)]);
  }

  locationOf(node: number): number {
    return this.#nodeLocations.at(node);
  }

  placeOf(node: number): number {
    return this.#nodePlaces.at(node);
  }

  node(location: number, place: number): number {
    const fresh = this.#nodeLocations.length;
    const node = this.#nodes.getOrSet(location, place, fresh);
    if (node === fresh) {
      this.#nodeLocations.push(location);
      this.#nodePlaces.push(place);
    }
    return node;
  }

  /** The node of a location at a place, or -1. */
  findNode(location: number, place: number): number {
    return this.#nodes.get(location, place);
  }

  addEdge(
    source: number,
    target: number,
    weight: Weight,
    rule: EdgeRule,
    at: ProgramPoint | undefined,
    returnPoint = -1,
  ): void {
    this.budget.spend();
    const pair = this.#pairs.getOrSet(source, target, this.#pairs.size);
    const fresh = this.edgeCount;
    const number = this.#edges.getOrSet(pair, (returnPoint + 1) * 4 + weight, fresh);
    if (number === fresh) {
      this.#sources.push(source);
      this.#targets.push(target);
      this.#weights.push(weight);
      this.#rules.push(edgeRuleNumber(rule));
      this.#statements.push(at === undefined ? -1 : this.#statement(at.method, at.instruction));
      this.#returnPoints.push(returnPoint);
    }
    this.#observer?.edge(this.edge(number), number === fresh);
  }

  environment(): number {
    return this.#location("env", (id) => ({ id, label: "env", kind: "environment" }));
  }

  /** A part of a local by its name, `x₂`; of one that is not split its only one. */
  local(variable: Variable, part: number, name: string): number {
    const parts = valueAt(this.#locals, variable, () => []);
    const known = parts[part];
    if (known !== undefined) return known;
    const label = `${variable.method.label}/${name}`;
    const location = this.locations.push({ id: this.locations.length, label, kind: "local", variable, part, name }) - 1;
    parts[part] = location;
    return location;
  }

  /** A part of a local in its method, or -1 when nothing mentions it. */
  localNode(variable: Variable, part: number): number {
    return this.findNode(this.#locals.get(variable)?.[part] ?? -1, this.findMethod(variable.method));
  }

  argument(method: Method, index: number): number {
    const label = `${method.label}/arg${index + 1}`;
    return this.#location(`a ${label}`, (id) => ({ id, label, kind: "argument", method, index }));
  }

  returned(method: Method): number {
    const label = `${method.label}/ret`;
    return this.#location(`r ${label}`, (id) => ({ id, label, kind: "return", method }));
  }

  thrown(method: Method): number {
    const label = `${method.label}/exc`;
    return this.#location(`e ${label}`, (id) => ({ id, label, kind: "exception", method }));
  }

  control(method: Method): number {
    const label = `${method.label}/runs`;
    return this.#location(`c ${label}`, (id) => ({ id, label, kind: "control", method }));
  }

  /** The return value in the method that returns it, or -1. */
  returnedNode(method: Method): number {
    return this.findNode(this.#ids.get(`r ${method.label}/ret`) ?? -1, this.findMethod(method));
  }

  global(shape: GlobalShape): Global {
    const label = globalLabel(shape);
    const key = `${shape.kind} ${"field" in shape ? shape.field.class.name : ""} ${label}`;
    const known = this.#ids.get(key);
    const found = known === undefined ? undefined : this.globals[known];
    if (found !== undefined) return found;
    const global: Global = { ...shape, id: this.globals.length, label };
    this.#ids.set(key, global.id);
    this.globals.push(global);
    return global;
  }

  /** The location of a global: itself under Table 1, with a context or return point under Table 2. */
  globalLocation(global: Global, tag: string): number {
    const label = tag === "" ? global.label : `(${global.label}, ${tag})`;
    return this.#location(`g ${global.id} ${tag}`, (id) => ({ id, label, kind: "global", global, tag }));
  }

  method(method: Method): number {
    const place = () =>
      ({ id: this.places.length, kind: "method", label: method.label, method, site: undefined }) as const;
    return valueAt(this.#methodPlaces, method, () => this.places.push(place()) - 1);
  }

  findMethod(method: Method): number {
    return this.#methodPlaces.get(method) ?? -1;
  }

  /** A return point by its label, which is unique. */
  returnPoint(label: string, method: Method, site: CallSite | undefined): number {
    return valueAt(
      this.#ids,
      `p ${label}`,
      () => this.places.push({ id: this.places.length, kind: "return-point", label, method, site }) - 1,
    );
  }

  #location(key: string, make: (id: number) => Location): number {
    return valueAt(this.#ids, key, () => this.locations.push(make(this.locations.length)) - 1);
  }

  #statement(method: Method, instruction: Instruction): number {
    const { span } = instruction;
    return valueAt(this.#statementIds, instruction, () => this.statements.push({ method, instruction, span }) - 1);
  }
}

/** @throws Error for a number that was never given out: a fault of the program itself */
function present<T>(row: T | undefined): T {
  if (row === undefined) throw new Error("a number that the dependence graph never gave out");
  return row;
}
