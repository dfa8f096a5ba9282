import type { SymbolChunk } from "../../../../trace/index.ts";
import type { SymbolicHeap } from "../../../separation/index.ts";
import type { Configuration, FrameView, ObjectView } from "../../algorithm/state/observer.ts";
import type { GeneratedTest, TestsResult } from "../../algorithm/test-input/test-input.ts";
import type {
  ConfigurationSymbol,
  ContextSymbol,
  EndSymbol,
  ExecutionSymbol,
  FrameSymbol,
  NodeSymbol,
  ObjectSymbol,
  SubjectSymbol,
  VerdictSymbol,
} from "../facts/index.ts";
import { deltaSymbol } from "./delta-symbol.ts";
import { Interned } from "./intern.ts";
import { valueSymbol } from "./value-symbol.ts";

/** The symbol tables of a recording of symbolic execution, and which of their rows were handed out. */
export class SymbolTables {
  readonly subject: SubjectSymbol[] = [];
  readonly contexts: ContextSymbol[] = [];
  readonly nodes: NodeSymbol[] = [];
  readonly executions: ExecutionSymbol[] = [];
  readonly verdicts: VerdictSymbol[] = [];
  readonly ends: EndSymbol[] = [];
  readonly tests: GeneratedTest[] = [];
  readonly coverage: TestsResult["coverage"][] = [];
  readonly #configurations: ConfigurationSymbol[] = [];
  readonly #deltas = new Interned<SymbolicHeap, ReturnType<typeof deltaSymbol>>(deltaSymbol);
  readonly #objects = new Interned<ObjectView, ObjectSymbol>(objectSymbol);
  readonly #frames = new Interned<FrameView, FrameSymbol>(frameSymbol);
  readonly #sent = new Map<string, number>();

  configuration({ delta, objects, stack }: Configuration): number {
    const row: ConfigurationSymbol = {
      delta: this.#deltas.number(delta),
      objects: objects.map((object) => this.#objects.number(object)),
      stack: stack.map((frame) => this.#frames.number(frame)),
    };
    return this.#configurations.push(row) - 1;
  }

  /** The text of a Δ. */
  deltaText(delta: SymbolicHeap): string {
    return this.#deltas.rows[this.#deltas.number(delta)]?.text ?? "";
  }

  /** The rows since the last call. */
  fresh(): SymbolChunk {
    const tables = {
      subject: this.subject,
      contexts: this.contexts,
      nodes: this.nodes,
      executions: this.executions,
      verdicts: this.verdicts,
      ends: this.ends,
      tests: this.tests,
      coverage: this.coverage,
      configurations: this.#configurations,
      deltas: this.#deltas.rows,
      objects: this.#objects.rows,
      frames: this.#frames.rows,
    };
    const chunk: Record<string, readonly unknown[]> = {};
    for (const [name, rows] of Object.entries(tables)) {
      chunk[name] = rows.slice(this.#sent.get(name) ?? 0);
      this.#sent.set(name, rows.length);
    }
    return chunk;
  }
}

function objectSymbol({ root, data, origin, isFreed, fields }: ObjectView): ObjectSymbol {
  const texts = fields.map(({ name, initial, now }) => ({
    name,
    initial: valueSymbol(initial),
    now: valueSymbol(now),
  }));
  return { root, data, origin, isFreed, fields: texts };
}

function frameSymbol({ method, values, at }: FrameView): FrameSymbol {
  return {
    method: method.label,
    values: values.map(({ name, value }) => ({ name, value: valueSymbol(value) })),
    at,
  };
}
