import { IntColumn } from "../../../../kernel/index.ts";
import { classOfMethod, type GraphView, GrowingGraph, type Seq } from "../../../../trace/index.ts";
import type { MethodSymbol } from "../symbols.ts";

/** The one box of all library classes. */
const LIBRARY = "java.*";

/**
 * The classes of a program and who calls whom: what there is to see of a run whose methods are too many. The library is one
 * box, without its edges: nearly all classes call it. A class, with the number of its reachable methods, is there with its first reachable method, an edge with its first call; the more calls, the broader it is.
 */
export class ClassMap {
  readonly #graph = new GrowingGraph({ isMap: true });
  /** By class, the births of its methods; by edge, those of its calls. Contexts do not count. */
  readonly #methods = new Map<string, IntColumn>();
  readonly #calls = new Map<string, IntColumn>();
  readonly #seen = new Set<string>();

  /** A method became reachable. */
  reach(method: MethodSymbol, seq: Seq): void {
    if (this.#isNew(method.method)) this.#methodsOf(classOf(method), seq).push(seq);
  }

  /** An edge joined the call graph. Its callee may become reachable later. */
  call({ caller, site, callee }: MappedCall, seq: Seq): void {
    const [source, target] = [classOf(caller), classOf(callee)];
    if (source === target || !this.#isNew(`${site} → ${callee.method}`)) return;
    this.#methodsOf(source, seq);
    this.#methodsOf(target, seq);
    if (source === LIBRARY || target === LIBRARY) return;
    const id = `${idOf(source)} → ${idOf(target)}`;
    let calls = this.#calls.get(id);
    if (calls === undefined) {
      calls = new IntColumn();
      this.#calls.set(id, calls);
      this.#graph.addEdge({ id, source: idOf(source), target: idOf(target), label: "", birth: seq, style: "call" });
    }
    calls.push(seq);
  }

  view(n: number, since: number): GraphView {
    return {
      kind: "graph",
      model: this.#graph.model,
      at: n,
      since,
      sublabel: (id) => {
        const methods = this.#methods.get(id);
        if (methods === undefined) return undefined;
        const count = methods.lowerBound(n);
        return { text: String(count), isNew: count > methods.lowerBound(since) };
      },
      breadth: (id) => breadthOf(this.#calls.get(id)?.lowerBound(n) ?? 0),
    };
  }

  #isNew(key: string): boolean {
    const { size } = this.#seen;
    return this.#seen.add(key).size > size;
  }

  #methodsOf(label: string, birth: Seq): IntColumn {
    const id = idOf(label);
    let methods = this.#methods.get(id);
    if (methods === undefined) {
      methods = new IntColumn();
      this.#methods.set(id, methods);
      const shape = label === LIBRARY ? "library" : "class";
      this.#graph.addNode({ id, label, group: undefined, birth, shape });
    }
    return methods;
  }
}

interface MappedCall {
  readonly caller: MethodSymbol;
  /** The label of the call site, unique in the program. */
  readonly site: string;
  readonly callee: MethodSymbol;
}

function classOf({ method, library }: MethodSymbol): string {
  return library === "" ? classOfMethod(method) : LIBRARY;
}

/** Beside the names of methods, variables and edges. */
function idOf(label: string): string {
  return `k${label}`;
}

/** Twice as many calls are one step broader than a line, up to three. */
function breadthOf(calls: number): number {
  return Math.min(3, Math.floor(Math.log2(Math.max(1, calls))));
}
