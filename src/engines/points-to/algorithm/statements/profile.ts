import { type CallSite, isRoot, type Method } from "../../../../java/index.ts";
import type { Profile } from "../../options.ts";

/**
 * Which calls an analysis passes over. `Object`'s constructor does nothing, so its calls say
 * nothing. Profile `lecture` shows constructors only where the program writes something to see:
 * unwritten calls are left out as long as the constructor does nothing either.
 */
export function leftOutCalls(profile: Profile): (site: CallSite) => boolean {
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
