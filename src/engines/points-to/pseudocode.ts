import type { Procedure, PseudocodeLine, TextPiece } from "../../trace/index.ts";

/** The procedures, by the numbers that frames carry. */
export const procedureNumbers = { Solve: 0, AddReachable: 1, AddEdge: 2, Propagate: 3, ProcessCall: 4 } as const;

/** The lines that steps refer to, by what they do. */
export const lines = {
  solve: 0,
  initialise: 1,
  entry: 2,
  loop: 3,
  take: 4,
  delta: 5,
  propagate: 6,
  ifVariable: 7,
  eachObject: 8,
  eachStore: 9,
  store: 10,
  eachLoad: 11,
  load: 12,
  eachArrayStore: 13,
  arrayStore: 14,
  eachArrayLoad: 15,
  arrayLoad: 16,
  processCall: 17,
  addReachable: 18,
  ifUnreached: 19,
  addMethod: 20,
  addStatements: 21,
  eachNew: 22,
  putNew: 23,
  eachAssign: 24,
  assign: 25,
  eachStatic: 26,
  staticAccess: 27,
  initialiseClasses: 28,
  eachDirectCall: 29,
  directCall: 30,
  addEdge: 31,
  ifNoEdge: 32,
  addFlow: 33,
  ifNotEmpty: 34,
  putEdge: 35,
  propagateHead: 36,
  ifDelta: 37,
  union: 38,
  eachSuccessor: 39,
  putSuccessor: 40,
  processCallHead: 41,
  eachCall: 42,
  dispatch: 43,
  select: 44,
  putThis: 45,
  ifNoCall: 46,
  addCall: 47,
  reachCallee: 48,
  passArguments: 49,
  passReturn: 50,
  eachThrow: 51,
  throwException: 52,
  passException: 53,
} as const;

const styles: Readonly<Record<string, TextPiece["style"]>> = {
  "#": "keyword",
  "@": "procedure",
  "*": "math",
  "~": "sub",
  "^": "sup",
};

/** The algorithm of Lecture II, “C.S. Pointer Analysis: Algorithm”; the extension lines treat what the slides leave out. */
export const pseudocode: readonly Procedure[] = [
  {
    name: "Solve",
    lines: [
      line(lines.solve, 0, "@Solve@(*m*^entry^)"),
      line(lines.initialise, 1, "*WL* = [ ], *PFG* = { }, *S* = { }, *RM* = { }, *CG* = { }"),
      line(lines.entry, 1, "@AddReachable@([ ]:*m*^entry^)"),
      line(lines.loop, 1, "#while# *WL* is not empty #do#"),
      line(lines.take, 2, "remove ⟨*n, pts*⟩ from *WL*"),
      line(lines.delta, 2, "Δ = *pts* − *pt*(*n*)"),
      line(lines.propagate, 2, "@Propagate@(*n*, Δ)"),
      line(lines.ifVariable, 2, "#if# *n* represents a variable *c*:*x* #then#"),
      line(lines.eachObject, 3, "#foreach# *c′*:*oᵢ* ∈ Δ #do#"),
      line(lines.eachStore, 4, "#foreach# *x.f* = *y* ∈ *S* #do#"),
      line(lines.store, 5, "@AddEdge@(*c*:*y*, *c′*:*oᵢ.f*)"),
      line(lines.eachLoad, 4, "#foreach# *y* = *x.f* ∈ *S* #do#"),
      line(lines.load, 5, "@AddEdge@(*c′*:*oᵢ.f*, *c*:*y*)"),
      line(lines.eachArrayStore, 4, "#foreach# *x*[*i*] = *y* ∈ *S* #do#", true),
      line(lines.arrayStore, 5, "@AddEdge@(*c*:*y*, *c′*:*oᵢ*[∗])", true),
      line(lines.eachArrayLoad, 4, "#foreach# *y* = *x*[*i*] ∈ *S* #do#", true),
      line(lines.arrayLoad, 5, "@AddEdge@(*c′*:*oᵢ*[∗], *c*:*y*)", true),
      line(lines.processCall, 4, "@ProcessCall@(*c*:*x*, *c′*:*oᵢ*)"),
    ],
  },
  {
    name: "AddReachable",
    lines: [
      line(lines.addReachable, 0, "@AddReachable@(*c*:*m*)"),
      line(lines.ifUnreached, 1, "#if# *c*:*m* ∉ *RM* #then#"),
      line(lines.addMethod, 2, "add *c*:*m* to *RM*"),
      line(lines.addStatements, 2, "*S* ∪= *S*~m~"),
      line(lines.eachNew, 2, "#foreach# *i*: *x* = #new# *T*() ∈ *S*~m~ #do#"),
      line(lines.putNew, 3, "add ⟨*c*:*x*, {*c*:*oᵢ*}⟩ to *WL*"),
      line(lines.eachAssign, 2, "#foreach# *x* = *y* ∈ *S*~m~ #do#"),
      line(lines.assign, 3, "@AddEdge@(*c*:*y*, *c*:*x*)"),
      line(lines.eachStatic, 2, "#foreach# *x* = *T.f*, *T.f* = *x* ∈ *S*~m~ #do#", true),
      line(lines.staticAccess, 3, "@AddEdge@(*T.f*, *c*:*x*), @AddEdge@(*c*:*x*, *T.f*)", true),
      line(lines.initialiseClasses, 2, "@AddReachable@([ ]:*T*.⟨clinit⟩) for each *T* that *m* initialises", true),
      line(lines.eachDirectCall, 2, "#foreach# *l*: *r* = *T.k*(*a₁,…,aₙ*), #new# *T*(*a₁,…,aₙ*) ∈ *S*~m~ #do#", true),
      line(lines.directCall, 3, "@ProcessCall@ with the known callee", true),
      line(lines.eachThrow, 2, "#foreach# #throw# *x* ∈ *S*~m~ #do#", true),
      line(lines.throwException, 3, "@AddEdge@(*c*:*x*, the first matching catch, or *c*:*m*~exc~)", true),
    ],
  },
  {
    name: "AddEdge",
    lines: [
      line(lines.addEdge, 0, "@AddEdge@(*s, t*)"),
      line(lines.ifNoEdge, 1, "#if# *s* → *t* ∉ *PFG* #then#"),
      line(lines.addFlow, 2, "add *s* → *t* to *PFG*"),
      line(lines.ifNotEmpty, 2, "#if# *pt*(*s*) is not empty #then#"),
      line(lines.putEdge, 3, "add ⟨*t, pt*(*s*)⟩ to *WL*"),
    ],
  },
  {
    name: "Propagate",
    lines: [
      line(lines.propagateHead, 0, "@Propagate@(*n, pts*)"),
      line(lines.ifDelta, 1, "#if# *pts* is not empty #then#"),
      line(lines.union, 2, "*pt*(*n*) ∪= *pts*"),
      line(lines.eachSuccessor, 2, "#foreach# *n* → *s* ∈ *PFG* #do#"),
      line(lines.putSuccessor, 3, "add ⟨*s, pts*⟩ to *WL*"),
    ],
  },
  {
    name: "ProcessCall",
    lines: [
      line(lines.processCallHead, 0, "@ProcessCall@(*c*:*x*, *c′*:*oᵢ*)"),
      line(lines.eachCall, 1, "#foreach# *l*: *r* = *x.k*(*a₁,…,aₙ*) ∈ *S* #do#"),
      line(lines.dispatch, 2, "*m* = Dispatch(*oᵢ, k*)"),
      line(lines.select, 2, "*c*^t^ = Select(*c, l, c′*:*oᵢ*)"),
      line(lines.putThis, 2, "add ⟨*c*^t^:*m*~this~, {*c′*:*oᵢ*}⟩ to *WL*"),
      line(lines.ifNoCall, 2, "#if# *c*:*l* → *c*^t^:*m* ∉ *CG* #then#"),
      line(lines.addCall, 3, "add *c*:*l* → *c*^t^:*m* to *CG*"),
      line(lines.reachCallee, 3, "@AddReachable@(*c*^t^:*m*)"),
      line(lines.passArguments, 3, "#foreach# parameter *pᵢ* of *m* #do# @AddEdge@(*c*:*aᵢ*, *c*^t^:*pᵢ*)"),
      line(lines.passReturn, 3, "@AddEdge@(*c*^t^:*m*~ret~, *c*:*r*)"),
      line(lines.passException, 3, "@AddEdge@(*c*^t^:*m*~exc~, the first matching catch, or *c*:*m′*~exc~)", true),
    ],
  },
];

/** `#keyword#`, `@Procedure@`, `*math*`, `~sub~`, `^sup^`; everything else is plain. */
function line(number: number, indent: number, markup: string, isExtension = false): PseudocodeLine {
  const pieces = [...markup.matchAll(/([#@*~^])(.+?)\1|[^#@*~^]+/g)].map(
    ([whole, mark, inner]): TextPiece =>
      mark === undefined || inner === undefined
        ? { text: whole, style: "plain" }
        : { text: inner, style: styles[mark] ?? "plain" },
  );
  return { line: number, indent, pieces, isExtension };
}
