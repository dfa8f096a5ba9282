import {
  type ClassInfo,
  type Field,
  type Instruction,
  type Method,
  type Operand,
  type Type,
  type TypedProgram,
  type Variable,
  variablesRead,
} from "../../../../java/index.ts";
import { type Span, startOf } from "../../../../kernel/index.ts";

/** What an instruction of a constructor or a static initializer means for the fields that it sets up. */
interface Step {
  readonly span: Span;
  /** From here on other code may get at the unfinished object or class. */
  readonly escapes: boolean;
  readonly field: Field | undefined;
  readonly isStore: boolean;
  /** It comes before all that the class itself declares. */
  readonly isFirst?: boolean;
}

/** How a field is declared. */
interface Declared {
  readonly hasInitializer: boolean;
  readonly isFinal: boolean;
}

/**
 * The fields that may be read, or assigned, before their declaration has run (JLS 12.5, 12.4.2): there the default of
 * their type is seen. That happens where a constructor or an initializer lets other code run on what it has not finished:
 * a constructor of the superclass calls an overridden method, a static initializer one that reads ahead. Rather one too many
 * than one too few.
 */
export function earlyFields(typed: TypedProgram): ReadonlySet<Field> {
  const declared = declarationsIn(typed);
  const bodies = bodiesIn(typed);
  const own = typed.program.classes.filter(({ isLibrary }) => !isLibrary);
  return new Set(
    own.flatMap(({ methods, fields }) =>
      methods.flatMap((method) => {
        const steps = stepsOf(method);
        const isSetUp = ({ isStatic }: Field) => isStatic === (method.kind === "static-initializer");
        if (steps === undefined) return [];
        return fields.filter(
          (field) => isSetUp(field) && isEarly(field, steps, declared.get(field), bodies.get(method)),
        );
      }),
    ),
  );
}

function declarationsIn({ classes }: TypedProgram): ReadonlyMap<Field, Declared> {
  return new Map(
    classes.flatMap(({ fields }) =>
      fields.map(({ info, declaration: { initializer, modifiers } }): readonly [Field, Declared] => [
        info,
        { hasInitializer: initializer !== undefined, isFinal: modifiers.has("final") },
      ]),
    ),
  );
}

/** Where the methods stand in the text: what a constructor runs besides are initializers. */
function bodiesIn({ classes }: TypedProgram): ReadonlyMap<Method, Span> {
  return new Map(
    classes.flatMap(({ methods, source }) =>
      methods.map(({ info, declaration }): readonly [Method, Span] => [info, source.span(declaration)]),
    ),
  );
}

/** Undefined where the method sets nothing up: it is no constructor or static initializer, or leaves it to `this(…)`. */
function stepsOf(method: Method): readonly Step[] | undefined {
  if (method.kind === "static-initializer") return classSteps(method);
  if (method.kind !== "constructor" || method.body.some((each) => delegate(each, method)?.class === method.class))
    return undefined;
  return method.body.map((each) => objectStep(each, method));
}

function isEarly(field: Field, steps: readonly Step[], declared: Declared | undefined, body: Span | undefined) {
  if (declared === undefined) return false;
  const { hasInitializer, isFinal } = declared;
  if (!hasInitializer && !isFinal) {
    const before = steps.filter(
      ({ span, isFirst }) => isFirst === true || (!isWithin(span, body) && isBefore(span, field.span)),
    );
    return before.some((step) => step.escapes || step.field === field);
  }
  const stores = steps.filter((step) => step.isStore && step.field === field);
  // A final field without an initializer may be assigned on several branches.
  const last = hasInitializer ? stores[0] : stores.at(-1);
  const before = last === undefined ? steps : steps.slice(0, steps.indexOf(last));
  return before.some((step) => step.escapes || (hasInitializer && step.field === field));
}

function isWithin({ file, start }: Span, body: Span | undefined): boolean {
  if (body === undefined || body.file !== file) return false;
  return isAt(body.start, start) && isAt(start, body.end);
}

function isBefore(a: Span, b: Span): boolean {
  return startOf(a).file === startOf(b).file && isAt(a.start, b.start);
}

function isAt(a: Span["start"], b: Span["start"]): boolean {
  return a.line < b.line || (a.line === b.line && a.column <= b.column);
}

/** The constructor that `this(…)` or `super(…)` calls there. */
function delegate(instruction: Instruction, { thisVariable }: Method): Method | undefined {
  if (instruction.kind !== "call" || instruction.receiver === undefined) return undefined;
  const { target } = instruction.site;
  return instruction.receiver === thisVariable && target.kind === "constructor" ? target : undefined;
}

function objectStep(instruction: Instruction, method: Method): Step {
  const { span } = instruction;
  const self = method.thisVariable;
  const called = delegate(instruction, method);
  if (called !== undefined) {
    const isGiven = instruction.kind === "call" && instruction.arguments.some((each) => isVariable(each, self));
    return { span, escapes: isGiven || !keepsItsObject(called), field: undefined, isStore: false, isFirst: true };
  }
  if (instruction.kind === "load" && instruction.base === self)
    return { span, escapes: false, field: instruction.field, isStore: false };
  if (instruction.kind === "store" && instruction.base === self)
    return { span, escapes: isVariable(instruction.source, self), field: instruction.field, isStore: true };
  const escapes = self !== undefined && variablesRead(instruction).includes(self);
  return { span, escapes, field: undefined, isStore: false };
}

function isVariable(operand: Operand, variable: Variable | undefined): boolean {
  return operand.kind === "variable" && operand.variable === variable;
}

/** Whether a constructor, with those that it calls on the same object, lets no reference to the object escape. */
function keepsItsObject(constructor: Method): boolean {
  return constructor.body.every((each) => !objectStep(each, constructor).escapes);
}

function classSteps(initializer: Method): readonly Step[] {
  const { class: own, span } = initializer;
  const above = initializerAbove(own);
  const isAlone = above === undefined || above.body.every((each) => !runsOther(each, above.class, new Set()));
  const first: Step = { span, escapes: !isAlone, field: undefined, isStore: false, isFirst: true };
  const steps = initializer.body.map((each): Step => {
    const isAccess = each.kind === "static-load" || each.kind === "static-store";
    return {
      span: each.span,
      escapes: runsOther(each, own, new Set()),
      field: isAccess ? each.field : undefined,
      isStore: each.kind === "static-store",
    };
  });
  return [first, ...steps];
}

function initializerAbove({ superclass }: ClassInfo): Method | undefined {
  if (superclass === undefined || superclass.isLibrary) return undefined;
  return initializerOf(superclass) ?? initializerAbove(superclass);
}

function initializerOf({ methods }: ClassInfo): Method | undefined {
  return methods.find(({ kind }) => kind === "static-initializer");
}

/**
 * Whether code that is written elsewhere in the program may run: a method, or the initializer of another class.
 * `seen`: the constructors that have been looked into.
 */
function runsOther(instruction: Instruction, own: ClassInfo, seen: Set<Method>): boolean {
  switch (instruction.kind) {
    case "static-load":
    case "static-store":
      return initializes(instruction.field.class, own);
    case "new":
      return runsIn(instruction.constructor.target, own, seen) || instruction.arguments.some((each) => !isPlain(each));
    case "call": {
      const { receiver, site } = instruction;
      const isDelegate = delegate(instruction, site.method) !== undefined;
      if (!site.target.class.isLibrary) return !isDelegate || runsIn(site.target, own, seen);
      if (!isDelegate && receiver !== undefined && !isPlainType(receiver.type)) return true;
      return instruction.arguments.some((each) => !isPlain(each));
    }
    default:
      return false;
  }
}

/** The same of a constructor. */
function runsIn(constructor: Method, own: ClassInfo, seen: Set<Method>): boolean {
  const { class: made, body } = constructor;
  if (made.isLibrary || seen.has(constructor)) return false;
  seen.add(constructor);
  return initializes(made, own) || body.some((each) => runsOther(each, own, seen));
}

function initializes(info: ClassInfo, own: ClassInfo): boolean {
  return info !== own && !info.isLibrary && (initializerOf(info) ?? initializerAbove(info)) !== undefined;
}

function isPlain(operand: Operand): boolean {
  return isPlainType(typeOf(operand));
}

function typeOf(operand: Operand): Type | undefined {
  return operand.kind === "variable" ? operand.variable.type : undefined;
}

/** Whether the library finds no method of the program on such a value. */
function isPlainType(type: Type | undefined): boolean {
  switch (type?.kind) {
    case "class":
      return type.class.isLibrary && PLAIN.has(type.class.name);
    case "array":
      return isPlainType(type.element);
    default:
      return true;
  }
}

const PLAIN: ReadonlySet<string> = new Set([
  "String",
  "Integer",
  "Long",
  "Double",
  "Float",
  "Short",
  "Byte",
  "Character",
  "Boolean",
  "StringBuilder",
  "StringBuffer",
  "PrintStream",
  "Random",
  "Scanner",
]);
