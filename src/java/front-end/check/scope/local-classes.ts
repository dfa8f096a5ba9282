import { fill } from "../../../../kernel/index.ts";
import type { Field } from "../../../ir/program.ts";
import { CHECK_MESSAGES } from "../../../messages/check.ts";
import type { Located } from "../../syntax/source-text.ts";
import type { LocalClass } from "../../syntax/tree/statement.ts";
import type { TypeDeclaration } from "../../syntax/tree/tree.ts";
import type { Capture } from "../../typed/frames.ts";
import { capturedByClass, newFrame, setCaptures, setClassFrame } from "../../typed/frames.ts";
import type { TypedBody, TypedExpression, TypedInitializer, TypedStatement } from "../../typed/tree.ts";
import { setAnonymousSupertype } from "../../types/declarations/headers.ts";
import { addHiddenField, addHiddenParameter, anonymousConstructor } from "../../types/declarations/members.ts";
import { checkLocalBelowSealed } from "../../types/declarations/sealed.ts";
import { findTypeVariable } from "../../types/declarations/type-parameters.ts";
import type { StaticClassType } from "../../types/generic-types.ts";
import { checkInheritance } from "../../types/members/inheritance.ts";
import { checkRecord } from "../../types/members/records.ts";
import { erase } from "../../types/static-types.ts";
import type { ClassSymbol, MethodSymbol } from "../../types/symbols.ts";
import { CaptureCheck } from "./capture-check.ts";
import type { Checker } from "./checker.ts";
import { illFormed, report } from "./checker.ts";
import { Scope } from "./scope.ts";

/** What is known of the classes that stand in bodies. They are checked where they stand and lowered later. */
export class LocalClasses {
  readonly symbols = new Map<TypeDeclaration, ClassSymbol>();
  readonly bodies = new Map<MethodSymbol, TypedBody | undefined>();
  readonly initializers = new Map<ClassSymbol, readonly TypedInitializer[]>();
  readonly staticInitializers = new Map<ClassSymbol, readonly TypedInitializer[]>();
  /** The constructor above that an anonymous class's own constructor hands its arguments to. */
  readonly superConstructors = new Map<MethodSymbol, MethodSymbol>();
  readonly captures = new CaptureCheck();
  private readonly unfinished = new Set<ClassSymbol>();

  enter(declaration: TypeDeclaration, symbol: ClassSymbol): void {
    this.symbols.set(declaration, symbol);
    this.unfinished.add(symbol);
  }

  /**
   * Gives the classes of a body fields for what they have captured, and their constructors parameters. Only at the end
   * of the whole body is that known.
   */
  finish(): void {
    this.captures.finish();
    for (const symbol of this.unfinished) {
      const captured = capturedByClass(symbol);
      const fields: Field[] = [];
      const captures = captured.map((local): Capture => {
        const { info } = addHiddenField(symbol, `val$${local.name}`, local.type);
        fields.push(info);
        return { local, field: info };
      });
      setCaptures(symbol.info, captures);
      symbol.info.fields = [...symbol.info.fields, ...fields];
      for (const constructor of symbol.constructors) this.takeCaptured(constructor, captures);
    }
    this.unfinished.clear();
  }

  private takeCaptured(constructor: MethodSymbol, captures: readonly Capture[]): void {
    const body = this.bodies.get(constructor);
    const index = constructor.hidden.length;
    for (const { local, field } of captures) addHiddenParameter(constructor, field.name, erase(local.type));
    if (body === undefined) return;
    const locals = captures.map((capture) => capture.local);
    const parameters = [...body.parameters.slice(0, index), ...locals, ...body.parameters.slice(index)];
    this.bodies.set(constructor, { ...body, parameters });
  }
}

/** A class, interface, enum or record declared in a body: visible from here on, in itself too. */
export function checkLocalClass(checker: Checker, node: LocalClass): TypedStatement {
  const { declaration } = node;
  const { text } = declaration.name;
  const first = checker.scope.findClass(text);
  const known = checker.localClasses.symbols.get(declaration);
  if (first !== undefined && first !== known && first.outer === checker.inside) {
    const span = checker.inside.source.span(declaration.name);
    report(checker, {
      kind: "duplicate-name",
      span,
      what: "class",
      name: text,
      first: first.source.span(first.declaration.name),
    });
  }
  const { scope } = checker;
  const symbol = known ?? declare(checker, scope, declaration, declaration.flavor !== "class");
  scope.declareClass(text, symbol);
  checkClass(checker, scope, symbol);
  return { kind: "empty", start: node.start, end: node.end };
}

/** The class of `new C(…) {…}`, with its one constructor. `isDiamond`: its type arguments were found out. */
export function declareAnonymousClass(
  checker: Checker,
  scope: Scope,
  declaration: TypeDeclaration,
  supertype: { readonly type: StaticClassType; readonly isDiamond: boolean },
  superConstructor: MethodSymbol,
): MethodSymbol | undefined {
  const known = checker.localClasses.symbols.get(declaration);
  const symbol = known ?? declare(checker, scope, declaration, false);
  if (known === undefined) {
    void symbol.superclass;
    setAnonymousSupertype(checker.table, symbol, supertype.type);
    anonymousConstructor(symbol, superConstructor);
  }
  const [constructor] = symbol.constructors;
  if (constructor !== undefined) checker.localClasses.superConstructors.set(constructor, superConstructor);
  checkClass(checker, scope, symbol, supertype.isDiamond);
  return constructor;
}

function declare(checker: Checker, scope: Scope, declaration: TypeDeclaration, isStatic: boolean): ClassSymbol {
  const { inside } = checker;
  const { unit } = inside;
  const symbol = checker.table.declareLocal({
    name: `${inside.info.name}${declaration.suffix ?? ""}`,
    outer: inside,
    isLibrary: inside.info.isLibrary,
    isSynthetic: false,
    enclosing: {
      findClass: (name) => scope.findClass(name),
      findTypeVariable: (name) => findTypeVariable(checker, name),
      isStatic: checker.isStatic || isStatic,
    },
    read: () => ({ unit, declaration }),
  });
  checker.localClasses.enter(declaration, symbol);
  return symbol;
}

function checkClass(checker: Checker, scope: Scope, symbol: ClassSymbol, overridesOnly = false): void {
  const frame = newFrame("class", scope.frame);
  setClassFrame(symbol, frame);
  if (!symbol.info.isLibrary) {
    checkInheritance(checker.table, checker.memberMethods, symbol, checker.errors, overridesOnly);
    checkRecord(symbol, checker.errors);
    checkLocalBelowSealed(symbol, checker.errors);
  }
  checker.checkClassBodies(symbol, new Scope(scope, frame));
}

/** Says that a class needs an object around its objects. */
export function reportNoOuter(checker: Checker, symbol: ClassSymbol, place: Located): TypedExpression {
  const outer = symbol.outer?.info.name ?? fill(CHECK_MESSAGES, "class-around");
  illFormed(checker, place, "no-outer-object", { inner: symbol.info.name, outer, name: symbol.declaration.name.text });
  return { kind: "invalid", type: { kind: "error" }, start: place.start, end: place.end };
}
