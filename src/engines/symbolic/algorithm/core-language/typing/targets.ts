import type { AnalysisError, Span } from "../../../../../kernel/index.ts";
import { say } from "../../../messages/say.ts";
import type { CoreBinary, CoreSource, Expression } from "../syntax/surface.ts";

/** Where the statements of a program jump to: numbers of statements; the number after the last means the end. */
export interface Targets {
  /** By statement, the first one at 0: one number for `goto`, two for `if`, none for others. */
  readonly of: readonly (readonly number[])[];
}

/**
 * Evaluates the expressions of `goto`, which “should not contain variables” (Sec. 3): what names they hold are labels.
 */
export function resolveTargets(source: CoreSource, errors: AnalysisError[]): Targets {
  const resolver = new Resolver(source, errors);
  return {
    of: source.statements.map((statement) => {
      if (statement.kind === "goto") return [resolver.target(statement.to)];
      return statement.kind === "if" ? [resolver.target(statement.whenTrue), resolver.target(statement.whenFalse)] : [];
    }),
  };
}

class Resolver {
  readonly #labels = new Map<string, number>();
  readonly #variables: ReadonlySet<string>;
  readonly #errors: AnalysisError[];
  readonly #last: number;

  constructor({ inputs, statements, end }: CoreSource, errors: AnalysisError[]) {
    this.#errors = errors;
    this.#last = statements.length + 1;
    const assigned = statements.flatMap((each) => (each.kind === "assign" || each.kind === "new" ? each.variable : []));
    this.#variables = new Set([...inputs, ...assigned].map(({ name }) => name));
    for (const [index, { labels }] of [...statements, end].entries())
      for (const { name, span } of labels) {
        if (this.#labels.has(name)) this.#illFormed(span, say("core.label", { name }), say("core.label.remedy"));
        else this.#labels.set(name, index + 1);
      }
  }

  target(expression: Expression): number {
    const value = this.#evaluate(expression);
    if (value === undefined) return this.#last;
    if (value >= 1n && value <= BigInt(this.#last)) return Number(value);
    this.#illFormed(
      expression.span,
      say("core.noStatement", { number: value }),
      say("core.noStatement.remedy", { last: this.#last }),
    );
    return this.#last;
  }

  /** Undefined after an error. */
  #evaluate(expression: Expression): bigint | undefined {
    const { span } = expression;
    switch (expression.kind) {
      case "integer":
        return expression.value;
      case "variable":
        return this.#label(expression.name, span);
      case "load":
        return this.#variable(span, `“.${expression.field}”`);
      case "boolean":
      case "null":
        return this.#noNumber(span, String(expression.kind === "null" ? null : expression.value));
      case "unary": {
        if (expression.operator === "!") return this.#noNumber(span, say("core.truthValue"));
        const value = this.#evaluate(expression.operand);
        return value === undefined ? undefined : -value;
      }
      case "binary":
        return this.#binary(expression);
    }
  }

  #binary({ operator, left, right, span }: Extract<Expression, { kind: "binary" }>): bigint | undefined {
    const apply = arithmetic[operator];
    if (apply === undefined) return this.#noNumber(span, say("core.truthValue"));
    const a = this.#evaluate(left);
    const b = this.#evaluate(right);
    if (a === undefined || b === undefined) return undefined;
    if (b === 0n && (operator === "/" || operator === "%"))
      return this.#illFormed(span, say("core.zero"), say("core.zero.remedy"));
    return apply(a, b);
  }

  #label(name: string, span: Span): bigint | undefined {
    const number = this.#labels.get(name);
    if (number !== undefined) return BigInt(number);
    if (this.#variables.has(name)) return this.#variable(span, say("core.theVariable", { name }));
    const known = [...this.#labels.keys()].slice(0, 8).join(", ");
    return this.#illFormed(
      span,
      say("core.noLabel", { name }),
      known === "" ? say("core.noLabel.write", { name }) : say("core.noLabel.known", { names: known }),
    );
  }

  #variable(span: Span, what: string): undefined {
    return this.#illFormed(span, say("core.target", { found: what }), say("core.target.remedy"));
  }

  #noNumber(span: Span, found: string): undefined {
    this.#errors.push({ kind: "wrong-type", span, found, expected: say("core.statementNumber") });
    return undefined;
  }

  #illFormed(span: Span, problem: string, remedy: string): undefined {
    this.#errors.push({ kind: "ill-formed", span, problem, remedy });
    return undefined;
  }
}

const arithmetic: Partial<Readonly<Record<CoreBinary, (a: bigint, b: bigint) => bigint>>> = {
  "+": (a, b) => a + b,
  "-": (a, b) => a - b,
  "*": (a, b) => a * b,
  "/": (a, b) => a / b,
  "%": (a, b) => a % b,
};
