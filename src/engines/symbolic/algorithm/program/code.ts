import type { ClassInfo, Instruction, Method, Operand, Program, Variable } from "../../../../java/index.ts";
import type { Span } from "../../../../kernel/index.ts";

/**
 * The instructions that are executed: those of Java, and the two of Fig. 3 that Java lacks. Core programs and Java
 * methods lower to the same ones.
 */
export type CoreInstruction =
  | Instruction
  | { readonly kind: "free"; readonly variable: Variable; readonly span: Span }
  | { readonly kind: "assert"; readonly condition: Operand; readonly span: Span };

/** Σ: the code that is executed, whatever it was written in. */
export interface Code {
  /** Undefined for a program in the core language. */
  readonly program: Program | undefined;
  /** The classes whose objects a heap may hold, by the name of their data type. */
  readonly classes: ReadonlyMap<string, ClassInfo>;
  /** Every method that the reader wrote. */
  readonly methods: readonly Method[];
  bodyOf(method: Method): readonly CoreInstruction[];
}

/** The code of a Java program: bodies as they are. */
export function javaCode(program: Program): Code {
  return {
    program,
    classes: new Map(program.classes.filter(({ isLibrary }) => !isLibrary).map((info) => [info.name, info])),
    methods: program.methods.filter((method) => !method.class.isLibrary),
    bodyOf: (method) => method.body,
  };
}

/** The class of an exception that the machine throws, by its simple name. */
export function exceptionClass({ program }: Code, name: string): ClassInfo | undefined {
  return program?.classes.find((info) => info.name === name || info.name.endsWith(`.${name}`));
}
