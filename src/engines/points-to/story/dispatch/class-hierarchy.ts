import {
  callsAt,
  type DispatchedCall,
  type GraphEdge,
  type GraphModel,
  type GraphNode,
  type GraphView,
  NONE,
  type Seq,
  type TreeClass,
} from "../../../../trace/index.ts";
import { sayDispatch as say } from "../../messages/dispatch.ts";
import type { PointsToRun } from "../run.ts";
import type { ClassSymbol } from "../symbols.ts";
import { vocabulary } from "../vocabulary.ts";
import { factText } from "../wording.ts";
import { aboveOf, climb, methodOf } from "./climb.ts";
import { signatureOf } from "./signature.ts";

/** What is drawn of all positions. */
interface Drawn {
  /** All of the table. */
  readonly byName: ReadonlyMap<string, ClassSymbol>;
  readonly classes: readonly TreeClass[];
  readonly model: GraphModel;
}

/** The classes of a run, and how its calls climb along them. Grows with the recording. */
export class ClassHierarchy {
  readonly #run: PointsToRun;
  readonly #births = new Map<string, Seq>();
  #read = 0;
  #drawn: Drawn | undefined;

  constructor(run: PointsToRun) {
    this.#run = run;
  }

  view(n: number, since: number): GraphView {
    const drawn = this.#now();
    const { classes, model } = drawn;
    const call = callAt(this.#run, drawn, n, since);
    return {
      kind: "graph",
      model,
      at: n,
      since,
      sublabel: (id) => {
        const text = call === undefined ? "" : roleIn(call, id);
        return text === "" ? undefined : { text, isNew: call?.isNew === true };
      },
      classes: { classes, call },
    };
  }

  #now(): Drawn {
    const { classes, dispatches } = this.#run;
    if (this.#drawn?.byName.size === classes.length && this.#read === dispatches.length) return this.#drawn;
    const byName = new Map(classes.map((each) => [each.name, each]));
    for (; this.#read < dispatches.length; this.#read++) this.#meet(byName, dispatches.at(this.#read));
    // A table may have what later steps meet.
    const met = classes.filter(({ isGiven, name }) => isGiven || this.#births.has(name));
    this.#drawn = drawnOf(met, byName, (name) => this.#births.get(name) ?? NONE);
    return this.#drawn;
  }

  /** What is not the reader's is there from the first object on that receives a call. */
  #meet(byName: Drawn["byName"], seq: Seq): void {
    const type = typeOf(this.#run, this.#run.receiverOf(seq));
    if (type === undefined || this.#births.has(type)) return;
    for (const name of [type, ...aboveOf(byName, type)])
      if (byName.get(name)?.isGiven === false && !this.#births.has(name)) this.#births.set(name, seq);
  }
}

/** The call that is processed after n steps; else the last one that these steps answered. */
function callAt(run: PointsToRun, drawn: Drawn, n: number, since: number): DispatchedCall | undefined {
  const place = run.dispatches.lowerBound(n) - 1;
  if (place < 0) return undefined;
  const seq = run.dispatches.at(place);
  const isNew = seq >= since;
  return isNew || isProcessed(run, seq, n - 1) ? dispatchedAt(run, drawn, seq, isNew) : undefined;
}

/** Whether a step is one of the call that a dispatch began. */
function isProcessed({ steps }: PointsToRun, dispatch: Seq, seq: Seq): boolean {
  const frame = steps.frame(dispatch);
  if (steps.frame(seq) === frame) return true;
  return [...callsAt(steps, vocabulary.procedures, seq)].some(({ parent }) => parent === frame);
}

function typeOf(run: PointsToRun, object: number | undefined): string | undefined {
  return object === undefined ? undefined : run.object(object).type;
}

function dispatchedAt(
  run: PointsToRun,
  { byName, classes }: Drawn,
  seq: Seq,
  isNew: boolean,
): DispatchedCall | undefined {
  const receiver = run.receiverOf(seq);
  const type = typeOf(run, receiver);
  if (receiver === undefined || type === undefined) return undefined;
  const { isFixed = false, target } = run.callSite(run.steps.fact(seq).b);
  const signature = signatureOf(target);
  const { passed, found } = climbOf(byName, type, target, isFixed);
  const there = classes.filter(({ birth }) => birth <= seq).flatMap(({ name }) => byName.get(name) ?? []);
  const having = there.filter((each) => methodOf(each, signature) !== undefined && each.name !== found);
  return {
    text: factText(run, seq),
    signature,
    receiver: run.object(receiver).label,
    receiverClass: byName.has(type) ? idOf(type) : undefined,
    passed: passed.map(idOf),
    found: found && idOf(found),
    others: isFixed ? [] : having.map(({ name }) => idOf(name)),
    abstract: there.filter(({ methods }) => methods[signature] === "").map(({ name }) => idOf(name)),
    isFixed,
    isNew,
  };
}

/** Arrays have what `Object` has. A method that the call names is where it is: nothing is climbed. */
function climbOf(byName: Drawn["byName"], type: string, target: string, isFixed: boolean) {
  const signature = signatureOf(target);
  if (isFixed) return { passed: [], found: target.slice(0, -signature.length - 1) };
  const { passed, found } = climb(byName, byName.has(type) ? type : "Object", signature);
  return { passed, found: found?.owner };
}

/** What a class has to do with a call, in words. */
function roleIn({ signature, receiver, receiverClass, passed, found, others, abstract }: DispatchedCall, id: string) {
  return [
    ...(receiverClass === id ? [say("dispatch.receiver", { object: receiver })] : []),
    ...(found === id ? [say("dispatch.found", { signature })] : []),
    ...(passed.includes(id) ? [say("dispatch.passed", { signature })] : []),
    ...(others.includes(id) ? [say("dispatch.other", { signature })] : []),
    ...(abstract.includes(id) ? [say("dispatch.abstract", { signature })] : []),
  ].join(", ");
}

function drawnOf(symbols: readonly ClassSymbol[], byName: Drawn["byName"], birthOf: (name: string) => Seq): Drawn {
  const classes = inOrder(symbols, byName, birthOf);
  const nodes = symbols.map(({ name, isInterface }): GraphNode => {
    const shape = isInterface ? "interface" : "class";
    return { id: idOf(name), label: name, group: undefined, birth: birthOf(name), shape };
  });
  const edges = symbols.flatMap(({ name, isInterface, superclass, interfaces }): readonly GraphEdge[] => {
    const edge = (above: string, style: string): GraphEdge => ({
      id: `${idOf(name)} < ${idOf(above)}`,
      source: idOf(name),
      target: idOf(above),
      label: "",
      birth: birthOf(name),
      style,
      line: style === "implements" ? "dashed" : "solid",
    });
    return [
      ...(superclass === "" ? [] : [edge(superclass, "extends")]),
      ...interfaces.map((above) => edge(above, isInterface ? "extends" : "implements")),
    ];
  });
  return { byName, classes, model: { groups: [], nodes, edges } };
}

/** Each class below its superclass; an interface below the first one that it extends. */
function inOrder(
  symbols: readonly ClassSymbol[],
  byName: Drawn["byName"],
  birthOf: (name: string) => Seq,
): readonly TreeClass[] {
  const aboveIn = ({ isInterface, superclass, interfaces }: ClassSymbol): string | undefined => {
    const above = isInterface ? interfaces[0] : superclass;
    return above !== undefined && byName.has(above) ? above : undefined;
  };
  const placed: TreeClass[] = [];
  const place = (above: string | undefined, isInterface: boolean, depth: number): void => {
    for (const each of symbols) {
      if (each.isInterface !== isInterface || aboveIn(each) !== above) continue;
      const { interfaces, name } = each;
      placed.push({
        id: idOf(name),
        name,
        isInterface,
        depth,
        above: above && idOf(above),
        beside: interfaces.filter((other) => other !== above).map(idOf),
        birth: birthOf(name),
      });
      place(name, isInterface, depth + 1);
    }
  };
  place(undefined, false, 0);
  place(undefined, true, 0);
  return placed;
}

/** As on the map of classes. */
function idOf(name: string): string {
  return `k${name}`;
}
