import type { AnalysisError } from "../../../../kernel/index.ts";
import { CHECK_MESSAGES } from "../../../messages/check.ts";
import { illFormedIn } from "../../../messages/ill-formed.ts";
import type { TypedBlock, TypedConstructorCall, TypedInitializer } from "../../typed/tree.ts";
import type { ClassSymbol, FieldSymbol, MethodSymbol } from "../../types/symbols.ts";
import { unsetFields } from "./definite-assignment.ts";

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
  const report = (field: FieldSymbol, where: string): void => {
    const span = symbol.source.span(field.declaration?.name ?? symbol.declaration.name);
    errors.push(illFormedIn(CHECK_MESSAGES, span, "final-without-value", { field: field.info.name, where }));
  };
  const finals = [...symbol.fields.values()].filter(
    ({ isFinal, declaration }) => isFinal && declaration?.kind === "field" && declaration.initializer === undefined,
  );
  const reportUnset = (isStatic: boolean, run: readonly TypedInitializer[], where: string): void => {
    const fields = finals.filter(({ info }) => info.isStatic === isStatic);
    const unset = unsetFields(
      fields.map((field) => field.info),
      run,
    );
    for (const field of fields) if (unset.includes(field.info)) report(field, where);
  };
  if (finals.length === 0) return;
  reportUnset(true, code.statics, "");
  for (const { constructor, call, block } of code.constructors) {
    const where = constructor.declaration === undefined ? "" : ` in ${showConstructor(constructor)}`;
    if (call?.which !== "this") reportUnset(false, [...code.instance, block], where);
  }
}

function showConstructor({ info }: MethodSymbol): string {
  return info.label.slice(info.label.indexOf(".<init>")).replace(".<init>", info.class.name);
}
