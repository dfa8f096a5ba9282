import { definePseudocode, withParts } from "../../../trace/index.ts";
import type { Part } from "../algorithm/parts.ts";

/** Weighted saturation after Reps, Schwoon, Jha and Melski (2005), and Definition 7's read-out (Li et al.). */
const { lines, pseudocode: whole } = definePseudocode({
  PostStar: {
    postStar: [0, "@PostStar@(*A*)"],
    postStart: [1, "#foreach# *t* ∈ *A* #do# @Update@(*t*, *l*(*t*))"],
    postLoop: [1, "#while# *WL* is not empty #do#"],
    postTake: [2, "remove *t* = (*p, γ, q*) from *WL*"],
    ifEpsilon: [2, "#if# *γ* = ε #then#"],
    eachBelow: [3, "#foreach# (*q, γ′, q′*) ∈ *l* #do#"],
    joinBelow: [4, "@Update@((*p, γ′, q′*), *l*(*q, γ′, q′*) ⊗ *l*(*t*))"],
    eachRule: [2, "#else foreach# *r* = ⟨*p, γ*⟩ ↪ ⟨*p′, w*⟩ #do#"],
    pop: [3, "#if# *w* = ε #then# @Update@((*p′*, ε, *q*), *l*(*t*) ⊗ *f*(*r*))"],
    step: [3, "#if# *w* = *γ₁* #then# @Update@((*p′, γ₁, q*), *l*(*t*) ⊗ *f*(*r*))"],
    ifPush: [3, "#if# *w* = *γ₁ γ₂* #then# *M* = *M*(*p′, γ₁*)"],
    top: [4, "@Update@((*p′, γ₁, M*), 1)"],
    push: [4, "#if# @Update@((*M, γ₂, q*), *l*(*t*) ⊗ *f*(*r*)) changed it #then#"],
    eachEpsilon: [5, "#foreach# (*p″*, ε, *M*) ∈ *l* #do#"],
    joinEpsilon: [6, "@Update@((*p″, γ₂, q*), *l*(*M, γ₂, q*) ⊗ *l*(*p″*, ε, *M*))"],
  },
  PreStar: {
    preStar: [0, "@PreStar@(*A*)"],
    preStart: [1, "#foreach# *t* ∈ *A* #do# @Update@(*t*, *l*(*t*))"],
    prePop: [1, "#foreach# *r* = ⟨*p, γ*⟩ ↪ ⟨*p′*, ε⟩ #do# @Update@((*p, γ, p′*), *f*(*r*))"],
    preLoop: [1, "#while# *WL* is not empty #do#"],
    preTake: [2, "remove *t* = (*p′, γ′, q*) from *WL*"],
    preEachStep: [2, "#foreach# *r* = ⟨*p, γ*⟩ ↪ ⟨*p′, γ′*⟩ #do#"],
    preStep: [3, "@Update@((*p, γ, q*), *f*(*r*) ⊗ *l*(*t*))"],
    preEachFirst: [2, "#foreach# *r* = ⟨*p, γ*⟩ ↪ ⟨*p′, γ′ γ₂*⟩, (*q, γ₂, q′*) ∈ *l* #do#"],
    preFirst: [3, "@Update@((*p, γ, q′*), *f*(*r*) ⊗ *l*(*t*) ⊗ *l*(*q, γ₂, q′*))"],
    preEachSecond: [2, "#foreach# *r* = ⟨*p, γ*⟩ ↪ ⟨*p₁, γ₁ γ′*⟩, (*p₁, γ₁, p′*) ∈ *l* #do#"],
    preSecond: [3, "@Update@((*p, γ, q*), *f*(*r*) ⊗ *l*(*p₁, γ₁, p′*) ⊗ *l*(*t*))"],
  },
  Update: {
    update: [0, "@Update@(*t, v*)"],
    combine: [1, "*n* = *l*(*t*) ⊕ *v*"],
    ifChanged: [1, "#if# *n* ≠ *l*(*t*) #then#"],
    assign: [2, "*l*(*t*) = *n*"],
    enqueue: [2, "add *t* to *WL* (in post∗ only if it leaves a control location)"],
  },
  ReadOut: {
    readOut: [0, "@ReadOut@(*l*)"],
    final: [1, "#foreach# final state *s* #do# *W*(*s*) = 1"],
    eachIncoming: [1, "#while# some *W*(*s*) rises, #foreach# (*s, γ, s′*) ∈ *l* #do#"],
    accept: [2, "*W*(*s*) ⊕= *W*(*s′*) ⊗ *l*(*s, γ, s′*)"],
    eachTop: [1, "#foreach# (*p, γ, q*) ∈ *l*, *p* a control location #do#"],
    readTop: [2, "*top*(*p, γ*) ⊕= *W*(*q*) ⊗ *l*(*p, γ, q*)"],
  },
  Sink: {
    sinkHead: [0, "@Sink@(*x*)", "extension"],
    sink: [
      1,
      "#if# the value of *x* rests on an earlier one of *x* #then# it becomes that of going around for ever",
      "extension",
    ],
  },
});

export { lines };

/** Where weights cannot fall for ever, nothing is said of those that do. */
export const pseudocode = whole.filter(({ name }) => name !== "Sink");

/** The lines that can be left out. */
const partOfLine: ReadonlyMap<number, Part> = new Map<number, Part>([
  [lines.joinBelow, "epsilon"],
  [lines.joinEpsilon, "late-epsilon"],
]);

/** The saturation with the lines that can be left out marked. */
export const markedPseudocode = withParts(pseudocode, (line) => partOfLine.get(line));

/** The same with what is done about weights that fall for ever. */
export const markedWholePseudocode = withParts(whole, (line) => partOfLine.get(line));
