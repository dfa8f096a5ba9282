import { catalog } from "../../../kernel/index.ts";

/** Texts of symbolic execution about its steps. Backticks mark code. */
export const symbolic = catalog("symbolicStory", {
  "symbolic.region.agenda": "Agenda",
  "symbolic.region.execution-tree": "Execution tree",
  "symbolic.region.heap": "Heap",
  "symbolic.region.path-condition": "Path condition",
  "symbolic.region.generated-tests": "Generated tests",
  "symbolic.region.variables": "Variables",
  "symbolic.region.solver-calls": "Solver calls",
  "symbolic.region.branches": "Branches",
  "panel.empty.path-condition": "No path yet: Algorithm 1 comes first. Step forward.",
  "panel.empty.agenda": "No path waits.",
  "panel.empty.branches": "Nothing is known about any branch yet: inputs show which ones they take.",
  "panel.empty.generated-tests": "No input yet: inputs are created at the ends of paths.",
  "symbolic.column.part": "Part",
  "symbolic.column.conjunct": "Conjunct",
  "symbolic.column.added": "Since",
  "symbolic.column.variable": "v",
  "symbolic.column.value": "s(v)",
  "symbolic.column.method": "Method",
  "symbolic.column.number": "No.",
  "symbolic.column.input": "Input",
  "symbolic.column.run": "Run",
  "symbolic.column.valid": "Valid",
  "symbolic.column.branch": "Branch",
  "symbolic.column.state": "State",
  "symbolic.column.by": "First taken by",
  "symbolic.column.node": "Node",
  "symbolic.column.formula": "Formula",
  "symbolic.column.verdict": "Verdict",
  "symbolic.column.reason": "Model or reason",

  "symbolic.rule.S-CONST": "S-CONST",
  "symbolic.rule.S-VAR": "S-VAR",
  "symbolic.rule.S-UNOP": "S-UNOP",
  "symbolic.rule.S-BINOP": "S-BINOP",
  "symbolic.rule.S-LOAD": "S-LOAD",
  "symbolic.rule.S-ASSIGN": "S-ASSIGN",
  "symbolic.rule.S-STORE": "S-STORE",
  "symbolic.rule.S-NEW": "S-NEW",
  "symbolic.rule.S-FREE": "S-FREE",
  "symbolic.rule.S-GOTO": "S-GOTO",
  "symbolic.rule.S-ASSERT": "S-ASSERT",
  "symbolic.rule.S-TCOND": "S-TCOND",
  "symbolic.rule.S-FCOND": "S-FCOND",
  "symbolic.rule.S-CALL": "S-CALL",
  "symbolic.rule.S-RETURN": "S-RETURN",
  "symbolic.rule.S-THROW": "S-THROW",
  "symbolic.rule.enum": "enum",
  "symbolic.rule.enum-2": "enum, scenario 2",
  "symbolic.rule.enum-3": "enum, scenario 3",
  "symbolic.rule.start": "Start",
  "symbolic.rule.check": "Runtime check",
  "symbolic.rule.agenda": "Agenda",
  "symbolic.rule.solve": "Satisfiability",
  "symbolic.rule.infeasible": "Infeasible",
  "symbolic.rule.cut-off": "Cut off",
  "symbolic.rule.unknown": "Unknown",
  "symbolic.rule.end": "End of a path",
  "symbolic.rule.test": "Test input",
  "symbolic.rule.coverage": "Coverage",
  "symbolic.rule.before": "Condition before it",

  "symbolic.phase.unfolding": "Unfolding table",
  "symbolic.phase.execution": "Execution",

  "symbolic.moment.end": "The end: coverage",
  "symbolic.moment.end-of-path": "The end of the path of `{node}`",
  "symbolic.moment.input": "Test input {number}",
  "symbolic.moment.class": "First method of `{class}`: `{method}`",
  "symbolic.moment.class-ahead": "First method of `{class}`",
  "symbolic.moment.method": "First call of `{method}`",
  "symbolic.moment.chapter": "`{place}`",
  "symbolic.moment.initialization": "First choice for `{variable}`",
  "symbolic.moment.branch": "First way into branch `{branch}`",

  "symbolic.start.what": "Nothing has happened yet. The goal is test inputs for `{method}`.",
  "symbolic.start.why":
    "{strategy, select, lazy {Plain lazy initialization tries null, a fresh object and every existing object, and ignores preconditions.} box {Black-box enumeration lists every input up to a size, runs it, and judges it afterwards. It follows no paths.} other {Algorithm 1 comes first: it computes the contexts SV that may replace each predicate. Then the method is executed with symbols for its inputs.}}",
  "symbolic.start.contradiction": "{contradiction}",
  "symbolic.start.contradicts":
    "The solver was asked for a model of the precondition before anything was executed, and there is none.",
  "symbolic.start.noInputs": "Nothing is executed, and there are no test inputs: correct the precondition.",

  "symbolic.what.first": "The execution begins with node `{node}`: the precondition, and a symbol for each input.",
  "symbolic.what.put": "Node `{node}` is put on the agenda: `{cause}`.",
  "symbolic.what.take": "Taken off the agenda: `{node}`.",
  "symbolic.what.begin": "The configuration of `{node}`.",
  "symbolic.what.executed": "Executed: `{statement}`.",
  "symbolic.what.waits": "Waits for a reference to be initialized: `{statement}`.",
  "symbolic.what.verdict":
    "{verdict, select, sat {The path condition is satisfiable: `{delta}`.} unsat {The path condition is unsatisfiable: `{delta}`.} other {The solver cannot tell whether the path condition is satisfiable: `{delta}`.}}",
  "symbolic.what.end":
    "{kind, select, infeasible {Node `{node}` is infeasible.} exception {The path of node `{node}` ends with `{text}`.} cut {The path of node `{node}` is cut off.} unknown {Node `{node}` is abandoned: it is not known whether it is feasible.} other {The path of node `{node}` ends: the method returns.}}",
  "symbolic.what.test": "Test input {number}: `{input}`.",
  "symbolic.what.coverage":
    "The agenda is empty. {covered} of {branches} branches are covered{infeasible, plural, =0 {} one {, # is infeasible} other {, # are infeasible}}{open, plural, =0 {} one {, # is open} other {, # are open}}.",

  "symbolic.sentence.put.start":
    "Node `{node}` waits first: `{method}` with a symbol for each input, under its precondition.",
  "symbolic.sentence.put.enum-2":
    "Δ does not say what `{variable}` is: node `{node}` waits with {kind, select, null {null} fresh {a fresh object} other {an object that already exists}} for it.",
  "symbolic.sentence.put.enum-3":
    "`{predicate}` says what `{variable}` may be: node `{node}` waits with one of its cases, `{choice}`.",
  "symbolic.sentence.put.S-TCOND": "The condition may hold: node `{node}` waits for that case, with `{choice}`.",
  "symbolic.sentence.put.S-FCOND": "The condition may fail: node `{node}` waits for that case, with `{choice}`.",
  "symbolic.sentence.put.S-ASSERT": "The assertion splits the path: node `{node}` waits with `{choice}`.",
  "symbolic.sentence.put.check":
    "{fails, select, true {The runtime check may fail: node `{node}` waits with `{choice}` and `{exception}`.} other {The runtime check may pass: node `{node}` waits with `{choice}`.}}",
  "symbolic.sentence.take":
    "Node `{node}` is next{hasChoice, select, true {, the case of `{choice}`} other {}}: it is executed until it splits or ends.",
  "symbolic.sentence.begin.start": "The path begins at `{node}`: Δ is the precondition, and each input is a symbol.",
  "symbolic.sentence.begin.enum-2":
    "In `{node}`, `{variable}` is {kind, select, null {null} fresh {a fresh object} other {an existing object}}: the statement that needed it goes on.",
  "symbolic.sentence.begin.enum-3":
    "In `{node}` one case of `{predicate}` holds, `{choice}`: the statement that needed `{variable}` goes on.",
  "symbolic.sentence.begin.S-TCOND": "In `{node}` the condition holds: Δ has `{choice}` from here on.",
  "symbolic.sentence.begin.S-FCOND": "In `{node}` the condition fails: Δ has `{choice}` from here on.",
  "symbolic.sentence.begin.S-ASSERT": "In `{node}` the assertion is decided: Δ has `{choice}` from here on.",
  "symbolic.sentence.begin.check":
    "In `{node}` the runtime check {fails, select, true {fails with `{exception}`} other {passes}}: Δ has `{choice}` from here on.",
  "symbolic.sentence.S-CONST":
    "The constant in `{text}`, line {line}, stands for itself, on this path as on any other.",
  "symbolic.sentence.S-VAR":
    "Line {line} looks up the value in s on this path, `{text}`{hasEffect, select, true {: `{effect}`} other {}}.",
  "symbolic.sentence.S-UNOP":
    "Line {line} builds a term from the value of its operand, `{text}`{hasEffect, select, true {: here `{effect}`} other {}}.",
  "symbolic.sentence.S-BINOP":
    "Line {line} builds a term from the values of both operands, `{text}`{hasEffect, select, true {: here `{effect}`} other {}}.",
  "symbolic.sentence.S-LOAD":
    "Line {line} follows a reference to its cell and reads the field, `{text}`{hasEffect, select, true {: here `{effect}`} other {}}.",
  "symbolic.sentence.S-ASSIGN":
    "Line {line} assigns `{text}`{hasEffect, select, true {: from here `{effect}`, on this path only.} other {: on this path only.}}",
  "symbolic.sentence.S-STORE": "Line {line} writes a field, `{text}`: s changes, while Δ keeps the heap of the input.",
  "symbolic.sentence.S-NEW":
    "Line {line} creates an object, `{text}`: it is separate from all others, and no part of the input.",
  "symbolic.sentence.S-FREE":
    "Line {line} frees its object, `{text}`: the cell leaves Δ, and the garbage formula keeps it for the input.",
  "symbolic.sentence.S-GOTO":
    "{to, plural, =0 {Control moves on} other {Control moves on to line {to}}}: neither Δ nor s changes.",
  "symbolic.sentence.S-ASSERT": "Line {line} asserts `{text}`: only states that satisfy it go on, so Δ gains it.",
  "symbolic.sentence.S-TCOND": "On this path the condition in line {line} holds, `{text}`: the true branch is taken.",
  "symbolic.sentence.S-FCOND": "On this path the condition in line {line} fails, `{text}`: the false branch is taken.",
  "symbolic.sentence.S-CALL":
    "Line {line} calls `{text}`: s gains a frame, in which the parameters have the values of the arguments.",
  "symbolic.sentence.S-RETURN":
    "`{text}` in line {line} leaves its frame: the caller goes on, with the value if there is one.",
  "symbolic.sentence.S-THROW": "`{text}` in line {line} throws: control goes to a handler, or the path ends.",
  "symbolic.sentence.enum":
    "Line {line} must wait: `{text}` needs a reference that Δ leaves open, so its cases are enumerated.",
  "symbolic.sentence.solve":
    "{verdict, select, sat {Δ of `{node}` has a model: some input takes this path.} unsat {Δ of `{node}` has no model: no input takes this path.} other {The solver cannot tell whether Δ of `{node}` has a model.}}",
  "symbolic.sentence.infeasible": "No input leads to `{node}`: the path is closed and needs no test.",
  "symbolic.sentence.unknown":
    "It is not known whether an input leads to `{node}`: the path is abandoned, and the result says so.",
  "symbolic.sentence.cut-off":
    "{text, select, unfoldings {The path of `{node}` is cut off: its inputs are as large as allowed.} loops {The path of `{node}` is cut off: it has repeated a loop as often as allowed.} calls {The path of `{node}` is cut off: as many calls are open as allowed.} other {The path of `{node}` is cut off after 2,000 instructions: it may not end.}}",
  "symbolic.sentence.end.return":
    "The path of `{node}` returns{hasText, select, true { `{text}`} other {}}: a model of Δ is an input that ends here.",
  "symbolic.sentence.end.exception":
    "The path of `{node}` ends with `{text}`: a model of Δ is an input that causes it.",
  "symbolic.sentence.test":
    "Test {number} is a model of Δ at the end of `{node}`: with this input, the method {outcome, select, return {returns.} exception {throws `{exception}`.} other {does not end.}}",
  "symbolic.sentence.test.listed":
    "Input {number} comes from listing all small heaps: it is {valid, select, true {valid} other {not valid}}, and the method {outcome, select, return {returns.} exception {throws `{exception}`.} other {does not end.}}",
  "symbolic.sentence.coverage":
    "No more nodes wait: tests take {covered} of {branches} branches{infeasible, plural, =0 {} one {, # cannot be taken} other {, # cannot be taken}}{open, plural, =0 {} one {, # is open} other {, # are open}}.",
  "symbolic.sentence.coverage.contradiction":
    "The precondition contradicts itself: there is no input, and nothing is executed.",

  "symbolic.why.take": "It is next on the agenda.",
  "symbolic.why.start": "At the beginning Δ is the precondition over the symbols of the inputs.",
  "symbolic.why.check": "The value may or may not pass a runtime check, so both cases are followed.",
  "symbolic.why.agenda": "It is next on the agenda.",
  "symbolic.why.coverage": "No node is left on the agenda, or a limit was reached.",
  "symbolic.why.end": "No statement is left on this path.",
  "symbolic.why.solve": "The constraint solver was asked for a model of Δ. It says: `{reason}`.",
  "symbolic.why.infeasible": "Δ has no model: `{reason}`.",
  "symbolic.why.unknown": "The solver gave up: `{reason}`.",
  "symbolic.why.cut-off":
    "{bound, select, unfoldings {A path may have no more unfoldings.} loops {An undecided loop condition held as often as allowed.} calls {As many calls are open as allowed.} steps {The path has more than 2,000 instructions: it may not terminate.} other {A bound was reached: `{bound}`.}}",
  "symbolic.why.test":
    "An input is the model of Δ at the end of the path, with freed cells put back. {precondition, select, true {It satisfies the precondition} other {It violates the precondition}}{repOK, select, true { and `repOK` accepts it.} false { and `repOK` rejects it.} other {.}}",
  "symbolic.why.enumerated":
    "Black-box enumeration lists all heaps of a few objects, and judges each by itself. {precondition, select, true {This one satisfies the precondition} other {This one violates the precondition}}{repOK, select, true { and `repOK` accepts it.} false { and `repOK` rejects it.} other {.}}",
  "symbolic.why.scenario-2":
    "Scenario 2 of enum: nothing in Δ constrains `{variable}`, so it may be {choice, select, null {null.} fresh {a fresh object whose fields are not initialized yet.} other {an object that already exists.}}",
  "symbolic.why.scenario-3":
    "Scenario 3 of enum: `{variable}` is constrained by `{predicate}`, so the predicate is replaced by each disjunct of SV.",
  "symbolic.why.enum": "[{rule}] accesses a reference that is not initialized yet: enum(v, Δ, s) lists what it may be.",
  "symbolic.why.enum-2": "Nothing in Δ constrains the reference.",
  "symbolic.why.enum-3": "A predicate in Δ constrains the reference.",
  "symbolic.why.S-CONST": "[S-CONST]: a constant stands for itself.",
  "symbolic.why.S-VAR": "[S-VAR]: a variable stands for what s maps it to.",
  "symbolic.why.S-UNOP": "[S-UNOP]: the operator is applied to the symbolic value of its operand.",
  "symbolic.why.S-BINOP": "[S-BINOP]: the operator is applied to the symbolic values of its operands.",
  "symbolic.why.S-LOAD":
    "[S-LOAD]: the reference stands for the root of a cell l ↦ c(v₁..vₙ) of Δ, and the field for what s maps vᵢ to.",
  "symbolic.why.S-ASSIGN": "[S-ASSIGN]: the expression is evaluated in Δ and s, and s maps the variable to its value.",
  "symbolic.why.S-STORE":
    "[S-STORE]: s changes at the field’s variable vᵢ. Δ keeps the initial heap, so that the input can be read off it.",
  "symbolic.why.S-NEW": "[S-NEW]: a fresh address l′, separate from every existing one. It is no part of the input.",
  "symbolic.why.S-FREE": "[S-FREE]: the cell leaves Δ, and the garbage formula keeps it for the input.",
  "symbolic.why.S-GOTO": "[S-GOTO]: the program counter moves.",
  "symbolic.why.S-ASSERT": "[S-ASSERT]: Δ gains the condition.",
  "symbolic.why.S-TCOND": "[S-TCOND]: the condition is assumed to hold: Δ′ ≡ Δ ∧ π₀.",
  "symbolic.why.S-FCOND": "[S-FCOND]: the condition is assumed not to hold: Δ′ ≡ Δ ∧ ¬π₀.",
  "symbolic.why.S-CALL": "A call: s gains a frame in which the parameters have the values of the arguments.",
  "symbolic.why.S-RETURN": "A return: the frame is left, and the caller goes on with the value.",
  "symbolic.why.S-THROW": "An exception: control moves to a handler, or the path ends.",

  "symbolic.misconception.other-branch": "That is the other branch: on this path it is `{text}`.",
  "symbolic.misconception.stale": "A stale state: `{text}` held before this statement.",
  "symbolic.misconception.null-forgotten":
    "A case is forgotten: Δ does not say whether `{variable}` is null or an object, so enum tries both.",
  "symbolic.misconception.rest": "The rest is forgotten: this case also brings `{conjunct}`.",
  "symbolic.misconception.equality": "`{conjunct}` is forgotten: it belongs to this case and must hold, too.",
  "symbolic.misconception.unsat": "Nothing contradicts it: a predicate may be empty, two names may be one address.",
  "symbolic.misconception.sat": "A contradiction is overlooked: {reason}.",
  "symbolic.misconception.thrown": "The failing case is forgotten: the path ends with `{exception}`.",

  "symbolic.effect.delta": "Δ is now `{delta}`.",
  "symbolic.effect.heap": "`{effect}`. Before: `{before}`. After: `{delta}`.",
  "symbolic.effect.put": "Its path will be followed when it is taken off the agenda.",
  "symbolic.effect.take": "Its statements are executed until the path splits or ends.",
  "symbolic.effect.nothing": "Nothing changes in Δ and s.",
  "symbolic.effect.configuration": "`{effect}`.",
  "symbolic.effect.verdict":
    "{verdict, select, sat {The path goes on, or its model becomes a test input.} unsat {The path is closed.} other {The path is abandoned, and the result says so.}}",
  "symbolic.effect.close": "Nothing comes after this node.",
  "symbolic.effect.end": "If Δ has a model, it becomes a test input.",
  "symbolic.effect.test":
    "{count, plural, =0 {In the interpreter it takes no branch.} other {In the interpreter it takes `{branches}`.}}",
  "symbolic.effect.coverage":
    "{open, plural, =0 {Each branch is covered or refuted.} other {An open branch is neither covered nor refuted: a bound or an unknown answer ended a path that might have reached it.}}",

  "symbolic.sum.put": "{count, plural, one {# node is put on the agenda.} other {# nodes are put on the agenda.}}",
  "symbolic.sum.take": "{count, plural, one {# node is taken off it.} other {# nodes are taken off it.}}",
  "symbolic.sum.close": "{count, plural, one {# path is closed.} other {# paths are closed.}}",
  "symbolic.sum.configuration":
    "{count, plural, one {# configuration is reached.} other {# configurations are reached.}}",
  "symbolic.sum.verdict": "{count, plural, one {The solver is asked once.} other {The solver is asked # times.}}",
  "symbolic.sum.end": "{count, plural, one {# path ends.} other {# paths end.}}",
  "symbolic.sum.test": "{count, plural, one {# test input is created.} other {# test inputs are created.}}",
  "symbolic.sum.coverage": "The execution is over.",
  "graph.edge.scenario-2": "enum, scenario 2",
  "graph.edge.scenario-3": "enum, scenario 3",
  "graph.edge.branch": "condition",
  "graph.edge.check": "runtime check",
  "graph.node.path-enum": "split by enum",
  "graph.node.path-branch": "split by a condition",
  "graph.node.path-return": "returns",
  "graph.node.path-exception": "exception",
  "graph.node.path-infeasible": "infeasible (✗)",
  "graph.node.path-cut-off": "cut off (…)",
  "graph.node.path-unknown": "unknown (?)",
});
