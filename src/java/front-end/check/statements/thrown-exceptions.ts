import type { ClassInfo } from "../../../ir/program.ts";
import { classType } from "../../../ir/types.ts";
import type { Located } from "../../syntax/source-text.ts";
import type {
  Local,
  TypedBlock,
  TypedCatch,
  TypedConstructorCall,
  TypedExpression,
  TypedStatement,
  TypedSwitch,
} from "../../typed/tree.ts";
import { assigns, expressionsOf, partsOf } from "../../typed/walk.ts";
import type { StaticType } from "../../types/static-types.ts";
import { isCompatible, showStatic } from "../../types/static-types.ts";
import { canComplete } from "../flow/flow.ts";
import type { Checker } from "../scope/checker.ts";
import { illFormed } from "../scope/checker.ts";

/** What may be thrown somewhere. */
interface Thrown {
  readonly type: StaticType;
  readonly place: Located;
}

/** Who may throw what: the exceptions that are declared, and how to declare one more. */
export interface Declared {
  /** Undefined where anything may be thrown. */
  readonly types: readonly StaticType[] | undefined;
  /** `add “throws X” to m()` with X for the exception; undefined where nothing can be declared. */
  readonly toDeclare: ((type: string) => string) | undefined;
}

/** Checked exceptions that are neither caught nor declared (JLS 11.2.3), and handlers of such that nothing throws. */
export function checkThrown(
  checker: Checker,
  body: TypedBlock | TypedExpression,
  declared: Declared,
  constructorCall?: TypedConstructorCall,
): void {
  if (checker.inside.info.isLibrary) return;
  const check = new ThrownCheck(checker);
  const called = constructorCall === undefined ? [] : check.ofConstructorCall(constructorCall);
  check.report([...called, ...(body.kind === "block" ? check.ofStatement(body) : check.ofExpression(body))], declared);
}

class ThrownCheck {
  private readonly checker: Checker;
  /** What a handler's variable holds, as long as nothing else is assigned to it (JLS 11.2.2). */
  private readonly caught = new Map<Local, readonly Thrown[]>();

  constructor(checker: Checker) {
    this.checker = checker;
  }

  report(thrown: readonly Thrown[], { types, toDeclare }: Declared): void {
    if (types === undefined) return;
    const seen = new Set<number>();
    for (const { type, place } of thrown) {
      if (seen.has(place.start) || types.some((each) => isCompatible(type, each))) continue;
      seen.add(place.start);
      const name = showStatic(type);
      const otherwise = toDeclare === undefined ? "" : `, or ${toDeclare(name)}`;
      illFormed(this.checker, place, "exception-not-caught", { name, otherwise });
    }
  }

  ofConstructorCall(call: TypedConstructorCall): readonly Thrown[] {
    return [...call.arguments.flatMap((each) => this.ofExpression(each)), ...this.checked(call.thrown, call.at)];
  }

  ofStatement(node: TypedStatement): readonly Thrown[] {
    switch (node.kind) {
      case "block":
        return this.ofStatements(node.statements);
      case "if":
        return [
          ...this.ofExpression(node.condition),
          ...this.ofStatements(node.whenFalse === undefined ? [node.whenTrue] : [node.whenTrue, node.whenFalse]),
        ];
      case "while":
      case "do":
        return [...this.ofExpression(node.condition), ...this.ofStatement(node.body)];
      case "for": {
        const condition = node.condition === undefined ? [] : this.ofExpression(node.condition);
        return [...this.ofStatements(node.init), ...condition, ...this.ofStatements([...node.update, node.body])];
      }
      case "labeled":
        return this.ofStatement(node.body);
      case "switch":
        return this.ofSwitch(node.switch);
      case "throw":
        return [...this.ofExpression(node.value), ...this.ofThrow(node.value, node)];
      case "try":
        return this.ofTry(node.body, node.catches);
      case "protected":
        return this.ofProtected(node.body, node.leave);
      default:
        return expressionsOf(node).flatMap((each) => this.ofExpression(each));
    }
  }

  private ofStatements(nodes: readonly TypedStatement[]): readonly Thrown[] {
    return nodes.flatMap((each) => this.ofStatement(each));
  }

  private ofSwitch(node: TypedSwitch): readonly Thrown[] {
    const tests = node.cases.flatMap((each) => each.tests).flatMap((each) => this.ofExpression(each));
    return [...this.ofStatements(node.before), ...tests, ...node.cases.flatMap((each) => this.ofStatements(each.body))];
  }

  ofExpression(node: TypedExpression): readonly Thrown[] {
    if (node.kind === "switch") return this.ofSwitch(node.switch);
    const inner = partsOf(node).flatMap((each) => this.ofExpression(each));
    if (node.kind === "lambda") {
      const { body, thrown } = node.lambda;
      this.report(this.ofStatement(body), { types: thrown(), toDeclare: undefined });
    }
    if (node.kind !== "call" && node.kind !== "new") return inner;
    const own = this.checked(node.thrown ?? [], node.at);
    return own.length === 0 ? inner : [...inner, ...own];
  }

  /** A handler that throws its variable on throws what the body may have thrown. */
  private ofThrow(value: TypedExpression, place: Located): readonly Thrown[] {
    const known = value.kind === "local" ? this.caught.get(value.local) : undefined;
    return known?.map(({ type }) => ({ type, place })) ?? this.checked([value.type], place);
  }

  private ofTry(body: TypedBlock, catches: readonly TypedCatch[]): readonly Thrown[] {
    let open = this.ofStatement(body);
    const all: Thrown[] = [];
    const isUnclear = expressionsOf(body).some(hasError);
    for (const clause of catches) {
      const types = clause.types.map((info) => classType(info));
      if (!isUnclear) this.reportNeverThrown(clause, open);
      const isCaught = ({ type }: Thrown) => types.some((each) => isCompatible(type, each));
      const kept = open.filter((each) => isCaught(each) || types.some((type) => isCompatible(type, each.type)));
      if (!expressionsOf(clause.body).some((each) => assigns(each, clause.local))) this.caught.set(clause.local, kept);
      all.push(...this.ofStatement(clause.body));
      open = open.filter((each) => !isCaught(each));
    }
    return [...open, ...all];
  }

  /** What the body throws is lost when `finally` cannot end. */
  private ofProtected(body: TypedStatement, leave: TypedBlock): readonly Thrown[] {
    const inner = this.ofStatement(body);
    const own = this.ofStatement(leave);
    return canComplete(leave, () => {}) ? [...inner, ...own] : own;
  }

  private reportNeverThrown(clause: TypedCatch, thrown: readonly Thrown[]): void {
    if (clause.local.isHidden === true) return;
    for (const info of clause.types) {
      const type = classType(info);
      if (!this.isChecked(type) || this.isGeneral(info)) continue;
      if (thrown.some((each) => isCompatible(each.type, type) || isCompatible(type, each.type))) continue;
      const place = { start: clause.start, end: clause.body.start };
      illFormed(this.checker, place, "catch-of-what-is-never-thrown", { name: info.name });
    }
  }

  private checked(types: readonly StaticType[], place: Located): readonly Thrown[] {
    return types.filter((type) => this.isChecked(type)).map((type) => ({ type, place }));
  }

  /** `Exception` and `Throwable` may be caught anywhere: unchecked ones are among them. */
  private isGeneral(info: ClassInfo): boolean {
    const { table } = this.checker;
    return ["java.lang.Exception", "java.lang.Throwable"].some((name) => table.wellKnown(name).info === info);
  }

  private isChecked(type: StaticType): boolean {
    if (type.kind !== "class" && type.kind !== "variable") return false;
    const { table } = this.checker;
    const isBelow = (name: string) => isCompatible(type, classType(table.wellKnown(name).info));
    return isBelow("java.lang.Throwable") && !isBelow("java.lang.RuntimeException") && !isBelow("java.lang.Error");
  }
}

/** Whether something in it was refused: what that would throw is not known. */
function hasError(node: TypedExpression): boolean {
  return node.type.kind === "error" || partsOf(node).some(hasError);
}
