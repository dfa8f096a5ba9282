import { IntColumn, valueAt } from "../../../kernel/index.ts";
import {
  callAt,
  callsAt,
  type Fact,
  FactsByKey,
  type GraphFold,
  GrowingGraph,
  type Procedure,
  type Seq,
} from "../../../trace/index.ts";
import { say } from "../messages/say.ts";
import { ClassMap } from "./classes/index.ts";
import { CallsAhead } from "./dispatch/calls-ahead.ts";
import { markedContextFree, markedPseudocode } from "./pseudocode.ts";
import { SymbolReader } from "./read-symbols.ts";
import { Receivers } from "./receivers/index.ts";
import type { PointerSymbol } from "./symbols.ts";
import { factKinds, ruleNames, vocabulary } from "./vocabulary.ts";

/** The section of a points-to run, read: its symbols, and facts grouped for the panels. Grows with the recording. */
export class PointsToRun extends SymbolReader {
  readonly pfg = new GrowingGraph();
  /** What leads to `this`, and is drawn with PFG. */
  readonly receivers = new Receivers(this.steps);
  readonly callGraph = new GrowingGraph();
  readonly #drawnMethods = new Set<number>();
  readonly classMap = new ClassMap();
  /** The steps at which Dispatch answers, ascending. */
  readonly dispatches = new IntColumn();
  /** The steps that gave each pointer its objects; pointers in the order of their first object. */
  readonly objectSteps = new FactsByKey<number>();
  /** Of these rows those of the reader's program: places among them, and births. */
  readonly ownRows = new IntColumn();
  readonly ownRowBirths = new IntColumn();
  /** The steps that made methods and calls of the reader's program: what library code calls is left out. */
  readonly ownReachable = new IntColumn();
  readonly ownCalls = new IntColumn();
  /** The steps that brought each object to its first pointer. */
  readonly objectBirths = new IntColumn();
  readonly #objects = new Set<number>();
  readonly #instanceSelections = new IntColumn();
  readonly #staticSelections = new IntColumn();
  readonly #uses = new Map<string, IntColumn>();
  /** The steps that made methods reachable, and those that mentioned pointers first. */
  readonly reachableBirths = new Map<number, Seq>();
  readonly pointerBirths = new Map<number, Seq>();
  readonly #boxBirths = new Map<number, Seq>();
  /** How many calls lead to a method, on the way by which it was first reached. */
  readonly #depths = new Map<number, number>();
  readonly #tokens = new Map<string, number>();
  /** By the label of an allocation site: the merged object that stands for it. */
  readonly #mergedObjects = new Map<string, string>();
  readonly #ahead = new CallsAhead(() => this.classes);
  #namedObjects = 0;
  #machineSites = 0;

  /** The algorithm as this run goes by it; the same object as long as the options are not known. */
  get pseudocode(): readonly Procedure[] {
    return (this.hasContexts ? markedPseudocode : markedContextFree)(this.options.without);
  }

  /**
   * The numbers of the allocation sites by label, and of the objects that they make under heap contexts. Those of the virtual
   * machine come behind those of the program, in order of their first objects.
   */
  get tokenOf(): ReadonlyMap<string, number> {
    const objects = this.table("objects");
    if (this.#tokens.size === 0) this.#nameSites();
    for (; this.#namedObjects < objects.length; this.#namedObjects++) {
      const object = objects[this.#namedObjects];
      if (object === undefined) continue;
      const token =
        this.#tokens.get(object.site) ?? (object.isMachine ? this.#nameMachineSite(object.site) : undefined);
      if (token !== undefined) this.#tokens.set(object.label, token);
    }
    return this.#tokens;
  }

  /** The steps that concluded a points-to fact or a call by a rule, ascending. */
  uses(rule: string): IntColumn {
    return valueAt(this.#uses, rule, () => new IntColumn());
  }

  /** The Select steps of calls with a receiver, or of those without, ascending. */
  selections(of: "instance" | "static"): IntColumn {
    return of === "instance" ? this.#instanceSelections : this.#staticSelections;
  }

  /** The call that ProcessCall was busy with at a step; undefined outside of it. */
  processedCall(seq: Seq) {
    const call = callAt(this.steps, vocabulary.procedures, this.steps.frame(seq));
    return call?.procedure === "ProcessCall" ? call.values : undefined;
  }

  /** The object that this call is made on; undefined where there is none. */
  receiverOf(seq: Seq): number | undefined {
    const object = this.processedCall(seq)?.object ?? -1;
    return object === -1 ? undefined : object;
  }

  /** `o_StringBuilder` for the `o12` of a site whose objects are merged, else the site's own name. */
  objectOf(site: string): string {
    if (this.#tokens.size === 0) this.#nameSites();
    return this.#mergedObjects.get(site) ?? site;
  }

  #nameMachineSite(site: string): number {
    const token = this.sites.length + this.#machineSites++;
    this.#tokens.set(site, token);
    return token;
  }

  /** A merged object has the number of its first site. */
  #nameSites(): void {
    for (const [token, { label, mergedAs }] of this.sites.entries()) {
      if (mergedAs !== undefined) this.#mergedObjects.set(label, mergedAs);
      const name = mergedAs ?? label;
      if (!this.#tokens.has(name)) this.#tokens.set(name, token);
    }
    // Where it is the only one of its name in the program, the file that it is made in goes without saying.
    for (const [token, { label }] of this.sites.entries()) {
      const [, short] = /^[\w$]+:(o\d.*)$/.exec(label) ?? [];
      if (short !== undefined && !this.#tokens.has(short)) this.#tokens.set(short, token);
    }
  }

  /** The objects of a pointer at position n, in order of arrival. */
  objectsAt(pointer: number, n: number): readonly number[] {
    const facts = this.objectSteps.stepsOf(pointer);
    const visible = facts.lowerBound(n);
    return Array.from({ length: visible }, (_, index) => this.steps.fact(facts.at(index)).b);
  }

  protected override index(seq: Seq): void {
    const { steps } = this;
    const kind = steps.kind(seq);
    if (kind !== "derive" && kind !== "put") return;
    const fact = steps.fact(seq);
    if (kind === "derive" && (fact.kind === factKinds.pointsTo || fact.kind === factKinds.callEdge))
      this.uses(ruleNames[steps.rule(seq)] ?? "").push(seq);
    switch (fact.kind) {
      case factKinds.reachable:
        this.#reachable(fact.a, seq);
        return;
      case factKinds.pointsTo:
        this.#pointsTo(fact.a, fact.b, seq);
        return;
      case factKinds.flow:
        this.#flow(fact, seq);
        return;
      case factKinds.callEdge:
        this.#callEdge(fact, seq);
        return;
      case factKinds.dispatch:
        this.dispatches.push(seq);
        return;
      case factKinds.select:
        this.selections(this.receiverOf(seq) === undefined ? "static" : "instance").push(seq);
        return;
      case factKinds.entry:
        this.#mention(fact.a, seq);
        this.receivers.add(seq);
    }
  }

  #flow({ a: source, b: target, c: filter }: Fact, seq: Seq): void {
    this.#mention(source, seq);
    this.#mention(target, seq);
    const rule = ruleNames[this.steps.rule(seq)] ?? "assign";
    const { label: name } = labelsIn(this.pointer(source));
    this.pfg.addEdge({
      id: `f${seq}`,
      source: `p${source}`,
      target: `p${target}`,
      label: filter === -1 ? "" : `(${this.filter(filter)})`,
      birth: seq,
      style: rule,
      ...(rule === "argument" || rule === "return" ? { gloss: say(`gloss.${rule}`, { name }) } : {}),
    });
  }

  #callEdge({ a: caller, b: site, c: callee }: Fact, seq: Seq): void {
    if (!this.#depths.has(callee)) this.#depths.set(callee, this.#depthOf(caller, seq) + 1);
    if (this.method(caller).library === "") this.ownCalls.push(seq);
    this.classMap.call(
      { caller: this.method(caller), site: this.callSite(site).label, callee: this.method(callee) },
      seq,
    );
    this.#called(callee, seq);
    this.callGraph.addEdge({
      id: `c${seq}`,
      source: `m${caller}`,
      target: `m${callee}`,
      label: this.callSite(site).label,
      birth: seq,
      style: ruleNames[this.steps.rule(seq)] ?? "call",
    });
  }

  #reachable(method: number, seq: Seq): void {
    this.reachableBirths.set(method, seq);
    const symbol = this.method(method);
    if (symbol.library === "") this.ownReachable.push(seq);
    this.classMap.reach(symbol, seq);
    this.#called(method, seq);
  }

  /** A method is in the picture from its first call on, which adds it to RM a pause later. */
  #called(method: number, seq: Seq): void {
    if (this.#drawnMethods.has(method)) return;
    this.#drawnMethods.add(method);
    const symbol = this.method(method);
    this.callGraph.addNode({
      id: `m${method}`,
      label: symbol.label,
      ...this.#ahead.of(symbol, this.hasContexts),
      group: undefined,
      birth: seq,
      shape: "method",
      depth: this.#depthOf(method, seq),
      ...this.#foldOf(symbol),
    });
  }

  #pointsTo(pointer: number, object: number, seq: Seq): void {
    this.#mention(pointer, seq);
    if (!this.isListed(object)) return;
    if (!this.#objects.has(object)) {
      this.#objects.add(object);
      this.objectBirths.push(seq);
    }
    if (!this.objectSteps.add(pointer, seq)) return;
    if (this.pointer(pointer).library === "") {
      this.ownRows.push(this.objectSteps.size - 1);
      this.ownRowBirths.push(seq);
    }
  }

  /** A pointer is in the picture from the first step that mentions it. */
  #mention(pointer: number, seq: Seq): void {
    if (this.pointerBirths.has(pointer)) return;
    this.pointerBirths.set(pointer, seq);
    const symbol = this.pointer(pointer);
    const { box, kind } = symbol;
    if (box !== -1 && !this.#boxBirths.has(box)) {
      this.#boxBirths.set(box, seq);
      const method = this.method(box);
      const depth = this.#depthOf(box, seq);
      const group = {
        id: `b${box}`,
        label: method.label,
        ...this.#ahead.of(method, this.hasContexts),
        birth: seq,
        depth,
      };
      this.pfg.addGroup({ ...group, ...this.#foldOf(method) });
    }
    this.pfg.addNode({
      id: `p${pointer}`,
      ...labelsIn(symbol),
      group: box === -1 ? undefined : `b${box}`,
      birth: seq,
      shape: kind,
      ...this.#foldOf(symbol),
    });
  }

  /** Its receiver is put on the worklist before the call is in the call graph: then the caller is the one whose call is processed. */
  #depthOf(method: number, seq: Seq): number {
    const known = this.#depths.get(method);
    if (known !== undefined) return known;
    const caller = this.#callerAt(seq);
    const depth = caller === -1 || caller === method ? 0 : this.#depthOf(caller, seq) + 1;
    this.#depths.set(method, depth);
    return depth;
  }

  /** The method whose call is processed: that of the receiver's variable; where there is none, the one that is becoming reachable. */
  #callerAt(seq: Seq): number {
    const [call, outer] = [...callsAt(this.steps, vocabulary.procedures, seq)];
    if (call?.procedure !== "ProcessCall") return -1;
    const { pointer } = call.values;
    if (pointer !== -1) return this.pointer(pointer).box;
    return outer?.procedure === "AddReachable" ? outer.values.method : -1;
  }

  /** Library code is folded by class and context: two lists apart under 2-object stay apart. */
  #foldOf({ library, context }: Pick<PointerSymbol, "library" | "context">): { readonly fold?: GraphFold } {
    return library === "" ? {} : { fold: { label: this.inContext(context, library), owner: library } };
  }
}

/** In the box of its method, which says the context, a variable needs none; there no two temporaries have one number. */
function labelsIn({ label, shortLabel, context, box, isTemporary }: PointerSymbol): {
  readonly label: string;
  readonly fullLabel?: string;
} {
  if (box === -1) return { label };
  const before = `${context}:`;
  const name = shortLabel.startsWith(before) ? shortLabel.slice(before.length) : shortLabel;
  return { label: isTemporary ? name.replace(/‹.*›$/s, "") : name, fullLabel: label };
}
