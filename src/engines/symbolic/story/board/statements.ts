import type { Seq } from "../../../../trace/index.ts";
import { UNKNOWN } from "../../algorithm/state/unknown.ts";
import { say } from "../../messages/say.ts";
import type { SymbolicRun } from "./run.ts";

/** A step as the reader wrote it: what the three-address code computes in pieces is put together again. */
interface ShownStatement {
  /** `z.next = new node(x.val + y.val, null)`, `if (x != null)`. */
  readonly text: string;
  /** Its effect: `s(z) = n1`. For an expression its value alone: `val1`. */
  readonly effect: string;
  /** It is an expression, a part of a statement. */
  readonly isExpression: boolean;
}

/** How far back the parts of a statement are looked for. */
const MAX_BACK = 400;

/** The statement that a step executed; undefined for steps that execute none. */
export function statementOf(run: SymbolicRun, seq: Seq): ShownStatement | undefined {
  const execution = run.executionOf(seq);
  if (execution === undefined) return undefined;
  const { text, rule } = execution;
  // A program in the core language is such code itself.
  if (run.row("subject", 0)?.files[0]?.endsWith(".core") === true)
    return { text, effect: execution.effect, isExpression: false };
  const effect = inJava(execution.effect);
  if (rule === "S-GOTO") {
    const line = run.topFrame(seq)?.at?.start.line;
    return { text: line === undefined ? "…" : say("fact.toLine", { line }), effect, isExpression: false };
  }
  const [, condition] = /^if(?:-false)? (\S+) goto \d+$/.exec(text) ?? [];
  const java = composed(run, seq, condition === undefined ? text : `if (${condition})`);
  const [, target = "", expression] = /^(\$\d+) = (.*)$/s.exec(java) ?? [];
  if (expression === undefined || !Object.hasOwn(execution.temporaries, target))
    return { text: java, effect, isExpression: false };
  const value = effect.startsWith(`s(${target}) = `) ? effect.slice(`s(${target}) = `.length) : effect;
  const isUnknown = value === UNKNOWN;
  return { text: expression, effect: isUnknown ? "" : value, isExpression: value !== effect && !isUnknown };
}

/** `x.val + y.val ⇓ val1 + val2`; `x = x.next — s(x) = n1` */
export function statementText({ text, effect, isExpression }: ShownStatement): string {
  if (effect === "") return text;
  return isExpression ? `${text} ⇓ ${effect}` : `${text} — ${effect}`;
}

/**
 * Each temporary gives way to what this path computed for it, but for the one that is assigned; where that is too long
 * ago, to its expression.
 */
function composed(run: SymbolicRun, seq: Seq, text: string): string {
  const temporaries = run.executionOf(seq)?.temporaries ?? {};
  const whole = text.replace(/(?<![\w$])\$\d+(?![\w$]| = )/g, (name, at: number) => {
    if (!Object.hasOwn(temporaries, name)) return name;
    const found = definitionOf(run, seq, name);
    const part = found === undefined ? (temporaries[name] ?? name) : composed(run, found.seq, found.expression);
    return isOperand(text, at, name) && OPERATOR.test(part) ? `(${part})` : part;
  });
  return inJava(whole);
}

/** Between two operands. */
const OPERATOR = / [-+*/%<>=&|^!]+ /;

/** Whether what stands at a place of an expression is a part of a larger one: `$1` of `x = $1 + 2`, not of `x = $1`. */
function isOperand(text: string, at: number, name: string): boolean {
  const before = text.slice(0, at).replace(/^\S+ = $/, "");
  return /[-+*/%<>=&|^!] ?$/.test(before) || /^ [-+*/%<>=&|^!]/.test(text.slice(at + name.length));
}

/** Names as the reader wrote them. */
function inJava(text: string): string {
  return text
    .replaceAll(/\b(\w+)\.<init>\(/g, (_, name: string) => (name === "this" ? "super(" : `${name}(`))
    .replaceAll(/(\w)#\d+\b/g, "$1")
    .replaceAll("::", ".")
    .replaceAll(" ++ ", " + ");
}

/** The step before this one, in the same call, that computed a temporary. */
function definitionOf(
  run: SymbolicRun,
  seq: Seq,
  name: string,
): { readonly seq: Seq; readonly expression: string } | undefined {
  const depth = run.depthBefore(seq);
  let at = run.steps.premises(seq)[0];
  for (let back = 0; at !== undefined && back < MAX_BACK; back++, at = run.steps.premises(at)[0]) {
    const text = run.executionOf(at)?.text;
    if (text?.startsWith(`${name} = `) === true && run.depthBefore(at) === depth)
      return { seq: at, expression: text.slice(name.length + 3) };
  }
  return undefined;
}
