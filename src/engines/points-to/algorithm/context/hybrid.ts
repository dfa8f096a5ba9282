import { kCallSite } from "./call-site.ts";
import { kObject } from "./object.ts";
import type { ContextSelector } from "./selector.ts";

/** Object sensitivity for instance calls, call sites for static ones, where object sensitivity has nothing new to say. */
export function kHybrid(k: number): ContextSelector {
  return {
    k,
    selectStatic: kCallSite(k).selectStatic,
    selectInstance: kObject(k).selectInstance,
  };
}
