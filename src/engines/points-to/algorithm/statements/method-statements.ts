import {
  type CallSite,
  type Instruction,
  type InstructionOf,
  isReference,
  type Method,
  type Operand,
  usesThis,
  type Variable,
} from "../../../../java/index.ts";
import type { Profile } from "../../options.ts";
import { type ExceptionFlow, exceptionFlows } from "./exception-flow.ts";

export type CallInstruction = InstructionOf<"call">;
export type NewInstruction = InstructionOf<"new">;

/** What a base variable is used for: the statements that the loop of Solve looks up in S. */
export interface UsesOfVariable {
  readonly stores: InstructionOf<"store">[];
  readonly loads: InstructionOf<"load">[];
  readonly arrayStores: InstructionOf<"array-store">[];
  readonly arrayLoads: InstructionOf<"array-load">[];
  readonly calls: CallInstruction[];
}

/** S_m: the pointer-relevant statements of a method, sorted by the procedure that handles them. */
export interface MethodStatements {
  readonly allocations: readonly (
    | NewInstruction
    | InstructionOf<"new-array">
    | InstructionOf<"string-literal">
    | InstructionOf<"concat">
    | InstructionOf<"closure">
  )[];
  readonly copies: readonly (InstructionOf<"copy"> | InstructionOf<"cast">)[];
  readonly staticAccesses: readonly (InstructionOf<"static-load"> | InstructionOf<"static-store">)[];
  /** Calls whose callee needs no points-to set: static ones, and constructors of `new`. */
  readonly directCalls: readonly (CallInstruction | NewInstruction)[];
  /** By variable index. */
  readonly uses: readonly (UsesOfVariable | undefined)[];
  readonly throws: readonly InstructionOf<"throw">[];
  readonly exceptionFlow: (instruction: Instruction) => ExceptionFlow;
  /** The variables that hold the return value: one for each `return x`. */
  readonly returns: readonly Variable[];
  /** Whether `this` matters: on the slides it does where a statement reads it, or a call that is analyzed hands it on. */
  readonly usesThis: boolean;
}

/** The variable of an operand that can hold objects. */
export function referenceVariable(operand: Operand | undefined): Variable | undefined {
  return operand?.kind === "variable" && isReference(operand.variable.type) ? operand.variable : undefined;
}

/** Sorts a method's statements, without the calls that are left out; in profile `lecture` texts are no objects. */
export function collectStatements(
  method: Method,
  profile: Profile,
  isLeftOut: (site: CallSite) => boolean,
): MethodStatements {
  const collector = new Collector(profile, isLeftOut);
  for (const instruction of method.body) collector.add(instruction);
  return collector.finish(method);
}

class Collector {
  readonly #profile: Profile;
  readonly #isLeftOut: (site: CallSite) => boolean;
  readonly #allocations: MethodStatements["allocations"][number][] = [];
  readonly #copies: MethodStatements["copies"][number][] = [];
  readonly #staticAccesses: MethodStatements["staticAccesses"][number][] = [];
  readonly #directCalls: MethodStatements["directCalls"][number][] = [];
  readonly #uses: (UsesOfVariable | undefined)[] = [];
  readonly #throws: InstructionOf<"throw">[] = [];
  readonly #returns = new Set<Variable>();

  constructor(profile: Profile, isLeftOut: (site: CallSite) => boolean) {
    this.#profile = profile;
    this.#isLeftOut = isLeftOut;
  }

  add(instruction: Instruction): void {
    switch (instruction.kind) {
      case "new":
        this.#allocations.push(instruction);
        if (!this.#isLeftOut(instruction.constructor)) this.#directCalls.push(instruction);
        break;
      case "new-array":
      case "closure":
        this.#allocations.push(instruction);
        break;
      case "string-literal":
      case "concat":
        if (this.#profile === "java") this.#allocations.push(instruction);
        break;
      case "copy":
        if (isReference(instruction.source.type)) this.#copies.push(instruction);
        break;
      case "cast":
        if (referenceVariable(instruction.source) !== undefined) this.#copies.push(instruction);
        break;
      case "static-load":
      case "static-store":
        this.#staticAccesses.push(instruction);
        break;
      case "call":
        this.#addCall(instruction);
        break;
      case "throw":
        this.#throws.push(instruction);
        break;
      case "return":
        this.#addReturn(instruction);
        break;
      default:
        this.#addAccess(instruction);
    }
  }

  finish(method: Method): MethodStatements {
    const self = method.thisVariable;
    const handsThisOn = self !== undefined && (this.#uses[self.index]?.calls.length ?? 0) > 0;
    return {
      allocations: this.#allocations,
      copies: this.#copies,
      staticAccesses: this.#staticAccesses,
      directCalls: this.#directCalls,
      uses: this.#uses,
      throws: this.#throws,
      exceptionFlow: exceptionFlows(method),
      returns: [...this.#returns],
      usesThis: this.#profile === "java" || handsThisOn || usesThis(method),
    };
  }

  #addCall(instruction: CallInstruction): void {
    if (this.#isLeftOut(instruction.site)) return;
    if (instruction.receiver === undefined) this.#directCalls.push(instruction);
    else this.#usesOf(instruction.receiver).calls.push(instruction);
  }

  #addReturn(instruction: InstructionOf<"return">): void {
    const variable = referenceVariable(instruction.value);
    if (variable !== undefined) this.#returns.add(variable);
  }

  #addAccess(instruction: Instruction): void {
    switch (instruction.kind) {
      case "load":
        if (isReference(instruction.field.type)) this.#usesOf(instruction.base).loads.push(instruction);
        break;
      case "store":
        if (referenceVariable(instruction.source) !== undefined)
          this.#usesOf(instruction.base).stores.push(instruction);
        break;
      case "array-load":
        if (isReference(instruction.target.type)) this.#usesOf(instruction.base).arrayLoads.push(instruction);
        break;
      case "array-store":
        if (referenceVariable(instruction.source) !== undefined)
          this.#usesOf(instruction.base).arrayStores.push(instruction);
        break;
      default:
        break;
    }
  }

  #usesOf(variable: Variable): UsesOfVariable {
    const known = this.#uses[variable.index];
    if (known !== undefined) return known;
    const fresh: UsesOfVariable = { stores: [], loads: [], arrayStores: [], arrayLoads: [], calls: [] };
    this.#uses[variable.index] = fresh;
    return fresh;
  }
}
