import type { Procedure, PseudocodeLine, TextPiece } from "../../trace/index.ts";
import type { RuleName } from "./rules.ts";

/** The procedures, by the numbers that frames carry. */
export const procedureNumbers = { BuildGraph: 0, Encode: 1, PostStar: 2, ReadOut: 3 } as const;

/** The lines that steps refer to, by what they do. */
export const lines = {
  buildGraph: 0,
  eachStatement: 1,
  symbolicValue: 2,
  constantValue: 3,
  copy: 4,
  binary: 5,
  arrayLoad: 6,
  arrayStore: 7,
  fieldLoad: 8,
  fieldStore: 9,
  length: 10,
  newArray: 11,
  returns: 12,
  parameter: 13,
  argument: 14,
  exit: 15,
  result: 16,
  globalEntry: 17,
  globalExit: 18,
  globalResult: 19,
  staticField: 20,
  exception: 21,
  environment: 22,
  implicitFlow: 23,
  mapPut: 24,
  mapGet: 25,
  library: 26,
  callback: 27,
  encode: 28,
  eachEdge: 29,
  step: 30,
  push: 31,
  pop: 32,
  arrival: 33,
  postStar: 34,
  start: 35,
  loop: 36,
  epsilon: 37,
  join: 38,
  eachRule: 39,
  popRule: 40,
  stepRule: 41,
  pushTop: 42,
  pushDeep: 43,
  rejoin: 44,
  update: 45,
  readOut: 46,
  final: 47,
  backward: 48,
  outcome: 49,
  turn: 50,
} as const;

const lineOfRule: Readonly<Record<RuleName, number>> = {
  "symbolic-value": lines.symbolicValue,
  "constant-value": lines.constantValue,
  copy: lines.copy,
  cast: lines.copy,
  "binary-operation": lines.binary,
  "array-load": lines.arrayLoad,
  "array-store": lines.arrayStore,
  "field-load": lines.fieldLoad,
  "field-store": lines.fieldStore,
  length: lines.length,
  "new-array": lines.newArray,
  return: lines.returns,
  parameter: lines.parameter,
  "call-argument": lines.argument,
  "call-return": lines.exit,
  "call-result": lines.result,
  "global-entry": lines.globalEntry,
  "global-exit": lines.globalExit,
  "global-result": lines.globalResult,
  "static-load": lines.staticField,
  "static-store": lines.staticField,
  capture: lines.fieldStore,
  throw: lines.exception,
  environment: lines.environment,
  "class-initialisation": lines.environment,
  "implicit-flow": lines.implicitFlow,
  "map-put": lines.mapPut,
  "map-get": lines.mapGet,
  string: lines.library,
  "string-into-array": lines.library,
  container: lines.library,
  "library-call": lines.library,
  callback: lines.callback,
  "encode-step": lines.step,
  "encode-push": lines.push,
  "encode-pop": lines.pop,
  "encode-turn": lines.turn,
  start: lines.start,
  pop: lines.popRule,
  step: lines.stepRule,
  push: lines.pushDeep,
  epsilon: lines.join,
  worklist: lines.loop,
  "read-out": lines.backward,
};

export function lineOf(rule: RuleName): number {
  return lineOfRule[rule];
}

const styles: Readonly<Record<string, TextPiece["style"]>> = {
  "#": "keyword",
  "@": "procedure",
  "*": "math",
  "~": "sub",
  "^": "sup",
};

/** Tables 1, 2 and 5 of the paper as one procedure, its encoding, post* as in Reps et al., and the read-out of Definition 7. */
export const pseudocode: readonly Procedure[] = [
  {
    name: "BuildGraph",
    lines: [
      line(lines.buildGraph, 0, "@BuildGraph@(*program, pta*)"),
      line(lines.eachStatement, 1, "#foreach# statement of a method *f* that runs #do# add 𝒜⟦–⟧"),
      line(lines.symbolicValue, 2, "*x* = SymVal: (env, *f*) –λx.ANY→ (*x, f*)"),
      line(lines.constantValue, 2, "*x* = ConstVal: (env, *f*) –λx.ID→ (*x, f*)"),
      line(lines.copy, 2, "*x* = *y*, *x* = (*T*) *y*: (*y, f*) ⇝ (*x, f*)"),
      line(lines.binary, 2, "*z* = *x* binop *y*: (*x, f*) ⇝ (*z, f*), (*y, f*) ⇝ (*z, f*)"),
      line(lines.arrayLoad, 2, "*x* = *r*[*n*]: ([*o*], *f*) ⇝ (*x, f*), *o* ∈ pta(*r*, cc)"),
      line(lines.arrayStore, 2, "*r*[*n*] = *x*: (*x, f*) ⇝ ([*o*], *f*), *o* ∈ pta(*r*, cc)"),
      line(lines.fieldLoad, 2, "*x* = *r.g*: (*o.g, f*) ⇝ (*x, f*), *o* ∈ pta(*r*, cc)"),
      line(lines.fieldStore, 2, "*r.g* = *x*: (*x, f*) ⇝ (*o.g, f*), *o* ∈ pta(*r*, cc)"),
      line(lines.length, 2, "*x* = lengthof *r*: (*o*.len, *f*) ⇝ (*x, f*), *o* ∈ pta(*r*, cc)"),
      line(lines.newArray, 2, "*r* = newarray *T*[*x*]: (*x, f*) ⇝ (*o*.len, *f*), *o* ∈ pta(*r*, cc)"),
      line(lines.returns, 2, "return *x*: (*x, f*) ⇝ (*f*~ret~, *f*)"),
      line(lines.parameter, 2, "*x* := parameter~k~: (*f*~argk~, *f*) ⇝ (*x, f*)"),
      line(lines.argument, 2, "*z* = *x.f′*(*m₁,…,mₙ*): (*mᵢ, f*) ⇝ (*f′*~argi~, *f′*)"),
      line(lines.exit, 3, "(*f′*~ret~, *f′*) ⇝ (*f′*~ret~, rp)"),
      line(lines.result, 3, "(*f′*~ret~, rp) ⇝ (*z, f*)"),
      line(
        lines.globalEntry,
        3,
        "(*v, f*) ⇝ (*v, f′*) for *v* ∈ GlobVar; with contexts (*v*, cc) and (*v*, cc′) in Table 2",
      ),
      line(lines.globalExit, 3, "(*v, f′*) ⇝ (*v*, rp)"),
      line(lines.globalResult, 3, "(*v*, rp) ⇝ (*v, f*)"),
      line(lines.staticField, 2, "*x* = *C.g*, *C.g* = *x*: (*C.g, f*) ⇝ (*x, f*), (*x, f*) ⇝ (*C.g, f*)", true),
      line(lines.exception, 2, "throw *x*: (*x, f*) ⇝ the nearest catch, or (*f*~exc~, *f*)", true),
      line(lines.environment, 2, "a call of *f′*: (env, *f*) ⇝ (env, *f′*)", true),
      line(lines.implicitFlow, 2, "under a condition *b*: (*b, f*) ⇝ what is assigned", true),
      line(lines.mapPut, 2, "*map*.put(*key, value*): (*value, f*) ⇝ (*oₘ.oₖ*, *f*)"),
      line(lines.mapGet, 2, "*value* = *map*.get(*key*): (*oₘ.oₖ*, *f*) ⇝ (*value, f*)"),
      line(lines.library, 2, "another library call: receiver and arguments ⇝ result"),
      line(lines.callback, 2, "what the library calls back gets the receiver and the arguments", true),
    ],
  },
  {
    name: "Encode",
    lines: [
      line(lines.encode, 0, "@Encode@(*WDG*)"),
      line(lines.eachEdge, 1, "#foreach# (*v₁, f₁*) –l→ (*v₂, f₂*) #do#"),
      line(lines.step, 2, "*f₁* = *f₂*: ⟨*v₁, f₁*⟩ ↪ ⟨*v₂, f₂*⟩"),
      line(lines.push, 2, "*f₁* calls *f₂* with return point *fᵣ*: ⟨*v₁, f₁*⟩ ↪ ⟨*v₂, f₂ fᵣ*⟩"),
      line(lines.pop, 2, "*f₂* ∈ RetP: ⟨*v₁, f₁*⟩ ↪ ⟨*v₂*, ε⟩"),
      line(lines.arrival, 2, "*f₁* ∈ RetP: ⟨*v₁, f₁*⟩ ↪ ⟨*v₂, f₂*⟩", true),
      line(lines.turn, 1, "split globals: ⟨*v*↑, *ep*⟩ ↪ ⟨*v, ep*⟩ for *v* ∈ GlobVar", true),
    ],
  },
  {
    name: "post*",
    lines: [
      line(lines.postStar, 0, "@post*@(⟨env, *ep*⟩)"),
      line(lines.start, 1, "*l*(env, *ep*, *s*) = 1, put it on the worklist"),
      line(lines.loop, 1, "#while# there is a transition *t* = (*p, γ, q*) on the worklist #do# take it"),
      line(lines.epsilon, 2, "#if# *γ* = ε #then# #foreach# (*q, γ′, q′*) #do#"),
      line(lines.join, 3, "@update@((*p, γ′, q′*), *l*(*q, γ′, q′*) ⊗ *l*(*p*, ε, *q*))"),
      line(lines.eachRule, 2, "#else# #foreach# rule *r* with left side ⟨*p, γ*⟩ #do#"),
      line(lines.popRule, 3, "⟨*p′*, ε⟩: @update@((*p′*, ε, *q*), *l*(*t*) ⊗ *f*(*r*))"),
      line(lines.stepRule, 3, "⟨*p′, a*⟩: @update@((*p′, a, q*), *l*(*t*) ⊗ *f*(*r*))"),
      line(lines.pushTop, 3, "⟨*p′, a b*⟩: @update@((*p′, a, M*), 1), *M* = M(*p′, a*)"),
      line(lines.pushDeep, 4, "@update@((*M, b, q*), *l*(*t*) ⊗ *f*(*r*))"),
      line(lines.rejoin, 4, "#if# that changed #foreach# (*p″*, ε, *M*) #do# @update@((*p″, b, q*), …)"),
      line(lines.update, 1, "@update@(*t, v*): *l*(*t*) ⊕= *v*; if it rose, put *t* on the worklist"),
    ],
  },
  {
    name: "ReadOut",
    lines: [
      line(lines.readOut, 0, "@ReadOut@()"),
      line(lines.final, 1, "*W*(final) = 1"),
      line(lines.backward, 1, "*W*(*s*) ⊕= *W*(*s′*) ⊗ *l*(*s, γ, s′*) for *γ* ∈ RetP"),
      line(lines.outcome, 1, "*ra*(*v, m*) = ⊕ *W*(*q*) ⊗ *l*(*v, m, q*)"),
    ],
  },
];

/** `#keyword#`, `@Procedure@`, `*math*`, `~sub~`, `^sup^`; everything else is plain. */
function line(number: number, indent: number, markup: string, isExtension = false): PseudocodeLine {
  const pieces = [...markup.replaceAll("post*", "post⋆").matchAll(/([#@*~^])(.+?)\1|[^#@*~^]+/g)].map(
    ([whole, mark, inner]): TextPiece =>
      mark === undefined || inner === undefined
        ? { text: whole.replaceAll("⋆", "*"), style: "plain" }
        : { text: inner.replaceAll("⋆", "*"), style: styles[mark] ?? "plain" },
  );
  return { line: number, indent, pieces, isExtension };
}
