import { classType, primitive } from "../../../ir/types.ts";
import type { EnumConstant } from "../../syntax/tree/tree.ts";
import { markCreated } from "../../typed/frames.ts";
import { hiddenParameterName } from "../../typed/hidden-local.ts";
import type { TypedExpression } from "../../typed/tree.ts";
import { isEnumClass } from "../../types/declarations/new-method.ts";
import type { MethodSymbol } from "../../types/symbols.ts";
import { settled } from "../conversions/arguments.ts";
import { constant } from "../conversions/conversions.ts";
import type { Checker } from "../scope/checker.ts";
import { illFormed, invalid } from "../scope/checker.ts";
import { declareAnonymousClass } from "../scope/local-classes.ts";
import { chooseCandidate } from "./candidates.ts";
import { invoke } from "./invocations.ts";

/**
 * The object of an enum constant: of the enum, or of the class that its body makes. The constructor takes the name and
 * the number of the constant first.
 */
export function checkEnumConstant(checker: Checker, node: EnumConstant, ordinal: number): TypedExpression {
  const { name, body } = node;
  const owner = checker.inside;
  const type = classType(owner.info);
  const values = node.arguments.map(checker.argument);
  const candidate = chooseCandidate(checker, name, owner.constructors, values, name.text);
  if (candidate === undefined) return invalid(node);
  const constructor =
    body === undefined
      ? candidate.method
      : declareAnonymousClass(checker, checker.scope, body, { type, isDiamond: false }, candidate.method);
  if (constructor === undefined) return invalid(node);
  if (body === undefined) reportAbstract(checker, node);
  else markCreated(checker.scope.frame, constructor.owner);
  const hidden = [
    constant({ kind: "string", value: name.text }, classType(checker.table.string.info), name),
    constant({ kind: "int", value: ordinal }, primitive("int"), name),
  ];
  const place = { start: node.start, end: node.end };
  return settled(
    invoke(checker, {
      ...candidate,
      values,
      parameters: candidate.method.typeParameters,
      typeArguments: [],
      member: (each) => each,
      returns: type,
      build: (converted) => ({
        kind: "new",
        type: classType(constructor.owner.info),
        constructor: constructor.info,
        outer: undefined,
        arguments: [...hidden, ...converted],
        at: { start: name.start, end: name.end },
        ...place,
      }),
      ...place,
    }),
  );
}

/** A constant without a body, beside others that have one, is an object of the enum, which must leave no method open. */
function reportAbstract(checker: Checker, node: EnumConstant): void {
  if (!checker.inside.declaration.constants.some(({ body }) => body !== undefined)) return;
  const open = [...checker.inside.methods.values()].flat().find((method) => method.info.isAbstract);
  if (open === undefined) return;
  illFormed(checker, node.name, "constant-without-body", { constant: node.name.text, method: open.info.name });
}

/** The constructors of an enum pass the name and number of the constant on to the next one. */
export function passedOn(checker: Checker, method: MethodSymbol): readonly TypedExpression[] {
  if (!isEnumClass(method.owner)) return [];
  const place = method.declaration?.name ?? checker.inside.declaration.name;
  return method.hidden.slice(0, 2).flatMap((variable) => {
    const { type } = variable;
    const local = checker.scope.find(hiddenParameterName(variable));
    return local === undefined ? [] : [{ kind: "local", type, local, start: place.start, end: place.end } as const];
  });
}
