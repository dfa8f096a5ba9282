import type { AnalysisError } from "../../../../kernel/index.ts";
import type { Field } from "../../../ir/program.ts";
import { CHECK_MESSAGES } from "../../../messages/check.ts";
import { illFormedIn } from "../../../messages/ill-formed.ts";
import type { Located } from "../../syntax/source-text.ts";
import type { FieldUse, TypedBlock, TypedConstructorCall, TypedInitializer } from "../../typed/tree.ts";
import type { ClassSymbol, FieldSymbol, MethodSymbol } from "../../types/symbols.ts";
import { checkFieldsAssignedOnce, checkFieldsRead, unsetFields } from "./definite-assignment.ts";

/** The code of a constructor, which runs behind the initializers unless it calls `this(…)`. */
export interface ConstructorCode {
  readonly constructor: MethodSymbol;
  readonly call: TypedConstructorCall | undefined;
  readonly block: TypedBlock;
}

/** Final fields without a value must get one from the initializers or in every constructor (JLS 8.3.1.2). */
export function reportBlankFinals(
  symbol: ClassSymbol,
  code: {
    readonly statics: readonly TypedInitializer[];
    readonly instance: readonly TypedInitializer[];
    readonly constructors: readonly ConstructorCode[];
  },
  errors: AnalysisError[],
): void {
  const report = (field: FieldSymbol, where: string, at?: Located): void => {
    const span = symbol.source.span(at ?? field.declaration?.name ?? symbol.declaration.name);
    errors.push(illFormedIn(CHECK_MESSAGES, span, "final-without-value", { field: field.info.name, where }));
  };
  const finals = [...symbol.fields.values()].filter(
    ({ isFinal, declaration }) => isFinal && declaration?.kind === "field" && declaration.initializer === undefined,
  );
  const reportUnset = (isStatic: boolean, run: readonly TypedInitializer[], where: string, at?: Located): void => {
    const fields = finals.filter(({ info }) => info.isStatic === isStatic);
    const all = fields.map((field) => field.info);
    const unset = unsetFields(all, run);
    for (const field of fields) if (unset.includes(field.info)) report(field, where, at);
    if (unset.length === 0) checkFieldsRead(all, run, (use) => reportUse("field-without-value", use));
    reportTwice(all, [], run);
  };
  const reportUse = (problem: "assigned-twice" | "field-without-value", use: FieldUse): void => {
    errors.push(illFormedIn(CHECK_MESSAGES, symbol.source.span(use), problem, { name: use.field.name }));
  };
  const reportTwice = (all: readonly Field[], set: readonly Field[], run: readonly TypedInitializer[]): void => {
    checkFieldsAssignedOnce(set, run, (target) => {
      if (target.kind === "field" && all.includes(target.field)) reportUse("assigned-twice", target);
    });
  };
  if (finals.length === 0) return;
  reportUnset(true, code.statics, "");
  for (const { constructor, call, block } of code.constructors) {
    const where = constructor.declaration === undefined ? "" : ` in ${showConstructor(constructor)}`;
    const end = constructor.declaration === undefined ? undefined : { start: block.end - 1, end: block.end };
    const own = finals.flatMap(({ info }) => (info.isStatic ? [] : info));
    if (call?.which === "this") reportTwice(own, own, [block]);
    else reportUnset(false, [...code.instance, block], where, end);
  }
}

function showConstructor({ info }: MethodSymbol): string {
  return info.label.slice(info.label.indexOf(".<init>")).replace(".<init>", info.class.name);
}
