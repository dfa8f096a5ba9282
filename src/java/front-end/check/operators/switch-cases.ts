import { TreeBuilder } from "../../syntax/tree/build.ts";
import type { Switch, SwitchCase } from "../../syntax/tree/expression.ts";
import type { Statement } from "../../syntax/tree/statement.ts";
import type { TypedCase, TypedExpression, TypedStatement, TypedSwitch } from "../../typed/tree.ts";
import { showStatic } from "../../types/static-types.ts";
import { canComplete } from "../flow/flow.ts";
import { bindingsWhen, withBindings } from "../scope/bindings.ts";
import { inScope, inside } from "../scope/blocks.ts";
import type { Checker, JumpTarget } from "../scope/checker.ts";
import { illFormed } from "../scope/checker.ts";
import { checkLabel, checkPatternLabel, fullName, type Labels } from "./case-labels.ts";
import { covers } from "./coverage.ts";
import { checkSubject, type Subject } from "./switch-subject.ts";

type BodyStatement = (statement: Statement) => TypedStatement;

/** The subject and the cases of a `switch`, which `break` or `yield` leaves by way of `target`. */
export function checkSwitch(
  checker: Checker,
  node: Switch,
  target: JumpTarget,
  bodyStatement: BodyStatement,
): TypedSwitch {
  const subject = checkSubject(checker, node);
  reportMixedForms(checker, node);
  const labels: Labels = { seen: new Set(), shapes: [], hasDefault: false, hasTotal: false };
  const place = { start: node.start, end: node.end };
  return inScope(checker, () =>
    inside(checker, target, () => {
      const cases: TypedCase[] = [];
      for (const each of node.cases) {
        const checked = checkCase(checker, subject, each, labels, bodyStatement);
        if (checked.variables > 0) reportFallingInto(checker, each, cases.at(-1));
        cases.push(checked.case);
      }
      if (!subject.isByPattern)
        return { before: subject.before, cases, isExhaustive: takesAll(subject, labels), ...place };
      return { before: subject.before, ...exhausted(checker, node, subject, cases, labels), ...place };
    }),
  );
}

function takesAll(subject: Subject, { hasDefault, seen }: Labels): boolean {
  const constants = subject.constants === undefined ? undefined : [...subject.constants.values()];
  const namesAll = constants?.every((each) => seen.has(fullName(each))) === true;
  return subject.kind === "invalid" || hasDefault || namesAll;
}

interface CheckedCase {
  readonly case: TypedCase;
  /** How many variables its patterns declare. */
  readonly variables: number;
}

function checkCase(
  checker: Checker,
  subject: Subject,
  node: SwitchCase,
  labels: Labels,
  bodyStatement: BodyStatement,
): CheckedCase {
  const constants = node.labels.flatMap((label) => checkLabel(checker, subject, label, labels) ?? []);
  const patterns = node.patterns.flatMap((label) => checkPatternLabel(checker, subject, label, labels) ?? []);
  if (node.isDefault) labels.hasDefault = true;
  if (labels.hasDefault && labels.hasTotal) illFormed(checker, node, "default-and-total-case");
  const bindings = patterns.flatMap((test) => bindingsWhen(test, true));
  const variables = bindings.filter((binding) => binding.isHidden !== true).length;
  const body = withBindings(checker, bindings, () => checkCaseBody(checker, node, bodyStatement));
  const tests = [...constants, ...patterns];
  const { isDefault, isArrow, start, end } = node;
  return { case: { tests, isDefault, isArrow, body, start, end }, variables };
}

/** After an arrow variables are the case's own; otherwise all cases share one block. */
function checkCaseBody(checker: Checker, node: SwitchCase, bodyStatement: BodyStatement): readonly TypedStatement[] {
  if (!node.isArrow) return node.body.map(checker.statement);
  return inScope(checker, () => node.body.map(bodyStatement));
}

function reportFallingInto(checker: Checker, node: SwitchCase, before: TypedCase | undefined): void {
  if (before === undefined || before.isArrow) return;
  const { body, start, end } = before;
  if (canComplete({ kind: "block", statements: body, start, end }, () => {}))
    illFormed(checker, node.patterns[0] ?? node, "falls-into-pattern");
}

function reportMixedForms(checker: Checker, node: Switch): void {
  const [first] = node.cases;
  const other = node.cases.find((each) => each.isArrow !== first?.isArrow);
  if (other !== undefined) illFormed(checker, other, "switch-mixes-forms");
}

/** With patterns some case must be run: the last one, when nothing else is left for it, or one that throws. */
function exhausted(
  checker: Checker,
  node: Switch,
  subject: Subject,
  cases: readonly TypedCase[],
  labels: Labels,
): Pick<TypedSwitch, "cases" | "isExhaustive"> {
  if (subject.kind === "invalid" || labels.hasDefault) return { cases, isExhaustive: true };
  const total = cases.findIndex((each) => each.tests.some((test) => test.kind === "bind"));
  if (total >= 0)
    return { cases: cases.map((each, i) => (i === total ? { ...each, isDefault: true } : each)), isExhaustive: true };
  if (!covers(checker, labels.shapes, subject.local.type)) {
    // Other mistakes in labels may be why.
    const isWhole = node.cases.every((each, i) => each.labels.length + each.patterns.length === cases[i]?.tests.length);
    const place = { start: node.start, end: node.start + "switch".length };
    if (isWhole) illFormed(checker, place, "switch-leaves-values-over", { type: showStatic(subject.local.type) });
    return { cases, isExhaustive: true };
  }
  return { cases: withLast(cases) ?? withFailure(checker, node, cases), isExhaustive: true };
}

/** A value that no case before the last takes is one for the last, unless null within a record has kept it from them. */
function withLast(cases: readonly TypedCase[]): readonly TypedCase[] | undefined {
  const last = cases.at(-1);
  const [test, another] = last?.tests ?? [];
  if (last === undefined || test === undefined || another !== undefined) return undefined;
  const isFlat = cases.every((each) => each.tests.every((one) => typeTestsIn(one) <= 1));
  const certain = isFlat ? certainTest(test) : undefined;
  return certain === undefined ? undefined : [...cases.slice(0, -1), { ...last, tests: [certain], isDefault: true }];
}

function typeTestsIn(node: TypedExpression): number {
  if (node.kind === "logical") return typeTestsIn(node.left) + typeTestsIn(node.right);
  return node.kind === "instanceof" ? 1 : 0;
}

/** The test of a pattern without a guard, of a value that is known to be of its type. */
function certainTest(node: TypedExpression): TypedExpression | undefined {
  const { type, start, end } = node;
  if (node.kind === "logical") {
    const left = certainTest(node.left);
    return left === undefined || node.right.kind !== "bind" ? undefined : { ...node, left };
  }
  if (node.kind === "bind") return node;
  if (node.kind !== "instanceof" || node.binding === undefined) return undefined;
  const value: TypedExpression = { kind: "adapt", type: node.tested, operand: node.operand, start, end };
  return { kind: "bind", type, local: node.binding, value, start, end };
}

/** As the Java compiler does: what no case takes is a `MatchException`. */
function withFailure(checker: Checker, node: Switch, cases: readonly TypedCase[]): readonly TypedCase[] {
  const place = { start: node.end - 1, end: node.end };
  const build = new TreeBuilder(place);
  const type = build.type("java", "lang", "MatchException");
  const failure = checker.statement(build.throwNew(type, build.null(), build.null()));
  const isArrow = cases.at(-1)?.isArrow ?? true;
  const ended = cases.map((each, i): TypedCase => {
    const { body, start, end } = each;
    const runsOn =
      !isArrow && i === cases.length - 1 && canComplete({ kind: "block", statements: body, start, end }, () => {});
    return runsOn ? { ...each, body: [...body, { kind: "break", label: undefined, ...place }] } : each;
  });
  return [...ended, { tests: [], isDefault: true, isArrow, body: [failure], ...place }];
}
