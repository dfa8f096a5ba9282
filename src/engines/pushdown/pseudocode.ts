import type { Procedure, PseudocodeLine, TextPiece } from "../../trace/index.ts";

/** The procedures, by the numbers that frames carry. */
export const procedureNumbers = { PostStar: 0, PreStar: 1, Update: 2, ReadOut: 3 } as const;

/** The lines that steps refer to, by what they do. */
export const lines = {
  postStar: 0,
  postStart: 1,
  postLoop: 2,
  postTake: 3,
  ifEpsilon: 4,
  eachBelow: 5,
  joinBelow: 6,
  eachRule: 7,
  pop: 8,
  step: 9,
  ifPush: 10,
  top: 11,
  push: 12,
  eachEpsilon: 13,
  joinEpsilon: 14,
  preStar: 15,
  preStart: 16,
  prePop: 17,
  preLoop: 18,
  preTake: 19,
  preEachStep: 20,
  preStep: 21,
  preEachFirst: 22,
  preFirst: 23,
  preEachSecond: 24,
  preSecond: 25,
  update: 26,
  combine: 27,
  ifChanged: 28,
  assign: 29,
  enqueue: 30,
  readOut: 31,
  final: 32,
  eachIncoming: 33,
  accept: 34,
  eachTop: 35,
  readTop: 36,
} as const;

const styles: Readonly<Record<string, TextPiece["style"]>> = {
  "#": "keyword",
  "@": "procedure",
  "*": "math",
  "~": "sub",
  "^": "sup",
};

/** Weighted saturation after Reps, Schwoon, Jha and Melski (2005), and Definition 7's read-out (Li et al.). */
export const pseudocode: readonly Procedure[] = [
  {
    name: "PostStar",
    lines: [
      line(lines.postStar, 0, "@PostStar@(*A*)"),
      line(lines.postStart, 1, "#foreach# *t* ∈ *A* #do# @Update@(*t*, *l*(*t*))"),
      line(lines.postLoop, 1, "#while# *WL* is not empty #do#"),
      line(lines.postTake, 2, "remove *t* = (*p, γ, q*) from *WL*"),
      line(lines.ifEpsilon, 2, "#if# *γ* = ε #then#"),
      line(lines.eachBelow, 3, "#foreach# (*q, γ′, q′*) ∈ *l* #do#"),
      line(lines.joinBelow, 4, "@Update@((*p, γ′, q′*), *l*(*q, γ′, q′*) ⊗ *l*(*t*))"),
      line(lines.eachRule, 2, "#else foreach# *r* = ⟨*p, γ*⟩ ↪ ⟨*p′, w*⟩ #do#"),
      line(lines.pop, 3, "#if# *w* = ε #then# @Update@((*p′*, ε, *q*), *l*(*t*) ⊗ *f*(*r*))"),
      line(lines.step, 3, "#if# *w* = *γ₁* #then# @Update@((*p′, γ₁, q*), *l*(*t*) ⊗ *f*(*r*))"),
      line(lines.ifPush, 3, "#if# *w* = *γ₁ γ₂* #then# *M* = *M*(*p′, γ₁*)"),
      line(lines.top, 4, "@Update@((*p′, γ₁, M*), 1)"),
      line(lines.push, 4, "#if# @Update@((*M, γ₂, q*), *l*(*t*) ⊗ *f*(*r*)) changed it #then#"),
      line(lines.eachEpsilon, 5, "#foreach# (*p″*, ε, *M*) ∈ *l* #do#"),
      line(lines.joinEpsilon, 6, "@Update@((*p″, γ₂, q*), *l*(*M, γ₂, q*) ⊗ *l*(*p″*, ε, *M*))"),
    ],
  },
  {
    name: "PreStar",
    lines: [
      line(lines.preStar, 0, "@PreStar@(*A*)"),
      line(lines.preStart, 1, "#foreach# *t* ∈ *A* #do# @Update@(*t*, *l*(*t*))"),
      line(lines.prePop, 1, "#foreach# *r* = ⟨*p, γ*⟩ ↪ ⟨*p′*, ε⟩ #do# @Update@((*p, γ, p′*), *f*(*r*))"),
      line(lines.preLoop, 1, "#while# *WL* is not empty #do#"),
      line(lines.preTake, 2, "remove *t* = (*p′, γ′, q*) from *WL*"),
      line(lines.preEachStep, 2, "#foreach# *r* = ⟨*p, γ*⟩ ↪ ⟨*p′, γ′*⟩ #do#"),
      line(lines.preStep, 3, "@Update@((*p, γ, q*), *f*(*r*) ⊗ *l*(*t*))"),
      line(lines.preEachFirst, 2, "#foreach# *r* = ⟨*p, γ*⟩ ↪ ⟨*p′, γ′ γ₂*⟩, (*q, γ₂, q′*) ∈ *l* #do#"),
      line(lines.preFirst, 3, "@Update@((*p, γ, q′*), *f*(*r*) ⊗ *l*(*t*) ⊗ *l*(*q, γ₂, q′*))"),
      line(lines.preEachSecond, 2, "#foreach# *r* = ⟨*p, γ*⟩ ↪ ⟨*p₁, γ₁ γ′*⟩, (*p₁, γ₁, p′*) ∈ *l* #do#"),
      line(lines.preSecond, 3, "@Update@((*p, γ, q*), *f*(*r*) ⊗ *l*(*p₁, γ₁, p′*) ⊗ *l*(*t*))"),
    ],
  },
  {
    name: "Update",
    lines: [
      line(lines.update, 0, "@Update@(*t, v*)"),
      line(lines.combine, 1, "*n* = *l*(*t*) ⊕ *v*"),
      line(lines.ifChanged, 1, "#if# *n* ≠ *l*(*t*) #then#"),
      line(lines.assign, 2, "*l*(*t*) = *n*"),
      line(lines.enqueue, 2, "add *t* to *WL* (in post∗ only if it leaves a control location)"),
    ],
  },
  {
    name: "ReadOut",
    lines: [
      line(lines.readOut, 0, "@ReadOut@(*l*)"),
      line(lines.final, 1, "#foreach# final state *s* #do# *W*(*s*) = 1"),
      line(lines.eachIncoming, 1, "#while# some *W*(*s*) rises, #foreach# (*s, γ, s′*) ∈ *l* #do#"),
      line(lines.accept, 2, "*W*(*s*) ⊕= *W*(*s′*) ⊗ *l*(*s, γ, s′*)"),
      line(lines.eachTop, 1, "#foreach# (*p, γ, q*) ∈ *l*, *p* a control location #do#"),
      line(lines.readTop, 2, "*top*(*p, γ*) ⊕= *W*(*q*) ⊗ *l*(*p, γ, q*)"),
    ],
  },
];

/** `#keyword#`, `@Procedure@`, `*math*`, `~sub~`, `^sup^`; everything else is plain. */
function line(number: number, indent: number, markup: string): PseudocodeLine {
  const pieces = [...markup.matchAll(/([#@*~^])(.+?)\1|[^#@*~^]+|\*/g)].map(
    ([whole, mark, inner]): TextPiece =>
      mark === undefined || inner === undefined
        ? { text: whole, style: "plain" }
        : { text: inner, style: styles[mark] ?? "plain" },
  );
  return { line: number, indent, pieces, isExtension: false };
}
