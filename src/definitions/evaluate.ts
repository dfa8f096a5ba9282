import type { Checked, CheckedDefinition } from "./checked.ts";

/** A list keeps its newest members only: no context of a run is longer. */
const MAX_LENGTH = 2_000;

/** Computes an expression from the values of the parameters. */
type Compute = (parameters: readonly unknown[]) => unknown;

/** A definition as a function. It ends: definitions use only earlier ones, and what each computes is bounded. */
export function compile({ body }: CheckedDefinition): (...values: readonly unknown[]) => unknown {
  const compute = computing(body);
  return (...values) => compute(values);
}

function computing(expression: Checked): Compute {
  switch (expression.kind) {
    case "literal": {
      const { value } = expression;
      return () => value;
    }
    case "parameter": {
      const { index } = expression;
      return (parameters) => parameters[index];
    }
    case "apply": {
      const { apply } = expression.function;
      const given = expression.arguments.map(computing);
      return (parameters) => apply(...given.map((each) => each(parameters)));
    }
    case "use": {
      const used = computing(expression.definition.body);
      const given = expression.arguments.map(computing);
      return (parameters) => used(given.map((each) => each(parameters)));
    }
    case "list": {
      const elements = expression.elements.map(computing);
      return (parameters) => elements.map((each) => each(parameters));
    }
    case "concat": {
      const left = computing(expression.left);
      const right = computing(expression.right);
      return (parameters) => [...listOf(left(parameters)), ...listOf(right(parameters))].slice(-MAX_LENGTH);
    }
    case "equal": {
      const left = computing(expression.left);
      const right = computing(expression.right);
      const { type } = expression.left;
      return (parameters) => type.equals(left(parameters), right(parameters));
    }
    case "if": {
      const condition = computing(expression.condition);
      const then = computing(expression.then);
      const otherwise = computing(expression.otherwise);
      return (parameters) => (condition(parameters) === true ? then(parameters) : otherwise(parameters));
    }
    case "widen": {
      const operand = computing(expression.operand);
      const { convert } = expression;
      return (parameters) => convert(operand(parameters));
    }
  }
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
