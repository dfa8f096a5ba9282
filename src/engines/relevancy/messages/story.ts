import { catalog } from "../../../kernel/index.ts";

/** Texts of the relevancy analysis about its steps. Backticks mark code. */
export const relevancy = catalog("relevancyStory", {
  "relevancy.region.dependence-graph": "Dependence graph",
  "relevancy.region.cloned-graph": "Copies of methods",
  "relevancy.region.copies": "What reaches the copies",
  "relevancy.region.dependence-edges": "Dependence edges",
  "relevancy.region.relevant-variables": "Relevant variables",
  "relevancy.column.source": "From",
  "relevancy.row": "stack depth {row}",
  "relevancy.column.label": "Label",
  "relevancy.column.target": "To",
  "relevancy.column.rule": "Rule",
  "relevancy.column.statement": "Statement",
  "relevancy.column.weight": "Weight",
  "relevancy.column.variable": "Variable",
  "relevancy.column.method": "Method",
  "relevancy.column.context": "Context",
  "relevancy.column.relevant": "Relevant",
  "relevancy.column.stack": "Stack",

  "relevancy.rule.symbolic-value": "Symbolic value",
  "relevancy.rule.constant-value": "Constant value",
  "relevancy.rule.copy": "Copy",
  "relevancy.rule.cast": "Cast",
  "relevancy.rule.binary-operation": "Operation",
  "relevancy.rule.array-load": "Array load",
  "relevancy.rule.array-store": "Array store",
  "relevancy.rule.field-load": "Field load",
  "relevancy.rule.field-store": "Field store",
  "relevancy.rule.length": "Length",
  "relevancy.rule.new-array": "New array",
  "relevancy.rule.return": "Return",
  "relevancy.rule.parameter": "Parameter",
  "relevancy.rule.call-argument": "Call: argument",
  "relevancy.rule.call-return": "Call: value leaves",
  "relevancy.rule.call-result": "Call: value arrives",
  "relevancy.rule.global-entry": "Call: global enters",
  "relevancy.rule.global-exit": "Call: global leaves",
  "relevancy.rule.global-result": "Call: global arrives",
  "relevancy.rule.static-load": "Static field load",
  "relevancy.rule.static-store": "Static field store",
  "relevancy.rule.capture": "Captured variable",
  "relevancy.rule.throw": "Exception",
  "relevancy.rule.environment": "Call: environment",
  "relevancy.rule.implicit-flow": "Implicit flow",
  "relevancy.rule.map-put": "Map: put",
  "relevancy.rule.map-get": "Map: get",
  "relevancy.rule.string": "String",
  "relevancy.rule.string-into-array": "String: into an array",
  "relevancy.rule.container": "Container",
  "relevancy.rule.library-call": "Library call",
  "relevancy.rule.callback": "Callback",
  "relevancy.rule.encode-step": "Encoding: step",
  "relevancy.rule.encode-push": "Encoding: push",
  "relevancy.rule.encode-pop": "Encoding: pop",
  "relevancy.rule.encode-turn": "Encoding: turn",
  "relevancy.rule.outcome": "Outcome",
  "relevancy.rule.unrecorded": "Not recorded",
  "relevancy.rule.join-copies": "Outcome of the copies",
  "relevancy.rule.clone-step": "Copy within a method",
  "relevancy.rule.clone-call": "Copy of a call",
  "relevancy.rule.clone-return": "Copy of a result",
  "relevancy.rule.start": "Start",
  "relevancy.rule.put": "Put",
  "relevancy.rule.take": "Take",
  "relevancy.rule.reach": "Reach",

  "relevancy.phase.build-graph": "BuildGraph",
  "relevancy.phase.encode": "Encode",
  "relevancy.phase.clone": "Clone",
  "relevancy.phase.reach": "Reach",
  "relevancy.phase.unrecorded": "not recorded",

  "relevancy.moment.end": "All outcomes",
  "relevancy.moment.outcomes": "Outcomes",
  "relevancy.moment.class": "First edge of `{class}`: in `{method}`",
  "relevancy.moment.class-ahead": "First edge of `{class}`",
  "relevancy.moment.method": "First edge of `{method}`",
  "relevancy.moment.chapter": "`{place}`",
  "relevancy.moment.merge": "Weights meet in `{copy}`",
  "relevancy.moment.copy": "First copy of `{method}`",
  "relevancy.moment.reached": "`{copy}` is reached first",

  "relevancy.start.what": "Nothing has happened yet: the dependence graph is empty.",
  "relevancy.start.why":
    "The steps here begin where the points-to analysis underneath is at its fixed point. Each statement then adds the edges that Table 1 has for it.",

  "relevancy.what.edge": "New edge `{fact}`.",
  "relevancy.what.rule": "New pushdown rule `{fact}`.",
  "relevancy.what.outcome": "`{fact}`",
  "relevancy.what.flow": "New edge of copies `{fact}`.",
  "relevancy.what.reached": "`{fact}`",
  "relevancy.what.put": "`{fact}` waits on the worklist.",
  "relevancy.what.take": "`{fact}` is taken off the worklist.",
  "relevancy.raised.reached": "A weight rises: `{fact}`.",
  "relevancy.known.flow": "The edge `{fact}` exists already.",
  "relevancy.known.reached": "`{fact}` already.",
  "relevancy.what.unrecorded": "{count, plural, one {# step is} other {# steps are}} not recorded.",
  "relevancy.raised.outcome": "An outcome rises: `{fact}`.",
  "relevancy.known.edge": "The edge `{fact}` exists already.",
  "relevancy.known.outcome": "`{fact}` already.",
  "relevancy.known.rule": "The pushdown rule `{fact}` exists already.",

  "relevancy.sentence.symbolic-value":
    "Line {line} makes `{to}` symbolic{known, select, true {, an edge that exists already.} other {: from `{from}` it gets `any`, whatever comes in.}}",
  "relevancy.sentence.constant-value":
    "Line {line} gives `{to}` a constant{known, select, true {, an edge that exists already.} other {: no symbolic value comes from `{from}` this way.}}",
  "relevancy.sentence.copy":
    "Line {line} copies `{from}` to `{to}`{known, select, true {, an edge that exists already.} other {: if the one is symbolic, so is the other.}}",
  "relevancy.sentence.cast":
    "Line {line} converts `{from}` for `{to}`{known, select, true {, an edge that exists already.} other {: another type, but no less symbolic.}}",
  "relevancy.sentence.binary-operation":
    "Line {line} computes `{to}` with `{from}`{known, select, true {, an edge that exists already.} other {: one symbolic operand makes the result symbolic.}}",
  "relevancy.sentence.array-load":
    "Line {line} reads `{from}` into `{to}`{known, select, true {, an edge that exists already.} other {: all elements of an array are one variable.}}",
  "relevancy.sentence.array-store":
    "Line {line} writes `{from}` to `{to}`{known, select, true {, an edge that exists already.} other {: all elements are one variable, so its other values stay, too.}}",
  "relevancy.sentence.field-load":
    "Line {line} reads `{from}` into `{to}`{known, select, true {, an edge that exists already.} other {: its reference may point to that object.}}",
  "relevancy.sentence.field-store":
    "Line {line} writes `{from}` to `{to}`{known, select, true {, an edge that exists already.} other {: its reference may point to that object.}}",
  "relevancy.sentence.length":
    "Line {line} takes the length `{from}` for `{to}`{known, select, true {, an edge that exists already.} other {: a length flows like a field.}}",
  "relevancy.sentence.new-array":
    "Line {line} creates an array with `{from}` as `{to}`{known, select, true {, an edge that exists already.} other {: a length may be symbolic, too.}}",
  "relevancy.sentence.return":
    "Line {line} returns `{from}` as `{to}`{known, select, true {, an edge that exists already.} other {: that is what the callers of `{caller}` get.}}",
  "relevancy.sentence.parameter":
    "`{callee}` takes its argument `{from}` into the parameter `{to}`{known, select, true {, an edge that exists already.} other {, whichever caller it comes from.}}",
  "relevancy.sentence.call-argument":
    "Line {line} passes `{from}` to `{callee}` as `{to}`{known, select, true {, an edge that exists already.} other {: the value may leave again only through `{point}`.}}",
  "relevancy.sentence.call-return":
    "`{from}` leaves `{caller}` for `{callee}`, the return point of line {line}{known, select, true {, an edge that exists already.} other {: only calls from there see it.}}",
  "relevancy.sentence.call-result":
    "After the call, line {line} assigns `{from}` to `{to}`{known, select, true {, an edge that exists already.} other {: it is what this call returned at `{caller}`.}}",
  "relevancy.sentence.global-entry":
    "{line, plural, =0 {`{from}` enters} other {Line {line} takes `{from}` into}} `{callee}`{known, select, true {, an edge that exists already.} other {: the method, or one below it, may read it.}}",
  "relevancy.sentence.global-exit":
    "`{from}` leaves `{caller}` for the return point `{callee}`{known, select, true {, an edge that exists already.} other {: the method, or one below it, may have written it.}}",
  "relevancy.sentence.global-result":
    "Back at `{caller}`, `{callee}` sees `{to}`{known, select, true {, an edge that exists already.} other {: as the call may have left it.}}",
  "relevancy.sentence.static-load":
    "Line {line} reads the static field `{from}` into `{to}`{known, select, true {, an edge that exists already.} other {: all methods share this variable.}}",
  "relevancy.sentence.static-store":
    "Line {line} writes `{from}` to the static field `{to}`{known, select, true {, an edge that exists already.} other {: any method may read it there.}}",
  "relevancy.sentence.capture":
    "Line {line} creates a function that captures `{from}` as `{to}`{known, select, true {, an edge that exists already.} other {: its body may read it when it is called.}}",
  "relevancy.sentence.throw":
    "An exception in line {line} carries `{from}` to `{to}`{known, select, true {, an edge that exists already.} other {: there it is caught, or goes on to the caller.}}",
  "relevancy.sentence.environment":
    "`{from}` enters `{callee}` with the call{line, plural, =0 {} other { in line {line}}}{known, select, true {, an edge that exists already.} other {: constants and symbolic values may begin there, too.}}",
  "relevancy.sentence.implicit-flow":
    "What line {line} does to `{to}` depends on `{from}`{known, select, true {, an edge that exists already.} other {: a symbolic condition influences it without a copy.}}",
  "relevancy.sentence.map-put":
    "Line {line} puts `{from}` into `{to}`{known, select, true {, an edge that exists already.} other {: a map with one of its keys is like a field.}}",
  "relevancy.sentence.map-get":
    "Line {line} looks up `{from}` for `{to}`{known, select, true {, an edge that exists already.} other {: what was put under this key may come out.}}",
  "relevancy.sentence.string":
    "Line {line} makes the text `{to}` with `{from}`{known, select, true {, an edge that exists already.} other {: one symbolic part makes the text symbolic.}}",
  "relevancy.sentence.string-into-array":
    "Line {line} copies text that depends on `{from}` into `{to}`{known, select, true {, an edge that exists already.} other {: the elements depend on it, too.}}",
  "relevancy.sentence.container":
    "Line {line} uses a container: `{from}` may come to `{to}`{known, select, true {, an edge that exists already.} other {; its elements are not told apart.}}",
  "relevancy.sentence.library-call":
    "Line {line} passes `{from}` to code that is not modeled{known, select, true {: its edge to `{to}` exists already.} other {: `{to}` may depend on every argument.}}",
  "relevancy.sentence.callback":
    "In line {line} the library may hand `{from}` to `{to}`{known, select, true {, an edge that exists already.} other {: it calls back with what it was given.}}",
  "relevancy.sentence.encode-step":
    "The edge from `{from}` to `{to}` stays in `{caller}`{known, select, true {: this step rule exists already.} other {: a step rule, which leaves the stack as it is.}}",
  "relevancy.sentence.encode-push":
    "`{from}` enters `{callee}`{known, select, true {: this push rule exists already.} other { as `{to}`: a push rule with `{point}` below, so the call is remembered.}}",
  "relevancy.sentence.encode-pop":
    "`{from}` leaves `{caller}`{known, select, true { by a pop rule that exists already: the stack alone says to which call.} other {: a pop rule, and the return point below says where to.}}",
  "relevancy.sentence.encode-turn":
    "Values written to `{from}` have come up to the entry method{known, select, true {, where they turn already.} other {: here they turn and go down to its readers.}}",
  "relevancy.sentence.outcome":
    "{known, select, true {`{variable}` of `{method}` is `{weight}` again: that is known.} other {{raised, select, true {Another stack makes `{variable}` of `{method}`} other {`{variable}` of `{method}` is}} {weight, select, any {`any`: symbolic values may reach it, so it is relevant.} const {`const`: only constants reach it, so it is not relevant.} id {`id`: only its start value reaches it, so it is not relevant.} other {`{weight}`: nothing reaches it, so it is not relevant.}}}}",
  "relevancy.sentence.join-copies":
    "{known, select, true {Another copy of `{variable}` in `{method}` has no more than `{weight}`.} other {{raised, select, true {Another copy makes `{variable}` of `{method}`} other {Together the copies of `{variable}` in `{method}` are}} {weight, select, any {`any`, so it is relevant.} const {`const`, so far not relevant.} id {`id`, so far not relevant.} other {`{weight}`, so far not relevant.}}}}",
  "relevancy.sentence.clone-step":
    "The edge from `{from}` to `{to}` is copied into `{callee}`: each context has a graph of its own.",
  "relevancy.sentence.clone-call":
    "The call from `{caller}` enters the copy `{callee}`: `{from}` goes to its `{to}`, not to that of other copies.",
  "relevancy.sentence.clone-return":
    "`{from}` of `{caller}` goes back to `{to}` of `{callee}`, the copy that called: no stack is needed.",
  "relevancy.sentence.start": "`{copy}` holds the start value `{weight}`: every value comes from here.",
  "relevancy.sentence.put":
    "`{copy}`{isPlaced, select, true { in `{place}`} other {}} waits on the worklist: its weight is new, so it must be passed on.",
  "relevancy.sentence.take":
    "`{copy}`{isPlaced, select, true { in `{place}`} other {}} is next: its weight is passed along each outgoing edge.",
  "relevancy.sentence.reach":
    "`{from}` passes its weight on: `{copy}`{isPlaced, select, true { in `{place}`} other {}} is reached, with `{weight}`.",
  "relevancy.sentence.reach.raised":
    "`{from}` passes on a higher weight: `{copy}`{isPlaced, select, true { in `{place}`} other {}} is now `{weight}`.",
  "relevancy.sentence.reach.known":
    "`{from}` brings `{copy}`{isPlaced, select, true { in `{place}`} other {}} nothing new: it already has `{weight}`.",
  "relevancy.sentence.unrecorded":
    "{count, plural, one {# step is} other {# steps are}} not recorded: the analysis runs to its end without a recording.",

  "relevancy.why.no-statement": "A call passes it on, though no statement of the text mentions it.",
  "relevancy.why.symbolic-value":
    "Line {line} marks a symbolic value: the environment assigns any value, so the label is `λx.ANY`.",
  "relevancy.why.constant-value":
    "Line {line} assigns a fixed value: the environment assigns a constant, so the label is `λx.ID`.",
  "relevancy.misconception.turned": "The dependence is turned around: values flow from `{from}` to `{to}`.",
  "relevancy.misconception.other-call": "That is the return point of another call: this one returns to `{at}`.",
  "relevancy.misconception.through": "The return point is left out: what the callee gives comes to `{at}` first.",
  "relevancy.misconception.symbolic": "A symbolic value is no constant: what it flows into becomes relevant.",
  "relevancy.misconception.constant": "A constant is not symbolic: it makes nothing relevant.",
  "relevancy.misconception.turned-rule": "The rule is written the wrong way round: it fires at the source of the edge.",
  "relevancy.misconception.no-push": "The call is forgotten: entering a method pushes its return point, `{below}`.",
  "relevancy.misconception.no-pop": "A return only pops: that `{label}` lies below is known from the stack.",
  "relevancy.misconception.other-copy": "That is the copy of another context: here it is `{context}`.",

  "relevancy.why.copy": "Line {line} copies: what the right side holds, the left side holds afterwards.",
  "relevancy.why.cast": "Line {line} converts: the value stays as symbolic as it was.",
  "relevancy.why.binary-operation": "Line {line} computes with it: the result depends on each operand.",
  "relevancy.why.array-load":
    "Line {line} reads an element: the points-to analysis says of which arrays, and all elements of an array are one variable.",
  "relevancy.why.array-store":
    "Line {line} writes an element: the points-to analysis says of which arrays, and all elements of an array are one variable.",
  "relevancy.why.field-load": "Line {line} reads a field: the points-to analysis says of which objects.",
  "relevancy.why.field-store": "Line {line} writes a field: the points-to analysis says of which objects.",
  "relevancy.why.length": "Line {line} asks for the length of an array.",
  "relevancy.why.new-array": "Line {line} creates an array whose length is this value.",
  "relevancy.why.return": "Line {line} returns it.",
  "relevancy.why.parameter": "A method starts by taking its arguments into its parameters.",
  "relevancy.why.call-argument":
    "Line {line} passes it as an argument: a call is a push, so the call site is remembered.",
  "relevancy.why.call-return": "The value leaves the method for the return point of line {line}.",
  "relevancy.why.call-result": "At the return point of line {line} the value goes to the variable on the left.",
  "relevancy.why.global-entry": "The method called in line {line} may read it, so it enters with the call.",
  "relevancy.why.global-exit":
    "The method called in line {line} may have written it, so it leaves at the return point.",
  "relevancy.why.global-result": "After the call in line {line} the caller sees it again.",
  "relevancy.why.static-load": "Line {line} reads a static field, which is a global variable.",
  "relevancy.why.static-store": "Line {line} writes a static field, which is a global variable.",
  "relevancy.why.capture": "Line {line} creates a function object that captures the value.",
  "relevancy.why.throw": "An exception in line {line} goes to the clause that catches it, or leaves the method.",
  "relevancy.why.environment": "Constants and symbolic values may appear in the method called in line {line}, too.",
  "relevancy.why.implicit-flow": "Whether or where line {line} assigns depends on it.",
  "relevancy.why.map-put": "Line {line} stores a value under a key: the pair of map and key is like a field.",
  "relevancy.why.map-get": "Line {line} looks a key up: the pair of map and key is like a field.",
  "relevancy.why.string":
    "Line {line} calls a method of a text class: the result depends on the receiver and all arguments.",
  "relevancy.why.string-into-array":
    "Line {line} copies text into an array, which then depends on the text and the other arguments.",
  "relevancy.why.container": "Line {line} uses a container: its elements are not told apart.",
  "relevancy.why.library-call":
    "Line {line} calls a library method that is not modeled: result and receiver depend on everything it is given.",
  "relevancy.why.callback": "In line {line} the library calls back: it may hand on what it was given.",
  "relevancy.why.encode-step": "The edge `{premises}` stays on top of the stack: a step rule.",
  "relevancy.why.encode-push": "The edge `{premises}` enters a method: a push rule with the return point below.",
  "relevancy.why.encode-pop": "The edge `{premises}` ends at a return point: a pop rule uncovers it.",
  "relevancy.why.encode-turn":
    "Globals are split: what `{premises}` wrote goes up to the entry method, and from there down to the methods that read it.",
  "relevancy.why.unrecorded": "The analysis runs to its end without a recording: these steps are too many to watch.",
  "relevancy.why.outcome": "Only return points may lie below the method: `{premises}`.",

  "relevancy.why.join-copies":
    "The copies of a method are one method again: its outcome combines `{premises}` with what the others have.",
  "relevancy.why.clone-step": "Each context of the method has a copy of it, and the edge is in each copy.",
  "relevancy.why.clone-call":
    "The points-to analysis says which context of the caller calls which context of the callee.",
  "relevancy.why.clone-return":
    "The result goes back to the copy that called. No return point is needed: the copies keep the calls apart, as far as there are contexts.",
  "relevancy.why.start": "The environment holds the start value.",
  "relevancy.why.put": "Its weight has changed, so it is passed on again.",
  "relevancy.why.take": "The worklist is first in, first out.",
  "relevancy.why.reach": "The weight of a copy goes along each outgoing edge; the label says what arrives.",

  "relevancy.effect.flow": "The graph of copies grows. The same edge occurs in it once for each context.",
  "relevancy.effect.reached": "The copy joins the worklist.",
  "relevancy.effect.entry": "Every outgoing edge is followed.",
  "relevancy.effect.edge": "The dependence graph grows.",
  "relevancy.effect.rule": "The pushdown system grows.",
  "relevancy.effect.known": "Nothing changes.",
  "relevancy.effect.outcome-any": "Symbolic values may reach it: the variable is relevant.",
  "relevancy.effect.outcome-id": "Only the start value reaches it, unchanged: not relevant.",
  "relevancy.effect.outcome-const": "Only constants reach it: not relevant.",
  "relevancy.effect.outcome-zero": "Nothing reaches it: not relevant.",
  "relevancy.effect.unrecorded": "The worklist is empty. The outcomes that follow are those of the whole analysis.",
  "relevancy.effect.end": "This is the end: every outcome is known.",
  "relevancy.sum.edge": "{count, plural, one {# edge joins the graph.} other {# edges join the graph.}}",
  "relevancy.sum.rule": "{count, plural, one {# pushdown rule is added.} other {# pushdown rules are added.}}",
  "relevancy.sum.flow": "{count, plural, one {# edge of copies is added.} other {# edges of copies are added.}}",
  "relevancy.sum.reached": "{count, plural, one {# copy is reached.} other {# copies are reached.}}",
  "relevancy.sum.outcome": "{count, plural, one {# outcome is found.} other {# outcomes are found.}}",
  "relevancy.sum.known": "{count, plural, one {# fact was known already.} other {# facts were known already.}}",
  "graph.edge.identity": "unchanged (λx.x)",
  "graph.edge.constant": "constant (λx.ID)",
  "graph.edge.symbolic": "symbolic (λx.ANY)",
  "graph.node.local": "local variable",
  "graph.node.global": "global variable",
  "graph.node.return-point": "return point",
});
