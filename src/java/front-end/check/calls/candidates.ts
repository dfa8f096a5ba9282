import { nearest } from "../../../../kernel/index.ts";
import { unsupported } from "../../../messages/unsupported.ts";
import type { Identifier } from "../../syntax/tree/tree.ts";
import type { TypedExpression } from "../../typed/tree.ts";
import { absentMember, lacksOverload } from "../../types/members/absent-members.ts";
import { isAccessible, offeredMethods } from "../../types/members/lookup.ts";
import type { Member } from "../../types/members/overloads.ts";
import { chooseOverload } from "../../types/members/overloads.ts";
import { erase } from "../../types/static-types.ts";
import type { ClassSymbol, MethodSymbol } from "../../types/symbols.ts";
import { extendsUnknown, isBelowUnknown, signatureOf } from "../../types/symbols.ts";
import { settled, showArgument, shownType } from "../conversions/arguments.ts";
import type { Checker } from "../scope/checker.ts";
import { report } from "../scope/checker.ts";
import { checkAccess, isRefusedStatically } from "./names.ts";

export function findMethod(
  checker: Checker,
  name: Identifier,
  symbol: ClassSymbol,
  values: readonly TypedExpression[],
  member: Member,
): Candidate | undefined {
  const candidates = checker.memberMethods
    .named(symbol, name.text)
    .filter((each) => !each.owner.info.isLibrary || isAccessible(each, checker.inside));
  if (candidates.length === 0) {
    reportUnknownMethod(checker, name, symbol);
    return undefined;
  }
  return chooseCandidate(checker, name, candidates, values, name.text, member);
}

/** A method that arguments have chosen. */
export interface Candidate {
  readonly method: MethodSymbol;
  /** Whether the last arguments go into an array. */
  readonly isSpread: boolean;
}

/** The overload that the arguments choose; reports when none or several fit, or when it is private. */
export function chooseCandidate(
  checker: Checker,
  name: Identifier,
  candidates: readonly MethodSymbol[],
  values: readonly TypedExpression[],
  shownName: string,
  member: Member = (_, type) => erase(type),
): Candidate | undefined {
  const types = values.map((value) => shownType(checker, value));
  const accessible = candidates.filter((candidate) => isAccessible(candidate, checker.inside));
  const choice = chooseOverload(checker.table, accessible, types, member);
  if (choice.kind === "found") return choice;
  const hidden = chooseOverload(checker.table, candidates, types, member);
  if (choice.kind === "none" && hidden.kind === "found") {
    checkAccess(checker, name, hidden.method);
    return undefined;
  }
  // An input whose name says nothing of its type fits everywhere: no mistake by itself, unless its name is misspelt.
  if (values.some((value) => value.type.kind === "error" && settled(value).type.kind === "error")) return undefined;
  if (choice.kind === "none" && mayFitElsewhere(accessible[0] ?? candidates[0], values.length, accessible)) {
    const signature = `${shownName}(${values.map((value) => showArgument(checker, value)).join(", ")})`;
    report(checker, unsupported(checker.inside.source.span(name), "library-method", { name: signature }));
    return undefined;
  }
  const fitting = choice.kind === "ambiguous" ? choice.methods : accessible;
  report(checker, {
    kind: choice.kind === "ambiguous" ? "ambiguous-method" : "no-applicable-method",
    span: checker.inside.source.span(name),
    name: shownName,
    argumentTypes: values.map((value) => showArgument(checker, value)),
    candidates: fitting.map(showCandidate),
  });
  return undefined;
}

/** Whether one of the JDK's overloads that the library lacks may be meant. */
function mayFitElsewhere(
  first: MethodSymbol | undefined,
  count: number,
  accessible: readonly MethodSymbol[],
): first is MethodSymbol {
  if (first === undefined) return false;
  const known = accessible.filter(({ parameterTypes }) => parameterTypes.length === count).length;
  const { kind, name } = first.info;
  return lacksOverload(first.owner, kind === "constructor" ? "<init>" : name, count, known);
}

function showCandidate(method: MethodSymbol): string {
  const { info } = method;
  const signature = signatureOf(info);
  return info.kind === "constructor" ? signature.replace("<init>", info.class.name) : `${info.class.name}.${signature}`;
}

function reportUnknownMethod(checker: Checker, name: Identifier, symbol: ClassSymbol): void {
  const span = checker.inside.source.span(name);
  const isUnqualified = symbol === checker.inside;
  if (isUnqualified && (extendsUnknown(symbol) || isRefusedStatically(checker, name.text))) return;
  if (!isUnqualified && isBelowUnknown(symbol)) return;
  const refusal = absentMember(symbol, name.text, "method", span);
  if (refusal !== undefined) {
    report(checker, refusal);
    return;
  }
  const close = nearest(name.text, methodNames(symbol));
  report(checker, {
    kind: "unknown-name",
    span,
    what: "method",
    name: name.text,
    ...(close === undefined ? {} : { nearest: close }),
  });
}

function methodNames(symbol: ClassSymbol): readonly string[] {
  const above = [...(symbol.superclass === undefined ? [] : [symbol.superclass]), ...symbol.interfaces];
  return [
    ...offeredMethods(symbol),
    ...above.flatMap(methodNames),
    ...(symbol.outer === undefined ? [] : methodNames(symbol.outer)),
  ];
}
