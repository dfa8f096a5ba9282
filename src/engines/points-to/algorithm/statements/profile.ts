import { type CallSite, deadCopies, isRoot, type Method } from "../../../../java/index.ts";
import type { Profile } from "../../options.ts";
import type { LeftOut } from "./method-statements.ts";

/**
 * What a profile passes over. Profile `java` sees what a compiler's output shows: a copy whose
 * value is never read is not there. Profile `lecture` keeps every statement that is written.
 */
export function leftOutBy(profile: Profile): LeftOut {
  return { calls: leftOutCalls(profile), instructions: profile === "java" ? deadCopies : () => [] };
}

/**
 * Which calls an analysis passes over. `Object`'s constructor does nothing, so its calls say
 * nothing. Profile `lecture` shows constructors only where the program writes something to see:
 * unwritten calls are left out as long as the constructor does nothing either.
 */
function leftOutCalls(profile: Profile): (site: CallSite) => boolean {
  const trivial = new Map<Method, boolean>();
  const isTrivial = (constructor: Method): boolean => {
    const known = trivial.get(constructor);
    if (known !== undefined) return known;
    trivial.set(constructor, true);
    const answer = constructor.body.every(
      (instruction) =>
        instruction.kind === "nop" ||
        instruction.kind === "return" ||
        (instruction.kind === "call" && instruction.site.isImplicit && isTrivial(instruction.site.target)),
    );
    trivial.set(constructor, answer);
    return answer;
  };
  return (site) => {
    if (site.target.kind !== "constructor") return false;
    if (isRoot(site.target.class)) return true;
    return profile === "lecture" && site.isImplicit && isTrivial(site.target);
  };
}
