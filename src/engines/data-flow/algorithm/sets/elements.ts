import {
  formatStatement,
  type Instruction,
  type Method,
  type Variable,
  variablesRead,
  variableWritten,
} from "../../../../java/index.ts";

/** What facts may be sets of. */
export const families = ["definitions", "variables", "expressions"] as const;

export type Family = (typeof families)[number];

/** Something that a set may have in it. */
export interface Element {
  /** `x@8`, `x`, `x + y` */
  readonly name: string;
  /** What it is about: the variable that is defined, the variable itself, those that an expression reads. */
  readonly variables: readonly Pick<Variable, "name">[];
  /** Of a definition the statement that makes it; undefined of parameters and of everything else. */
  readonly madeAt: number | undefined;
  readonly isParameter: boolean;
}

/** What the facts of a method are sets of, by bit; undefined where a bit stands for nothing. */
export function elementsOf(family: Family, method: Method): readonly (Element | undefined)[] {
  switch (family) {
    case "definitions":
      return definitions(method);
    case "variables":
      return method.variables.map((variable) => ({
        name: variable.name,
        variables: [variable],
        madeAt: undefined,
        isParameter: method.parameters.includes(variable) || variable === method.thisVariable,
      }));
    case "expressions":
      return expressions(method);
  }
}

/** The parameters come first, then there is a bit for each statement, used or not. */
function definitions({ parameters, body }: Method): readonly (Element | undefined)[] {
  const define = (variable: Variable, { span }: Pick<Instruction, "span">, madeAt: number | undefined): Element => ({
    name: `${variable.name}@${span.start.line}`,
    variables: [variable],
    madeAt,
    isParameter: madeAt === undefined,
  });
  return [
    ...parameters.map((parameter) => define(parameter, parameter, undefined)),
    ...body.map((instruction, index) => {
      const target = variableWritten(instruction);
      return target && define(target, instruction, index);
    }),
  ];
}

/** Operators on variables of the program and constants; temporaries are never computed with twice. */
function expressions({ body }: Method): readonly Element[] {
  const found = new Map<string, Element>();
  for (const instruction of body) {
    const name = expressionOf(instruction);
    if (name !== undefined && !found.has(name))
      found.set(name, { name, variables: variablesRead(instruction), madeAt: undefined, isParameter: false });
  }
  return [...found.values()];
}

/** The expression that a statement computes: `x + y`. */
export function expressionOf(instruction: Instruction): string | undefined {
  const isOperation = ["binary", "unary", "convert"].includes(instruction.kind);
  if (!isOperation || variablesRead(instruction).some(({ isTemporary }) => isTemporary)) return undefined;
  return formatStatement(instruction).split(" = ")[1];
}
