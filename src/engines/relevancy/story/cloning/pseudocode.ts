import { definePseudocode } from "../../../../trace/index.ts";
import type { RuleName } from "./symbols.ts";

/** Section 3.2: a copy of each method for each of its contexts, and reachability on them. */
export const { lines, pseudocode } = definePseudocode({
  Clone: {
    clone: [0, "@Clone@(*WDG, pta*)"],
    eachEdge: [1, "#foreach# (*v₁, f₁*) –l→ (*v₂, f₂*) #do#"],
    step: [2, "*f₁* = *f₂*: *v₁*~c~ –l→ *v₂*~c~ for each context *c* of *f₁*"],
    call: [2, "*f₁* calls *f₂*: *v₁*~c~ –l→ *v₂*~c′~ where *f₁* in *c* calls *f₂* in *c′*"],
    returns: [2, "*f₂* ∈ RetP: *v₁*~c′~ ⇝ *z*~c~, from the copy to the copy that called it"],
  },
  Reach: {
    reach: [0, "@Reach@()"],
    start: [1, "*w*(env) = λ*x.x*, *WL* = [env]"],
    loop: [1, "#while# *WL* is not empty #do#"],
    take: [2, "remove *u* from *WL*"],
    eachFlow: [2, "#foreach# *u* –l→ *v* #do#"],
    raise: [3, "*w*(*v*) = *w*(*v*) ⊕ *w*(*u*) ⊗ *l*"],
    put: [3, "#if# *w*(*v*) has changed #then# add *v* to *WL*"],
  },
});

const lineOfRule: Readonly<Record<RuleName, number>> = {
  "clone-step": lines.step,
  "clone-call": lines.call,
  "clone-return": lines.returns,
  start: lines.start,
  put: lines.put,
  take: lines.take,
  reach: lines.raise,
};

/** The line of a step’s rule. */
export function lineOf(rule: RuleName): number {
  return lineOfRule[rule];
}
