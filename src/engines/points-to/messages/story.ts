import { catalog } from "../../../kernel/index.ts";

/** Texts of the pointer analysis about its steps. Backticks mark code. */
export const pointsTo = catalog("pointsToStory", {
  "points-to.region.pointer-flow-graph": "Pointer flow graph",
  "points-to.region.call-graph": "Call graph",
  "points-to.region.class-hierarchy": "Class hierarchy",
  "points-to.region.class-map": "Map of classes",
  "points-to.region.rules": "Rules",
  "points-to.cards.rules": "Rules",
  "points-to.cards.selectors": "Context selectors",
  "points-to.cards.domains": "Domains",
  "points-to.cards.selector": "{name}",
  "points-to.cards.contexts": "Contexts",
  "points-to.cards.methods": "Methods",
  "points-to.cards.variables": "Variables",
  "points-to.cards.objects": "Objects",
  "points-to.cards.fields": "Fields",
  "points-to.cards.pt": "Points-to relation",
  "points-to.cards.source.rules": "Lecture II, Rules; thesis chapter, Fig. 2.2",
  "points-to.cards.source.domains": "Lecture II, Domains",
  "points-to.cards.source.lecture":
    "Lecture II, Context Sensitivity Variants; heap contexts: thesis chapter, section 2.2",
  "points-to.cards.source.receivers":
    "Lecture II, Context Sensitivity Variants; calls without a receiver: Fixscope; heap contexts: thesis chapter, section 2.2",
  "points-to.cards.source.deeper":
    "Lecture II for two elements at most; longer contexts, and calls without a receiver: Fixscope; heap contexts: thesis chapter, section 2.2",
  "points-to.cards.source.own": "Your own definition",
  "points-to.cards.source.hybrid": "SA-1obj: Kastrinis and Smaragdakis, PLDI 2013",
  "points-to.cards.source.deep-hybrid":
    "The rule of SA-1obj (Kastrinis and Smaragdakis, PLDI 2013) with longer contexts: not published. The published one is S-2obj+H",
  "points-to.cards.source.selective-hybrid": "S-2obj+H: Kastrinis and Smaragdakis, PLDI 2013, section 3.2",
  "points-to.region.worklist": "Worklist",
  "points-to.region.points-to-sets": "Points-to sets",
  "points-to.region.reachable-methods": "Reachable methods",
  "points-to.region.call-graph-edges": "Call graph edges",
  "points-to.column.pointer": "Pointer",
  "points-to.column.objects": "Objects",
  "points-to.column.method": "Method",
  "points-to.column.call-site": "Call site",
  "points-to.column.callee": "Callee",

  "points-to.rule.entry": "Entry",
  "points-to.rule.new": "New",
  "points-to.rule.assign": "Assign",
  "points-to.rule.store": "Store",
  "points-to.rule.load": "Load",
  "points-to.rule.call": "Call",
  "points-to.rule.argument": "Call: argument",
  "points-to.rule.return": "Call: return",
  "points-to.rule.propagate": "Propagate",
  "points-to.rule.cast": "Cast",
  "points-to.rule.array-store": "Array store",
  "points-to.rule.array-load": "Array load",
  "points-to.rule.static": "Static field",
  "points-to.rule.class-initialization": "Class initialization",
  "points-to.rule.static-call": "Static call",
  "points-to.rule.constructor-call": "Constructor call",
  "points-to.rule.throw": "Throw",
  "points-to.rule.capture": "Capture",
  "points-to.rule.worklist": "Worklist",
  "points-to.rule.difference": "Difference",
  "points-to.rule.dispatch": "Dispatch",
  "points-to.rule.select": "Select",
  "points-to.start.what": "Nothing has happened yet: `WL`, `PFG`, `S`, `RM` and `CG` are empty.",
  "points-to.start.why": "Solve starts by making the entry method reachable under the empty context `[]`.",
  "points-to.start.why.insensitive": "Solve starts by making the entry method reachable.",
  "points-to.what.take": "Take `{fact}` off the worklist.",
  "points-to.what.put": "Put `{fact}` on the worklist.",
  "points-to.what.reachable": "`{method}` becomes reachable.",
  "points-to.what.points-to": "`{object}` joins the points-to set of `{pointer}`.",
  "points-to.what.flow": "AddEdge: `{fact}` joins the PFG.",
  "points-to.what.call-edge": "New call graph edge `{fact}`.",
  "points-to.what.difference": "`Δ = {pts} − {has}`: what `pt({pointer})` does not have yet.",
  "points-to.what.dispatch": "`m = {callee}`: the method that runs on `{receiver}`.",
  "points-to.what.select": "`cᵗ = {calleeContext}`: the context in which `{callee}` is analyzed.",
  "points-to.known.reachable": "`{method}` is reachable already.",
  "points-to.known.points-to": "`{object}` is in the points-to set of `{pointer}` already.",
  "points-to.known.flow": "`{fact}` is in the PFG already.",
  "points-to.known.call-edge": "`{fact}` is in the call graph already.",
  "points-to.known.entry": "`{fact}` is known already.",

  "points-to.why.take": "The worklist is not empty, and this entry is next.",
  "points-to.why.difference": "Only new objects are propagated.",
  "points-to.why.dispatch": "Line {line} calls `{signature}` on an object of type `{type}`.",
  "points-to.why.select":
    "{family, select, call {Under {k}-call-site sensitivity it ends with the call site, `{site}`.} obj {Under {k}-object sensitivity it ends with the receiver object, `{receiver}`.} type {Under {k}-type sensitivity it ends with the class that contains the `new` of `{receiver}`.} other {An instance call: it ends with the receiver object, `{receiver}`.}}",
  "points-to.why.select.unchosen": "Only chosen methods have contexts, and this is not one of them.",
  "points-to.why.select.static":
    "{family, select, call {Under {k}-call-site sensitivity it ends with the call site, `{site}`.} hybrid {A static call: it ends with the call site, `{site}`.} mixed {A static call adds its call site, `{site}`, before the receiver, if there is one.} other {A static call has no receiver: the callee keeps its caller’s context.}}",
  "points-to.why.entry":
    "{family, select, ci {The analysis starts here.} other {The analysis starts here, under the empty context.}}",
  "points-to.why.reached": "Line {line} calls it: the call edge `{premise}` has just been added.",
  "points-to.why.class-initialization":
    "{family, select, ci {A reachable method uses the class, so its static initializer runs.} other {A reachable method uses the class, so its static initializer runs, in the empty context.}}",
  "points-to.why.new":
    "{family, select, ci {Line {line} creates an object.} other {{heap, plural, =0 {Line {line} creates an object. Objects have no heap context here.} one {Line {line} creates an object. Its heap context is the last element of the method’s context.} other {Line {line} creates an object. Its heap context is the last # elements of the method’s context.}}}}",
  "points-to.why.assign":
    "Line {line} copies the right side to the left: whatever the source points to flows to the target.",
  "points-to.why.cast": "Line {line} casts: only objects of the type flow on.",
  "points-to.why.store":
    "Line {line} stores into a field, and `{premise}`: the stored variable flows into the field of that object.",
  "points-to.why.load": "Line {line} loads a field, and `{premise}`: the field of that object flows into the variable.",
  "points-to.why.array-store":
    "Line {line} stores into an array, and `{premise}`: the variable flows into its elements.",
  "points-to.why.array-load": "Line {line} reads an array, and `{premise}`: its elements flow into the variable.",
  "points-to.why.static":
    "{family, select, ci {Line {line} uses a static field, which is one pointer.} other {Line {line} uses a static field, which is one pointer without a context.}}",
  "points-to.why.call":
    "Line {line} calls `{callee}` on `{receiver}`. {family, select, call {Under {k}-call-site sensitivity the callee’s context ends with the call site: `{calleeContext}`.} obj {Under {k}-object sensitivity the callee’s context ends with the receiver object: `{calleeContext}`.} type {Under {k}-type sensitivity the callee’s context ends with the class that contains the receiver’s `new`: `{calleeContext}`.} hybrid {An instance call: the callee’s context ends with the receiver object: `{calleeContext}`.} other {Without contexts all its calls are analyzed as one.}}",
  "points-to.why.constructor-call":
    "{family, select, ci {Line {line} runs the constructor `{callee}` on the new object `{receiver}`.} other {Line {line} runs the constructor `{callee}` on the new object `{receiver}`, in context `{calleeContext}`.}}",
  "points-to.why.static-call":
    "Line {line} calls the static method `{callee}`. {family, select, call {Under {k}-call-site sensitivity its context ends with the call site: `{calleeContext}`.} hybrid {A static call: its context ends with the call site: `{calleeContext}`.} mixed {A static call adds its call site before the receiver, if there is one: `{calleeContext}`.} obj {It has no receiver, so it keeps its caller’s context: `{calleeContext}`.} type {It has no receiver, so it keeps its caller’s context: `{calleeContext}`.} other {Without contexts all its calls are analyzed as one.}}",
  "points-to.why.throw": "Line {line} may raise it: the first matching catch takes it, or it leaves the method.",
  "points-to.why.capture": "Line {line} creates a lambda, which captures the value of the variable.",
  "points-to.why.argument":
    "{family, select, ci {Line {line} calls `{callee}`: the argument flows to the parameter.} other {Line {line} calls `{callee}` in context `{calleeContext}`: the argument flows to the parameter.}}",
  "points-to.why.return":
    "Line {line} uses the result of `{callee}`: the returned variable flows to the variable on the left.",
  "points-to.why.propagate": "Objects flow along the PFG edge `{edge}`.",
  "points-to.why.fact.entry": "The entry method receives it as its argument.",
  "points-to.why.fact.new": "Line {line} created it: `Δ` contains it, so Propagate adds it.",
  "points-to.why.fact.assign": "It came along the edge `{edge}`, added for an assignment.",
  "points-to.why.fact.cast": "It came along the edge `{edge}`, added for a cast that lets it pass.",
  "points-to.why.fact.store": "It came along the edge `{edge}`, added for a store into the field.",
  "points-to.why.fact.load": "It came along the edge `{edge}`, added for a load of the field.",
  "points-to.why.fact.array-store": "It came along the edge `{edge}`, added for a store into the array.",
  "points-to.why.fact.array-load": "It came along the edge `{edge}`, added for a load from the array.",
  "points-to.why.fact.static": "It came along the edge `{edge}`, added for a static field.",
  "points-to.why.fact.throw": "It came along the edge `{edge}`, added for an exception.",
  "points-to.why.fact.capture": "It came along the edge `{edge}`, added for a captured variable.",
  "points-to.why.fact.argument": "It came along the edge `{edge}`, added for an argument.",
  "points-to.why.fact.return": "It came along the edge `{edge}`, added for a return value.",
  "points-to.why.fact.call": "The call in line {line} passed it as the receiver: `{premise}`.",
  "points-to.why.fact.constructor-call": "Line {line} created it, and its constructor runs on it.",
  "points-to.why.fact.propagate": "It came along the edge `{edge}`.",

  "points-to.effect.take": "`Δ` is the part of `{objects}` that is not yet in the points-to set of `{pointer}`.",
  "points-to.effect.put": "{count, plural, one {# entry waits} other {# entries wait}} on the worklist.",
  "points-to.effect.known": "Nothing changes.",
  "points-to.effect.points-to": "`{set}`",
  "points-to.effect.difference": "Next is `Propagate(n, Δ)`.",
  "points-to.effect.difference-empty": "`Δ` is empty: Propagate does nothing.",
  "points-to.effect.dispatch": "ProcessCall goes on with this callee.",
  "points-to.effect.select": "The call reaches `{method}`.",
  "points-to.effect.flow-empty": "The points-to set of `{source}` is still empty, so nothing is put on the worklist.",
  "points-to.effect.flow":
    "`{source}` already points to `{objects}`, so this set goes onto the worklist for `{target}`.",
  "points-to.effect.call-edge": "`{method}` will be reachable, and arguments and result get their edges.",
  "points-to.effect.reachable": "The statements of `{method}` join `S`.",
  "points-to.effect.end": "The worklist is empty: this is the fixed point.",
  "points-to.sum.objects":
    "{count, plural, one {# object joins a points-to set.} other {# objects join points-to sets.}}",
  "points-to.sum.puts":
    "{count, plural, one {# entry is put on the worklist.} other {# entries are put on the worklist.}}",
  "points-to.sum.edges": "{count, plural, one {# edge joins the PFG.} other {# edges join the PFG.}}",
  "points-to.sum.calls": "{count, plural, one {# edge joins the call graph.} other {# edges join the call graph.}}",
  "points-to.sum.methods": "{count, plural, one {# method becomes reachable.} other {# methods become reachable.}}",
  "points-to.sum.known": "{count, plural, one {# fact was known already.} other {# facts were known already.}}",
  "points-to.sentence.worklist":
    "`{objects}` {count, plural, one {arrives} other {arrive}} at `{pointer}`: only objects that are new there are propagated.",
  "points-to.sentence.worklist.of":
    "`{objects}` {count, plural, one {arrives} other {arrive}} at `{pointer}` of `{owner}`: only objects that are new there are propagated.",
  "points-to.sentence.difference.whole":
    "`{objects}` {count, plural, one {is} other {are}} new to `{pointer}`: `Δ` is the whole entry.",
  "points-to.sentence.difference.whole.of":
    "`{objects}` {count, plural, one {is} other {are}} new to `{pointer}` of `{owner}`: `Δ` is the whole entry.",
  "points-to.sentence.difference.part":
    "Of `{arrived}` only `{objects}` {count, plural, one {is} other {are}} new to `{pointer}`: the rest is already there.",
  "points-to.sentence.difference.part.of":
    "Of `{arrived}` only `{objects}` {count, plural, one {is} other {are}} new to `{pointer}` of `{owner}`: the rest is already there.",
  "points-to.sentence.difference.empty": "`{pointer}` already points to `{arrived}`: there is nothing to propagate.",
  "points-to.sentence.difference.empty.of":
    "`{pointer}` of `{owner}` already points to `{arrived}`: there is nothing to propagate.",
  "points-to.sentence.entry.reachable": "The program starts with `{callee}`: its statements are the first in `S`.",
  "points-to.sentence.entry.reachable.known": "The entry method `{callee}` is called again: it is already reachable.",
  "points-to.sentence.entry.put":
    "The program starts with the argument `{objects}`: it waits on the worklist for `{pointer}`.",
  "points-to.sentence.entry.fact": "`{pointer}` points to `{objects}`, the argument that the program starts with.",
  "points-to.sentence.new.put": "Line {line} creates `{objects}`: it waits on the worklist for `{pointer}`.",
  "points-to.sentence.new.fact": "`{pointer}` points to `{objects}`, which line {line} creates.",
  "points-to.sentence.new.put.inner":
    "Line {line} creates `{objects}`, the value of `{pointer}`: it waits on the worklist.",
  "points-to.sentence.new.fact.inner":
    "The value of `{pointer}` in line {line} is `{objects}`, which is created there.",
  "points-to.sentence.assign.edge":
    "Line {line} assigns `{source}` to `{pointer}`: from now on its objects flow there.",
  "points-to.sentence.assign.edge.known":
    "Line {line} assigns `{source}` to `{pointer}` as an earlier line does: the edge exists already.",
  "points-to.sentence.assign.on":
    "`{source}` already points to `{objects}`: the assignment in line {line} passes this on to `{pointer}` at once.",
  "points-to.misconception.dropped":
    "The context is dropped: `{method}` is analyzed once in each context, here in `{context}`.",
  "points-to.misconception.clone":
    "That is the clone of another call: here `{method}` runs in the context `{context}`.",
  "points-to.misconception.mixed":
    "Two calls are mixed up: so far `{object}` has come in the context `{context}`, and not here.",
  "points-to.misconception.turned": "The edge is turned around: objects flow from `{from}` to `{to}`.",
  "points-to.misconception.stale": "That is the whole entry: what `{pointer}` has already, `{known}`, is no news.",
  "points-to.misconception.old": "That is what `{pointer}` had before: Δ is what comes in addition.",
  "points-to.misconception.declared":
    "`{target}` is what the type of the variable names: Dispatch begins at the class of the object.",
  "points-to.misconception.order": "The order is turned around: what the context got last, `{last}`, stands last.",
  "points-to.misconception.uncut":
    "The context is not cut: it keeps {count, plural, one {its last element} other {its last {count} elements}}.",
  "points-to.misconception.caller": "`{context}` is the context of the caller: the callee has one of its own.",
  "points-to.misconception.unselected": "The context is dropped: Select chooses one for each call.",
  "points-to.sentence.propagate.assign":
    "`{objects}` {count, plural, one {moves} other {move}} from `{source}` to `{pointer}`: the assignment in line {line}.",
  "points-to.sentence.assign.fact": "`{pointer}` points to `{objects}`: line {line} assigns `{source}` to it.",
  "points-to.sentence.cast.edge": "Line {line} casts `{source}`: only objects of type `{type}` flow to `{pointer}`.",
  "points-to.sentence.cast.edge.known":
    "Line {line} casts `{source}` as an earlier line does: the edge to `{pointer}` exists already.",
  "points-to.sentence.cast.on":
    "Of the objects of `{source}`, `{objects}` {count, plural, one {passes} other {pass}} the cast in line {line} and {count, plural, one {waits} other {wait}} for `{pointer}`.",
  "points-to.sentence.propagate.cast":
    "`{objects}` {count, plural, one {passes} other {pass}} the cast in line {line}, from `{source}` to `{pointer}`.",
  "points-to.sentence.cast.fact": "`{pointer}` points to `{objects}`: the cast in line {line} lets it pass.",
  "points-to.sentence.store.edge": "`{base}` points to `{object}`, so line {line} stores `{source}` into `{pointer}`.",
  "points-to.sentence.store.edge.known":
    "`{base}` points to `{object}`, too: line {line} stores `{source}` into `{pointer}` along an existing edge.",
  "points-to.sentence.store.on":
    "`{source}` already points to `{objects}`: the store in line {line} passes this on to `{pointer}` at once.",
  "points-to.sentence.propagate.store":
    "`{objects}` {count, plural, one {moves} other {move}} from `{source}` to `{pointer}`: the field that line {line} writes.",
  "points-to.sentence.store.fact": "`{pointer}` points to `{objects}`: line {line} stores `{source}` there.",
  "points-to.sentence.load.edge": "`{base}` points to `{object}`, so line {line} loads `{source}` into `{pointer}`.",
  "points-to.sentence.load.edge.known":
    "`{base}` points to `{object}`, too: line {line} loads `{source}` into `{pointer}` along an existing edge.",
  "points-to.sentence.load.on":
    "`{source}` already points to `{objects}`: the load in line {line} passes this on to `{pointer}` at once.",
  "points-to.sentence.propagate.load":
    "`{objects}` {count, plural, one {moves} other {move}} from `{source}` to `{pointer}`: the field that line {line} reads.",
  "points-to.sentence.load.fact": "`{pointer}` points to `{objects}`: line {line} loads it from `{source}`.",
  "points-to.sentence.array-store.edge":
    "`{base}` is the array `{object}`, so line {line} stores `{source}` into its elements.",
  "points-to.sentence.array-store.edge.known":
    "Line {line} stores `{source}` into the elements of `{object}` again: the edge exists already.",
  "points-to.sentence.array-store.on":
    "`{source}` already points to `{objects}`: line {line} passes this on to the elements `{pointer}` at once.",
  "points-to.sentence.propagate.array-store":
    "`{objects}` {count, plural, one {moves} other {move}} from `{source}` to `{pointer}`: the elements that line {line} writes.",
  "points-to.sentence.array-store.fact":
    "The elements `{pointer}` point to `{objects}`: line {line} stores `{source}` there.",
  "points-to.sentence.array-load.edge":
    "`{base}` is the array `{object}`, so line {line} loads its elements into `{pointer}`.",
  "points-to.sentence.array-load.edge.known":
    "Line {line} loads the elements of `{object}` into `{pointer}` again: the edge exists already.",
  "points-to.sentence.array-load.on":
    "The elements `{source}` already point to `{objects}`: line {line} loads this into `{pointer}` at once.",
  "points-to.sentence.propagate.array-load":
    "`{objects}` {count, plural, one {moves} other {move}} from `{source}` to `{pointer}`: the elements that line {line} reads.",
  "points-to.sentence.array-load.fact":
    "`{pointer}` points to `{objects}`: line {line} loads it from the elements `{source}`.",
  "points-to.sentence.static.edge": "Line {line} reads the static field `{source}`, one pointer for the whole program.",
  "points-to.sentence.static.edge.known":
    "Line {line} uses the static field as another line does: the edge from `{source}` to `{pointer}` exists already.",
  "points-to.sentence.static.on":
    "`{source}` already points to `{objects}`: the static field in line {line} passes this on to `{pointer}`.",
  "points-to.sentence.propagate.static":
    "`{objects}` {count, plural, one {moves} other {move}} from `{source}` to `{pointer}`: the static field in line {line}.",
  "points-to.sentence.static.fact":
    "`{pointer}` points to `{objects}`: line {line} reads it from the static field `{source}`.",
  "points-to.sentence.argument.edge":
    "Line {line} passes `{source}` to `{owner}`: the argument flows to the parameter `{pointer}`.",
  "points-to.sentence.argument.edge.known":
    "Line {line} passes `{source}` to `{pointer}` of `{owner}` as another call does: the edge exists already.",
  "points-to.sentence.argument.on":
    "`{source}` already points to `{objects}`: the call in line {line} passes this on to `{pointer}` of `{owner}`.",
  "points-to.sentence.propagate.argument":
    "`{objects}` {count, plural, one {moves} other {move}} from `{source}` to `{pointer}` of `{owner}`: the argument in line {line}.",
  "points-to.sentence.argument.fact": "`{pointer}` of `{owner}` points to `{objects}`: line {line} passes `{source}`.",
  "points-to.sentence.return.edge": "`{sourceOwner}` returns `{source}`, which line {line} receives as `{pointer}`.",
  "points-to.sentence.return.edge.known":
    "Line {line} receives the result of `{sourceOwner}` as `{pointer}` again: the edge exists already.",
  "points-to.sentence.return.on":
    "`{sourceOwner}` can already return `{objects}`: line {line} passes this on to `{pointer}` at once.",
  "points-to.sentence.propagate.return":
    "`{objects}` {count, plural, one {comes} other {come}} back from `{sourceOwner}` to `{pointer}`: the result in line {line}.",
  "points-to.sentence.return.fact": "`{pointer}` points to `{objects}`: `{sourceOwner}` returns it to line {line}.",
  "points-to.sentence.capture.edge": "The lambda in line {line} captures `{source}`: its body reads it as `{pointer}`.",
  "points-to.sentence.capture.edge.known":
    "The lambda in line {line} captures `{source}` as before: the edge to `{pointer}` exists already.",
  "points-to.sentence.capture.on":
    "`{source}` already points to `{objects}`: the lambda in line {line} captures this in `{pointer}`.",
  "points-to.sentence.propagate.capture":
    "`{objects}` {count, plural, one {moves} other {move}} from `{source}` to `{pointer}`: the variable that the lambda in line {line} captures.",
  "points-to.sentence.capture.fact":
    "`{pointer}` points to `{objects}`: the lambda in line {line} captures `{source}`.",
  "points-to.sentence.load.edge.inner":
    "`{base}` points to `{object}`, so the value of `{pointer}` in line {line} is what `{source}` holds.",
  "points-to.sentence.cast.edge.any":
    "Line {line} casts `{source}` to a type that every object has: all its objects flow to `{pointer}`.",
  "points-to.sentence.static.edge.write":
    "Line {line} writes `{source}` to the static field `{pointer}`, one pointer for the whole program.",
  "points-to.sentence.static.fact.write":
    "The static field `{pointer}` points to `{objects}`: line {line} writes `{source}` there.",
  "points-to.sentence.throw.put":
    "Line {line} may throw: the exception `{objects}` waits on the worklist for `{pointer}`.",
  "points-to.sentence.throw.put.unplaced":
    "The virtual machine may raise `{objects}`, which waits on the worklist for `{pointer}`.",
  "points-to.sentence.throw.edge": "A `catch` takes what line {line} raises: `{source}` flows to `{pointer}`.",
  "points-to.sentence.throw.edge.unplaced":
    "An exception goes on to where it is handled: `{source}` flows to `{pointer}`.",
  "points-to.sentence.throw.edge.out":
    "No `catch` of `{owner}` handles every exception of `{source}`: the others leave the method as `{pointer}`.",
  "points-to.sentence.throw.edge.known":
    "Line {line} raises the same exception again: `{source}` already flows to `{pointer}`.",
  "points-to.sentence.throw.on":
    "`{source}` already points to `{objects}`: the exception goes on to `{pointer}` at once.",
  "points-to.sentence.propagate.throw": "The exception `{objects}` goes on from `{source}` to `{pointer}`.",
  "points-to.sentence.throw.fact": "`{pointer}` holds the exception `{objects}`, which line {line} lets through.",
  "points-to.sentence.throw.fact.unplaced": "`{pointer}` holds `{objects}`, which the virtual machine may raise.",
  "points-to.sentence.propagate.fact": "`{pointer}` points to `{objects}`, which came along an edge of the PFG.",
  "points-to.sentence.call.put":
    "Line {line} calls `{owner}` on `{objects}`, in context `{context}`: its `this` gets the receiver.",
  "points-to.sentence.call.put.ci": "Line {line} calls `{owner}` on `{objects}`: its `this` gets the receiver.",
  "points-to.sentence.call.fact": "`this` of `{owner}` points to `{objects}`, the receiver in line {line}.",
  "points-to.sentence.call.edge.ci": "Line {line} calls `{callee}` on `{receiver}`: all its calls are analyzed as one.",
  "points-to.sentence.call.edge.call":
    "Line {line} calls `{callee}` on `{receiver}`: its call site puts it in context `{context}`.",
  "points-to.sentence.call.edge.obj":
    "Line {line} calls `{callee}` on `{receiver}`: this receiver puts it in context `{context}`.",
  "points-to.sentence.call.edge.type":
    "Line {line} calls `{callee}` on `{receiver}`: the class that creates the receiver puts it in context `{context}`.",
  "points-to.sentence.call.edge.unchosen":
    "Line {line} calls `{callee}` on `{receiver}`: the method is not selected for contexts.",
  "points-to.sentence.call.edge.other": "Line {line} calls `{callee}` on `{receiver}`, in context `{context}`.",
  "points-to.sentence.call.edge.known":
    "Line {line} reaches `{method}` through another receiver: the call edge exists already.",
  "points-to.sentence.call.reachable": "Line {line} is the first call of `{method}`: its statements join `S`.",
  "points-to.sentence.call.reachable.known":
    "Line {line} calls `{method}`, which was reachable before: its statements are already in `S`.",
  "points-to.sentence.static-call.edge.ci":
    "Line {line} calls the static `{callee}`, which is analyzed once for all its calls.",
  "points-to.sentence.static-call.edge.call":
    "Line {line} calls the static `{callee}`: its call site puts it in context `{context}`.",
  "points-to.sentence.static-call.edge.kept":
    "Line {line} calls the static `{callee}`: without a receiver it keeps the context `{context}`.",
  "points-to.sentence.static-call.edge.mixed":
    "Line {line} calls the static `{callee}`: its call site is added to the receiver, giving context `{context}`.",
  "points-to.sentence.static-call.edge.unchosen":
    "Line {line} calls the static `{callee}`, which is not selected for contexts.",
  "points-to.sentence.static-call.edge.other": "Line {line} calls the static `{callee}`, in context `{context}`.",
  "points-to.sentence.static-call.edge.known":
    "Line {line} calls the static `{method}` again: the call edge exists already.",
  "points-to.sentence.static-call.reachable":
    "The static `{method}` is called for the first time: its statements join `S`.",
  "points-to.sentence.static-call.reachable.known":
    "The static `{method}` was called before: its statements are already in `S`.",
  "points-to.sentence.constructor-call.put":
    "Line {line} creates `{objects}`: `this` of its constructor gets it, in context `{context}`.",
  "points-to.sentence.constructor-call.put.ci": "Line {line} creates `{objects}`: `this` of its constructor gets it.",
  "points-to.sentence.constructor-call.fact":
    "`this` of the constructor points to `{objects}`, which line {line} creates.",
  "points-to.sentence.constructor-call.edge":
    "Line {line} runs the constructor `{callee}` on the new `{receiver}`, in context `{context}`.",
  "points-to.sentence.constructor-call.edge.ci": "Line {line} runs the constructor `{callee}` on the new `{receiver}`.",
  "points-to.sentence.constructor-call.edge.known":
    "Line {line} runs the constructor `{method}` again: the call edge exists already.",
  "points-to.sentence.constructor-call.reachable":
    "The constructor `{method}` runs for the first time: its statements join `S`.",
  "points-to.sentence.constructor-call.reachable.known":
    "The constructor `{method}` ran before: its statements are already in `S`.",
  "points-to.sentence.class-initialization.reachable":
    "The class is used for the first time, so `{callee}` initializes it.",
  "points-to.sentence.class-initialization.reachable.known":
    "The class is used again: `{callee}` has already initialized it.",
  "points-to.sentence.dispatch": "`{receiver}` is of type `{type}`, so line {line} runs `{body}`.",
  "points-to.sentence.select.call":
    "Calls are told apart by their sites: from `{site}`, `{callee}` is in context `{context}`.",
  "points-to.sentence.select.obj":
    "Calls are told apart by their receivers: on `{receiver}`, `{callee}` is in context `{context}`.",
  "points-to.sentence.select.type":
    "The class that creates `{receiver}` tells calls apart: `{callee}` is in context `{context}`.",
  "points-to.sentence.select.kept": "Without a receiver, `{callee}` stays in the context of its caller, `{context}`.",
  "points-to.sentence.select.mixed":
    "`{callee}` is static: its call site `{site}` is added to the receiver in the context `{context}`.",
  "points-to.sentence.select.unchosen": "`{callee}` is not selected for contexts: all its calls share `{context}`.",
  "points-to.sentence.select.other": "The selector gives this call of `{callee}` the context `{context}`.",
  "panel.empty.points-to-sets": "No points-to facts yet. Step forward.",
  "panel.empty.reachable-methods": "No method is reachable yet. Step forward.",
  "panel.empty.call-graph-edges": "No call edge yet. Step forward.",
});
