import { definePseudocode } from "../../../trace/index.ts";
import type { RuleName } from "./vocabulary.ts";

/** Tables 1, 2 and 5 of the paper as one procedure, its encoding, and Definition 7. Between the two runs post*. */
export const { lines, pseudocode } = definePseudocode({
  BuildGraph: {
    buildGraph: [0, "@BuildGraph@(*program, pta*)"],
    eachStatement: [1, "#foreach# statement of a method *f* that runs #do# add 𝒜⟦–⟧"],
    symbolicValue: [2, "*x* = SymVal: (env, *f*) –λx.ANY→ (*x, f*)"],
    constantValue: [2, "*x* = ConstVal: (env, *f*) –λx.ID→ (*x, f*)"],
    copy: [2, "*x* = *y*, *x* = (*T*) *y*: (*y, f*) ⇝ (*x, f*)"],
    binary: [2, "*z* = *x* binop *y*: (*x, f*) ⇝ (*z, f*), (*y, f*) ⇝ (*z, f*)"],
    arrayLoad: [2, "*x* = *r*[*n*]: ([*o*], *f*) ⇝ (*x, f*), *o* ∈ pta(*r*, cc)"],
    arrayStore: [2, "*r*[*n*] = *x*: (*x, f*) ⇝ ([*o*], *f*), *o* ∈ pta(*r*, cc)"],
    fieldLoad: [2, "*x* = *r.g*: (*o.g, f*) ⇝ (*x, f*), *o* ∈ pta(*r*, cc)"],
    fieldStore: [2, "*r.g* = *x*: (*x, f*) ⇝ (*o.g, f*), *o* ∈ pta(*r*, cc)"],
    length: [2, "*x* = lengthof *r*: (*o*.len, *f*) ⇝ (*x, f*), *o* ∈ pta(*r*, cc)"],
    newArray: [2, "*r* = newarray *T*[*x*]: (*x, f*) ⇝ (*o*.len, *f*), *o* ∈ pta(*r*, cc)"],
    returns: [2, "return *x*: (*x, f*) ⇝ (*f*~ret~, *f*)"],
    parameter: [2, "*x* := parameter~k~: (*f*~argk~, *f*) ⇝ (*x, f*)"],
    argument: [2, "*z* = *x.f′*(*m₁,…,mₙ*): (*mᵢ, f*) ⇝ (*f′*~argi~, *f′*)"],
    exit: [3, "(*f′*~ret~, *f′*) ⇝ (*f′*~ret~, rp)"],
    result: [3, "(*f′*~ret~, rp) ⇝ (*z, f*)"],
    globalEntry: [3, "(*v, f*) ⇝ (*v, f′*) for *v* ∈ GlobVar; with contexts (*v*, cc) and (*v*, cc′) in Table 2"],
    globalExit: [3, "(*v, f′*) ⇝ (*v*, rp)"],
    globalResult: [3, "(*v*, rp) ⇝ (*v, f*)"],
    staticField: [2, "*x* = *C.g*, *C.g* = *x*: (*C.g, f*) ⇝ (*x, f*), (*x, f*) ⇝ (*C.g, f*)", "extension"],
    exception: [2, "throw *x*: (*x, f*) ⇝ the nearest catch, or (*f*~exc~, *f*)", "extension"],
    environment: [2, "a call of *f′*: (env, *f*) ⇝ (env, *f′*)", "extension"],
    implicitFlow: [2, "under a condition *b*: (*b, f*) ⇝ what is assigned", "extension"],
    mapPut: [2, "*map*.put(*key, value*): (*value, f*) ⇝ (*oₘ.oₖ*, *f*)"],
    mapGet: [2, "*value* = *map*.get(*key*): (*oₘ.oₖ*, *f*) ⇝ (*value, f*)"],
    library: [2, "another library call: receiver and arguments ⇝ result"],
    callback: [2, "what the library calls back gets the receiver and the arguments", "extension"],
  },
  Encode: {
    encode: [0, "@Encode@(*WDG*)"],
    eachEdge: [1, "#foreach# (*v₁, f₁*) –l→ (*v₂, f₂*) #do#"],
    step: [2, "*f₁* = *f₂*: ⟨*v₁, f₁*⟩ ↪ ⟨*v₂, f₂*⟩"],
    push: [2, "*f₁* calls *f₂* with return point *fᵣ*: ⟨*v₁, f₁*⟩ ↪ ⟨*v₂, f₂ fᵣ*⟩"],
    pop: [2, "*f₂* ∈ RetP: ⟨*v₁, f₁*⟩ ↪ ⟨*v₂*, ε⟩"],
    arrival: [2, "*f₁* ∈ RetP: ⟨*v₁, f₁*⟩ ↪ ⟨*v₂, f₂*⟩", "extension"],
    turn: [1, "split globals: ⟨*v*↑, *ep*⟩ ↪ ⟨*v, ep*⟩ for *v* ∈ GlobVar", "extension"],
  },
  Relevancy: {
    relevancy: [0, "@Relevancy@()"],
    eachNode: [1, "#foreach# variable *v* and method *m* with ⟨*v, m* RetP*⟩ reached #do#"],
    outcome: [2, "*ra*(*v, m*) = *top*(*v, m*)"],
  },
  JoinCopies: {
    joinCopies: [0, "@JoinCopies@()"],
    eachCopy: [1, "#foreach# copy *v*~c~ of (*v, m*) that is reached #do#"],
    join: [2, "*ra*(*v, m*) = *ra*(*v, m*) ⊕ *w*(*v*~c~)"],
  },
});

/** What runs in each pipeline. */
export const stackingPseudocode = pseudocode.filter(({ name }) => name !== "JoinCopies");
export const cloningPseudocode = pseudocode.filter(({ name }) => name === "BuildGraph" || name === "JoinCopies");

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
  outcome: lines.outcome,
  "join-copies": lines.join,
};

/** The line of a step’s rule. */
export function lineOf(rule: RuleName): number {
  return lineOfRule[rule];
}
