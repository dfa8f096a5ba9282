import type { Span } from "../../../../kernel/index.ts";
import type { Instruction } from "../../../ir/instruction.ts";
import type {
  Bridge,
  ClassInfo,
  ExceptionHandler,
  Field,
  LockedRegion,
  Method,
  Type,
  Variable,
} from "../../../ir/program.ts";
import { classType, showType } from "../../../ir/types.ts";
import type { TypedLambda } from "../../typed/tree.ts";
import type { ClassSymbol, Mutable } from "../../types/symbols.ts";

/** The classes that lambdas and method references become; one for each place, however often its code is written out. */
export class LambdaClasses {
  readonly all: ClassInfo[] = [];
  /** `Object`, which they all extend. */
  readonly object: () => ClassInfo;
  private readonly byLambda = new Map<TypedLambda, ClassInfo>();

  constructor(object: () => ClassInfo) {
    this.object = object;
  }

  find(lambda: TypedLambda): ClassInfo | undefined {
    return this.byLambda.get(lambda);
  }

  add(lambda: TypedLambda, info: ClassInfo): void {
    this.byLambda.set(lambda, info);
    this.all.push(info);
  }
}

/** What is known of a lambda before its body is written. */
interface LambdaShape {
  /** The class around it. */
  readonly owner: ClassSymbol;
  readonly object: ClassInfo;
  /** Among the lambdas and method references of that class. */
  readonly number: number;
  readonly span: Span;
  readonly interfaces: readonly ClassInfo[];
  /** The methods that its one method overrides. */
  readonly implemented: readonly Method[];
  /** The values that it keeps, each in a field. */
  readonly kept: readonly { readonly name: string; readonly type: Type }[];
  readonly parameters: readonly Pick<Variable, "name" | "type" | "span" | "isTemporary">[];
  readonly returnType: Type;
}

/** The class of a lambda; code, handlers and variables of its one method are still to be written. */
export interface LambdaClass {
  readonly info: ClassInfo;
  readonly method: Method;
  readonly variables: Mutable<Variable>[];
  readonly body: Instruction[];
  readonly handlers: ExceptionHandler[];
  readonly locks: LockedRegion[];
}

export function newLambdaClass(shape: LambdaShape): LambdaClass {
  const { owner, number, span } = shape;
  const fields: Field[] = [];
  const methods: Method[] = [];
  const bridges: Bridge[] = [];
  const info: ClassInfo = {
    name: `${owner.info.name}$$Lambda$${number}`,
    kind: "class",
    isAbstract: false,
    superclass: shape.object,
    interfaces: shape.interfaces,
    fields,
    methods,
    bridges,
    outer: owner.info,
    isLibrary: owner.info.isLibrary,
    isSynthetic: true,
    span,
  };
  for (const { name, type } of shape.kept) fields.push({ name, class: info, type, isStatic: false, span });
  const created = newLambdaMethod(info, shape);
  methods.push(created.method);
  for (const overridden of shape.implemented) bridges.push({ overridden, by: created.method });
  return { info, ...created };
}

function newLambdaMethod(info: ClassInfo, shape: LambdaShape): Omit<LambdaClass, "info"> {
  const { owner, number, span } = shape;
  const variables: Mutable<Variable>[] = [];
  const parameters: Variable[] = [];
  const body: Instruction[] = [];
  const handlers: ExceptionHandler[] = [];
  const locks: LockedRegion[] = [];
  const name = `lambda$${number}`;
  const method: Mutable<Method> = {
    label: `${owner.info.name}.${name}(${shape.parameters.map(({ type }) => showType(type)).join(",")})`,
    name,
    kind: "method",
    class: info,
    isStatic: false,
    isAbstract: false,
    isPrivate: false,
    isImplicit: false,
    thisVariable: undefined,
    parameters,
    returnType: shape.returnType,
    variables,
    handlers,
    locks,
    body,
    span,
  };
  method.thisVariable = { name: "this", index: 0, type: classType(info), method, isTemporary: false, span };
  variables.push(method.thisVariable);
  for (const parameter of shape.parameters) {
    const variable: Variable = { ...parameter, index: variables.length, method };
    variables.push(variable);
    parameters.push(variable);
  }
  return { method, variables, body, handlers, locks };
}
