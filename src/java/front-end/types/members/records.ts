import type { AnalysisError, MessageValues } from "../../../../kernel/index.ts";
import { illFormedIn, type ProblemOf } from "../../../messages/ill-formed.ts";
import { TYPE_MESSAGES } from "../../../messages/types.ts";
import type { Located } from "../../syntax/source-text.ts";
import type { ConstructorDeclaration, MethodDeclaration } from "../../syntax/tree/tree.ts";
import { isIdentical } from "../relations/subtyping.ts";
import { showStatic } from "../static-types.ts";
import type { Access, ClassSymbol, MethodSymbol } from "../symbols.ts";
import { isLessOpen } from "../symbols.ts";

type Problem = ProblemOf<typeof TYPE_MESSAGES>;

/** What a record owes to its components: accessors and a canonical constructor that fit them (JLS 8.10.3, 8.10.4). */
export function checkRecord(symbol: ClassSymbol, errors: AnalysisError[]): void {
  const { declaration, source } = symbol;
  if (declaration.flavor !== "record") return;
  const report = (place: Located, problem: Problem, values: MessageValues): void => {
    errors.push(illFormedIn(TYPE_MESSAGES, source.span(place), problem, values));
  };
  for (const { name } of declaration.components) {
    const accessor = symbol.methods.get(name.text)?.find((each) => each.parameterTypes.length === 0);
    const field = symbol.fields.get(name.text);
    if (accessor?.declaration?.kind !== "method" || accessor.info.isImplicit || field === undefined) continue;
    const values = { name: name.text, type: showStatic(field.type) };
    const problem = problemOfAccessor(accessor, accessor.declaration, isIdentical(accessor.returnType, field.type));
    if (problem !== undefined) report(accessor.declaration.name, problem, values);
  }
  for (const constructor of symbol.constructors) {
    const written = constructor.declaration;
    if (written?.kind !== "constructor" || constructor.info.isImplicit) continue;
    const problem = isCanonical(symbol, constructor, written)
      ? problemOfCanonical(symbol, constructor, written)
      : problemOfOther(written);
    const values = { name: symbol.declaration.name.text, access: accessOf(symbol) };
    if (problem !== undefined) report(written.name, problem, values);
  }
}

function problemOfAccessor(
  { access, info }: MethodSymbol,
  { throws, typeParameters }: MethodDeclaration,
  isOfType: boolean,
): Problem | undefined {
  if (access !== "public") return "accessor-not-public";
  if (!isOfType) return "accessor-of-other-type";
  if (throws.length > 0) return "accessor-throws";
  if (typeParameters.length > 0) return "accessor-is-generic";
  return info.isStatic ? "accessor-is-static" : undefined;
}

/** Whether it takes the components. */
function isCanonical(symbol: ClassSymbol, { parameterTypes }: MethodSymbol, written: ConstructorDeclaration): boolean {
  const { components } = symbol.declaration;
  if (written.isCompact) return true;
  return (
    parameterTypes.length === components.length &&
    components.every(({ name }, i) => {
      const [type, given] = [symbol.fields.get(name.text)?.type, parameterTypes[i]];
      return type !== undefined && given !== undefined && isIdentical(type, given);
    })
  );
}

function problemOfCanonical(
  symbol: ClassSymbol,
  { access }: MethodSymbol,
  { isCompact, parameters, throws, typeParameters }: ConstructorDeclaration,
): Problem | undefined {
  const { components } = symbol.declaration;
  if (isLessOpen(access, accessOf(symbol))) return "canonical-weaker-access";
  if (typeParameters.length > 0) return "canonical-is-generic";
  if (throws.length > 0) return "canonical-throws";
  const isNamed = isCompact || parameters.every((each, i) => each.name.text === components[i]?.name.text);
  return isNamed ? undefined : "canonical-with-other-names";
}

/** The fields are set by the canonical constructor alone (JLS 8.10.4). */
function problemOfOther({ body }: ConstructorDeclaration): Problem | undefined {
  const [first] = body.statements;
  return first?.kind === "constructor-call" && first.which === "this" ? undefined : "constructor-beside-canonical";
}

function accessOf({ declaration: { modifiers } }: ClassSymbol): Access {
  return (["public", "protected", "private"] as const).find((each) => modifiers.has(each)) ?? "package";
}
