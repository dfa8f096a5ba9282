import { supertypesOf } from "../../../ir/hierarchy.ts";
import type { Bridge } from "../../../ir/program.ts";
import { replacing, substitute, variableType } from "../generic-types.ts";
import { memberType } from "../relations/member-types.ts";
import { isSameStatic } from "../relations/subtyping.ts";
import { thisTypeOf } from "../relations/this-type.ts";
import type { ClassSymbol, MethodSymbol } from "../symbols.ts";
import { signatureOf, symbolOf, typeParametersOf } from "../symbols.ts";

/** Whether one method would override the other in this class, by its name and parameters (JLS 8.4.2). */
export function isSubsignature(site: ClassSymbol, a: MethodSymbol, b: MethodSymbol): boolean {
  if (a.info.name !== b.info.name || a.parameterTypes.length !== b.parameterTypes.length) return false;
  if (signatureOf(a.info) === signatureOf(b.info)) return true;
  if (!isGeneric(a) && !isGeneric(b)) return false;
  const type = thisTypeOf(site);
  return a.parameterTypes.every((parameter, i) => {
    const other = b.parameterTypes[i];
    if (other === undefined) return false;
    return isSameStatic(memberType(type, a, parameter), withVariablesOf(a, b, memberType(type, b, other)));
  });
}

function isGeneric(method: MethodSymbol): boolean {
  return method.owner.typeParameters.length > 0 || method.owner.outer !== undefined || method.typeParameters.length > 0;
}

/** A parameter type of b with the type parameters of a in place of its own. */
export function withVariablesOf(
  a: MethodSymbol,
  b: MethodSymbol,
  type: ReturnType<typeof memberType>,
): ReturnType<typeof memberType> {
  return b.typeParameters.length === 0 || a.typeParameters.length !== b.typeParameters.length
    ? type
    : substitute(type, replacing(b.typeParameters, a.typeParameters.map(variableType)));
}

/** See `ClassInfo.bridges`. */
export function bridgesOf(symbol: ClassSymbol): readonly Bridge[] {
  const bridges: Bridge[] = [];
  const above = supertypesOf(symbol.info).flatMap((info) => symbolOf(info) ?? []);
  for (const owner of above.slice(1)) {
    const isGenericOwner = typeParametersOf(owner).length > 0;
    for (const methods of owner.methods.values()) {
      const candidates = methods.filter((method) => mayNeedBridge(method, isGenericOwner));
      for (const method of candidates) {
        const overrider = findOverrider(symbol, above, owner, method);
        if (overrider !== undefined) bridges.push({ overridden: method.info, by: overrider.info });
      }
    }
  }
  return bridges;
}

function mayNeedBridge(method: MethodSymbol, isGenericOwner: boolean): boolean {
  return (isGenericOwner || method.typeParameters.length > 0) && !method.info.isStatic && method.access !== "private";
}

/** The class's own method that overrides this one, or an inherited one that does so only here. */
function findOverrider(
  symbol: ClassSymbol,
  above: readonly ClassSymbol[],
  owner: ClassSymbol,
  method: MethodSymbol,
): MethodSymbol | undefined {
  const own = overriderAmong(symbol, symbol, method);
  if (own !== undefined || symbol.info.kind === "interface" || owner.info.kind !== "interface") return own;
  for (const each of above.slice(1)) {
    if (each.info.kind === "interface" || supertypesOf(each.info).includes(owner.info)) continue;
    const inherited = overriderAmong(symbol, each, method);
    if (inherited !== undefined) return inherited;
  }
  return undefined;
}

function overriderAmong(site: ClassSymbol, among: ClassSymbol, method: MethodSymbol): MethodSymbol | undefined {
  const signature = signatureOf(method.info);
  return among.methods
    .get(method.info.name)
    ?.find(
      (each) =>
        !each.info.isStatic &&
        each.access !== "private" &&
        signatureOf(each.info) !== signature &&
        isSubsignature(site, each, method),
    );
}
