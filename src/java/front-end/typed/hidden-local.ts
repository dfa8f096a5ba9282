import type { Variable } from "../../ir/program.ts";
import type { Located } from "../syntax/source-text.ts";
import type { StaticType } from "../types/static-types.ts";
import type { Local } from "./tree.ts";

/**
 * A variable that the compiler puts in: `what` tells those of one place apart. The lowering keeps it in a temporary, so
 * the name is never shown.
 */
export function hiddenLocal(what: string, type: StaticType, { start, end }: Located, isFixed = false): Local {
  return { name: hiddenName(what, start), type, place: { start, end }, isFixed, isHidden: true };
}

/** What a parameter that is not in the source is found by. `this$0` has that name in Java, too. */
export function hiddenParameterName({ name, isTemporary }: Variable): string {
  return isTemporary ? hiddenName(name, 0) : name;
}

/** Unlike every name that a program can have, also those with a `$`. */
export function hiddenName(what: string, start: number): string {
  return `#${what}${start}`;
}
