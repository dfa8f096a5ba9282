import { definePseudocode, type Procedure, type WrittenPseudocode, withParts } from "../../../trace/index.ts";
import type { Part } from "../algorithm/pointer-flow-graph/parts.ts";
import type { SolverRule } from "../algorithm/rules.ts";

/** The algorithm of Lecture II, “C.S. Pointer Analysis: Algorithm”; the extension lines treat what the slides leave out. */
const written = {
  Solve: {
    solve: [0, "@Solve@(*m*^entry^)"],
    initialize: [1, "*WL* = [ ], *PFG* = { }, *S* = { }, *RM* = { }, *CG* = { }"],
    entry: [1, "@AddReachable@([ ]:*m*^entry^)"],
    loop: [1, "#while# *WL* is not empty #do#"],
    take: [2, "remove ⟨*n, pts*⟩ from *WL*"],
    delta: [2, "Δ = *pts* − *pt*(*n*)"],
    propagate: [2, "@Propagate@(*n*, Δ)"],
    ifVariable: [2, "#if# *n* represents a variable *c*:*x* #then#"],
    eachObject: [3, "#foreach# *c′*:*oᵢ* ∈ Δ #do#"],
    eachStore: [4, "#foreach# *x.f* = *y* ∈ *S* #do#"],
    store: [5, "@AddEdge@(*c*:*y*, *c′*:*oᵢ.f*)"],
    eachLoad: [4, "#foreach# *y* = *x.f* ∈ *S* #do#"],
    load: [5, "@AddEdge@(*c′*:*oᵢ.f*, *c*:*y*)"],
    eachArrayStore: [4, "#foreach# *x*[*i*] = *y* ∈ *S* #do#", "extension"],
    arrayStore: [5, "@AddEdge@(*c*:*y*, *c′*:*oᵢ*[∗])", "extension"],
    eachArrayLoad: [4, "#foreach# *y* = *x*[*i*] ∈ *S* #do#", "extension"],
    arrayLoad: [5, "@AddEdge@(*c′*:*oᵢ*[∗], *c*:*y*)", "extension"],
    processCall: [4, "@ProcessCall@(*c*:*x*, *c′*:*oᵢ*)"],
  },
  AddReachable: {
    addReachable: [0, "@AddReachable@(*c*:*m*)"],
    ifUnreached: [1, "#if# *c*:*m* ∉ *RM* #then#"],
    addMethod: [2, "add *c*:*m* to *RM*"],
    addStatements: [2, "*S* ∪= *S*~m~"],
    eachNew: [2, "#foreach# *i*: *x* = #new# *T*() ∈ *S*~m~ #do#"],
    putNew: [3, "add ⟨*c*:*x*, {*c*:*oᵢ*}⟩ to *WL*"],
    eachAssign: [2, "#foreach# *x* = *y* ∈ *S*~m~ #do#"],
    assign: [3, "@AddEdge@(*c*:*y*, *c*:*x*)"],
    eachStatic: [2, "#foreach# *x* = *T.f*, *T.f* = *x* ∈ *S*~m~ #do#", "extension"],
    staticAccess: [3, "@AddEdge@(*T.f*, *c*:*x*), @AddEdge@(*c*:*x*, *T.f*)", "extension"],
    initializeClasses: [2, "@AddReachable@([ ]:*T*.⟨clinit⟩) for each *T* that *m* initializes", "extension"],
    eachDirectCall: [2, "#foreach# *l*: *r* = *T.k*(*a₁,…,aₙ*), #new# *T*(*a₁,…,aₙ*) ∈ *S*~m~ #do#", "extension"],
    directCall: [3, "@ProcessCall@ with the known callee", "extension"],
    eachThrow: [2, "#foreach# #throw# *x* ∈ *S*~m~ #do#", "extension"],
    throwException: [3, "@AddEdge@(*c*:*x*, the first matching catch, or *c*:*m*~exc~)", "extension"],
  },
  AddEdge: {
    addEdge: [0, "@AddEdge@(*s, t*)"],
    ifNoEdge: [1, "#if# *s* → *t* ∉ *PFG* #then#"],
    addFlow: [2, "add *s* → *t* to *PFG*"],
    ifNotEmpty: [2, "#if# *pt*(*s*) is not empty #then#"],
    putEdge: [3, "add ⟨*t, pt*(*s*)⟩ to *WL*"],
  },
  Propagate: {
    propagateHead: [0, "@Propagate@(*n, pts*)"],
    ifDelta: [1, "#if# *pts* is not empty #then#"],
    union: [2, "*pt*(*n*) ∪= *pts*"],
    eachSuccessor: [2, "#foreach# *n* → *s* ∈ *PFG* #do#"],
    putSuccessor: [3, "add ⟨*s, pts*⟩ to *WL*"],
  },
  ProcessCall: {
    processCallHead: [0, "@ProcessCall@(*c*:*x*, *c′*:*oᵢ*)"],
    eachCall: [1, "#foreach# *l*: *r* = *x.k*(*a₁,…,aₙ*) ∈ *S* #do#"],
    dispatch: [2, "*m* = Dispatch(*oᵢ, k*)"],
    select: [2, "*c*^t^ = Select(*c, l, c′*:*oᵢ*)"],
    putThis: [2, "add ⟨*c*^t^:*m*~this~, {*c′*:*oᵢ*}⟩ to *WL*"],
    ifNoCall: [2, "#if# *c*:*l* → *c*^t^:*m* ∉ *CG* #then#"],
    addCall: [3, "add *c*:*l* → *c*^t^:*m* to *CG*"],
    reachCallee: [3, "@AddReachable@(*c*^t^:*m*)"],
    passArguments: [3, "#foreach# parameter *pᵢ* of *m* #do# @AddEdge@(*c*:*aᵢ*, *c*^t^:*pᵢ*)"],
    passReturn: [3, "@AddEdge@(*c*^t^:*m*~ret~, *c*:*r*)"],
    passException: [3, "@AddEdge@(*c*^t^:*m*~exc~, the first matching catch, or *c*:*m′*~exc~)", "extension"],
  },
} as const satisfies WrittenPseudocode;

export const { lines, pseudocode } = definePseudocode(written);

/** The same without contexts, “C.I. Pointer Analysis: Algorithm”: no `c:` before a name, and nothing to select. */
const contextFree: readonly Procedure[] = definePseudocode(written, (markup, line) =>
  line === "select" ? undefined : markup.replace(/\*c′?\*(?:\^t\^)?:|\[ \]:/g, ""),
).pseudocode;

/** The line at which a rule calls AddReachable or AddEdge, or adds an entry to WL that comes along no edge. */
export const lineOfRule: Readonly<Record<SolverRule, number>> = {
  entry: lines.entry,
  new: lines.putNew,
  assign: lines.assign,
  cast: lines.assign,
  static: lines.staticAccess,
  capture: lines.putNew,
  "class-initialization": lines.initializeClasses,
  throw: lines.throwException,
  store: lines.store,
  load: lines.load,
  "array-store": lines.arrayStore,
  "array-load": lines.arrayLoad,
  propagate: lines.putSuccessor,
  call: lines.reachCallee,
  "static-call": lines.reachCallee,
  "constructor-call": lines.reachCallee,
  argument: lines.passArguments,
  return: lines.passReturn,
  escape: lines.passException,
};

/** The lines that can be left out, by their numbers. */
const partOfLine: ReadonlyMap<number, Part> = new Map<number, Part>([
  [lines.delta, "delta"],
  [lines.store, "store"],
  [lines.load, "load"],
  [lines.assign, "assign"],
  [lines.putEdge, "push"],
  [lines.putSuccessor, "successors"],
  [lines.putThis, "this"],
  [lines.passArguments, "argument"],
  [lines.passReturn, "return"],
]);

const partOf = (line: number): Part | undefined => partOfLine.get(line);

/** The algorithm with the lines that can be left out marked, with and without contexts. */
export const markedPseudocode = withParts(pseudocode, partOf);
export const markedContextFree = withParts(contextFree, partOf);
