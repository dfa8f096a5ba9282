import {
  type CallSite,
  type ClassInfo,
  dispatch,
  type Instruction,
  type Method,
  type Program,
  supertypesOf,
} from "../../../../java/index.ts";
import { append, valueAt } from "../../../../kernel/index.ts";
import type { Profile } from "../../options.ts";
import { classesInitializedBy, initializersOf } from "../statements/class-initialization.ts";
import { leftOutCalls } from "../statements/profile.ts";

/** The call graph that the class hierarchy alone allows. */
interface HierarchyCallGraph {
  /** Of the call sites in reachable methods, in the order of discovery. */
  readonly calleesOf: ReadonlyMap<CallSite, readonly Method[]>;
  readonly reachable: ReadonlySet<Method>;
}

/**
 * Class hierarchy analysis: a virtual call reaches what any class below its declared class would
 * run, whether or not such an object exists (Dean, Grove, Chambers, ECOOP 1995; Lecture “Interprocedural
 * Analysis”, Resolve). Passes over the calls that the profile passes over, so that it can be
 * compared with the points-to call graph, which is a part of it as long as objects obey declared
 * types: always in profile `java`; in `lecture` a cast that fails lets other objects through.
 */
export function analyzeClassHierarchy(program: Program, entry: Method, profile: Profile): HierarchyCallGraph {
  const resolver = new Resolver(program);
  const isLeftOut = leftOutCalls(profile);
  const calleesOf = new Map<CallSite, readonly Method[]>();
  const reachable = new Set<Method>();
  const waiting = [entry];
  const initialized = new Set<ClassInfo>();
  const initialize = (info: ClassInfo): void => {
    if (profile === "java") waiting.push(...initializersOf(info, initialized));
  };
  initialize(entry.class);
  for (let method = waiting.pop(); method !== undefined; method = waiting.pop()) {
    if (reachable.has(method)) continue;
    reachable.add(method);
    for (const info of classesInitializedBy(method)) initialize(info);
    for (const instruction of method.body) {
      const site = callSiteOf(instruction);
      if (site === undefined || isLeftOut(site)) continue;
      const callees = resolver.resolve(site);
      calleesOf.set(site, callees);
      waiting.push(...callees);
    }
  }
  return { calleesOf, reachable };
}

/** Resolve(l): the methods that a call may run. */
class Resolver {
  readonly #concreteBelow = new Map<ClassInfo, ClassInfo[]>();
  readonly #answers = new Map<Method, readonly Method[]>();

  constructor(program: Program) {
    for (const info of program.classes) {
      if (info.isAbstract || info.kind === "interface") continue;
      for (const above of supertypesOf(info)) append(this.#concreteBelow, above, info);
    }
  }

  resolve(site: CallSite): readonly Method[] {
    if (site.kind === "static" || site.kind === "special") return [site.target];
    return valueAt(this.#answers, site.target, () => {
      const below = this.#concreteBelow.get(site.target.class) ?? [];
      return [...new Set(below.flatMap((info) => dispatch({ kind: "class", class: info }, site.target) ?? []))];
    });
  }
}

function callSiteOf(instruction: Instruction): CallSite | undefined {
  if (instruction.kind === "new") return instruction.constructor;
  return instruction.kind === "call" ? instruction.site : undefined;
}
