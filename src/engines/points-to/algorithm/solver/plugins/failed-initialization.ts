import {
  type AllocationSite,
  type ClassInfo,
  type Field,
  type Instruction,
  isSubclass,
  type Method,
} from "../../../../../java/index.ts";
import { append, valueAt } from "../../../../../kernel/index.ts";
import type { Context } from "../../context/index.ts";
import { classOf, initializersOf } from "../../statements/class-initialization.ts";
import { ALL_RAISED, type RaisedSet, raisedSet } from "../../statements/machine-needs.ts";
import type { SolverPlugin } from "../plugin.ts";
import type { SolverState } from "../solver-state.ts";
import type { Exceptions } from "./exceptions.ts";
import { MachineExceptions } from "./machine-exceptions.ts";

/** An instruction that initializes a class, as a context-sensitive method executes it. */
interface Use {
  readonly csMethod: number;
  readonly at: Instruction;
}

/** A use where errors of failed initializers are seen. */
interface SeenUse extends Use {
  readonly seen: RaisedSet;
}

/** What is initialized with a class: the initializers that run, and the classes that fail with them. */
interface Chain {
  readonly initializers: readonly Method[];
  readonly classes: readonly ClassInfo[];
}

const ERROR = "ExceptionInInitializerError";
const LATER = "NoClassDefFoundError";

/**
 * What a static initializer lets out arrives wherever its class is used first, which may be anywhere it is mentioned: an
 * `Error` as it is, anything else as the cause of an ExceptionInInitializerError; where the class is used later, a
 * NoClassDefFoundError (JLS 12.4.2).
 */
export class FailedInitialization implements SolverPlugin {
  readonly machine: MachineExceptions;
  readonly #state: SolverState;
  readonly #exceptions: Exceptions;
  /** The initializers that fail, and as which context-sensitive methods. */
  readonly #failing = new Map<Method, number>();
  /** Those that fail with something else than an `Error`. */
  readonly #wrapped = new Set<Method>();
  readonly #chains = new Map<ClassInfo, Chain>();
  readonly #uses = new Map<Method, readonly { readonly at: Instruction; readonly info: ClassInfo }[]>();
  /** By initializer. */
  readonly #seenUses = new Map<Method, SeenUse[]>();

  constructor(state: SolverState, exceptions: Exceptions) {
    this.#state = state;
    this.#exceptions = exceptions;
    this.machine = new MachineExceptions(state, (csMethod, at, info, seen) => this.#want(csMethod, at, info, seen));
  }

  /** An initializer throws more exceptions. */
  onNewThrown(csInitializer: number): void {
    const { callGraph, elements, propagation } = this.#state;
    const initializer = elements.methods[csInitializer]?.method;
    if (initializer?.kind !== "static-initializer") return;
    const uses = this.#seenUses.get(initializer) ?? [];
    if (!this.#failing.has(initializer)) {
      this.#failing.set(initializer, csInitializer);
      for (const csMethod of [...callGraph.reachable]) {
        const method = elements.methods[csMethod]?.method;
        if (method !== undefined) this.#connect(csMethod, method, initializer, csInitializer);
      }
      for (const use of uses) this.#arriveLater(use, initializer);
    }
    if (this.#wrapped.has(initializer) || propagation.delta().every((object) => this.#isError(object))) return;
    this.#wrapped.add(initializer);
    for (const use of uses) this.#arriveWrapped(use, initializer, csInitializer);
  }

  #isError(object: number): boolean {
    const type = this.#state.elements.objects[object]?.site.type;
    return type?.kind === "class" && isSubclass(type.class, this.machine.sites.classes.named("Error"));
  }

  onNewMethod(csMethod: number, _context: Context, method: Method): void {
    for (const [initializer, csInitializer] of this.#failing) {
      this.#connect(csMethod, method, initializer, csInitializer);
    }
  }

  #connect(csMethod: number, method: Method, initializer: Method, csInitializer: number): void {
    for (const { at, info } of this.#usesIn(method)) {
      if (this.#chain(info).initializers.includes(initializer)) {
        this.#exceptions.passFailure(csInitializer, csMethod, at);
      }
    }
  }

  /** Where errors of a class are seen, what its initializers let out is. */
  #want(csMethod: number, at: Instruction, info: ClassInfo, seen: RaisedSet): void {
    const { elements } = this.#state;
    const isCauseSeen = (seen & raisedSet([ERROR, LATER])) !== 0;
    for (const initializer of this.#chain(info).initializers) {
      const use = { csMethod, at, seen };
      append(this.#seenUses, initializer, use);
      this.machine.want(
        elements.method(elements.contexts.empty, initializer),
        isCauseSeen ? ALL_RAISED : seen & this.machine.errors,
      );
      const csInitializer = this.#failing.get(initializer);
      if (csInitializer === undefined) continue;
      this.#arriveLater(use, initializer);
      if (this.#wrapped.has(initializer)) this.#arriveWrapped(use, initializer, csInitializer);
    }
  }

  /** The first use of a class whose initializer fails. */
  #arriveWrapped({ csMethod, at, seen }: SeenUse, initializer: Method, csInitializer: number): void {
    if ((seen & raisedSet([ERROR])) === 0) return;
    const site = this.machine.sites.failureOf(initializer.class, ERROR);
    this.#passCause(csInitializer, site, at);
    this.machine.arise(csMethod, at, site, ERROR);
  }

  /** Each further use. */
  #arriveLater({ csMethod, at, seen }: SeenUse, initializer: Method): void {
    if ((seen & raisedSet([LATER])) === 0) return;
    const { machine } = this;
    const info = classOf(at);
    for (const unusable of info === undefined ? [] : this.#chain(info).classes) {
      if (!this.#chain(unusable).initializers.includes(initializer)) continue;
      const site = machine.sites.failureOf(unusable, LATER);
      this.#putCause(site, machine.sites.failureOf(unusable, ERROR), at);
      machine.arise(csMethod, at, site, LATER);
    }
  }

  /** An exception that is not an `Error` becomes the cause of one. */
  #passCause(csInitializer: number, site: AllocationSite | undefined, at: Instruction): void {
    const { elements, propagation } = this.#state;
    if (site === undefined || this.#cause === undefined) return;
    const error = { kind: "class", class: this.machine.sites.classes.named("Error") } as const;
    const target = elements.field(this.machine.objectOf(site, at), this.#cause);
    const filter = propagation.filters.select(undefined, [error]);
    propagation.addEdge(elements.thrown(csInitializer), target, filter, "escape", at);
  }

  #putCause(site: AllocationSite | undefined, cause: AllocationSite | undefined, at: Instruction): void {
    const { elements, propagation } = this.#state;
    if (site === undefined || cause === undefined || this.#cause === undefined) return;
    const target = elements.field(this.machine.objectOf(site, at), this.#cause);
    propagation.put(target, [this.machine.objectOf(cause, at)], "throw", -1, at);
  }

  get #cause(): Field | undefined {
    return this.machine.sites.classes.named("Throwable").fields.find(({ name }) => name === "cause");
  }

  #chain(info: ClassInfo): Chain {
    return valueAt(this.#chains, info, () => {
      const classes = new Set<ClassInfo>();
      const initializers = initializersOf(info, classes);
      return { initializers, classes: [...classes] };
    });
  }

  #usesIn(method: Method) {
    return valueAt(this.#uses, method, () =>
      method.body.flatMap((at) => {
        const info = classOf(at);
        return info === undefined ? [] : [{ at, info }];
      }),
    );
  }
}
