import type { PushdownProblem, WrittenRule } from "../../engines/pushdown/index.ts";

/** Prints the text form of a problem that starts from one configuration; reading it gives the same problem. */
export function printPushdown(problem: PushdownProblem): string | undefined {
  const { semiring, rules, start } = problem;
  if (start.kind !== "configuration") return undefined;
  const lines = [
    `semiring ${semiring.name}`,
    `start ${configuration(start.location, start.stack)}`,
    ...rules.map((rule) => printRule(problem, rule)),
  ];
  return `${lines.join("\n")}\n`;
}

function printRule({ semiring }: PushdownProblem, { from, to, weight }: WrittenRule): string {
  const sides = `${configuration(from.location, [from.symbol])} -> ${configuration(to.location, to.symbols)}`;
  return semiring.equals(weight, semiring.one) ? sides : `${sides} [${semiring.show(weight)}]`;
}

/** The JSON form of a problem. */
export function pushdownToJson({ semiring, rules, start }: PushdownProblem): Readonly<Record<string, unknown>> {
  return {
    rules: rules.map(({ from, to, weight }) => ({
      from: [from.location, from.symbol],
      to: [to.location, to.symbols],
      weight: semiring.toJson(weight),
    })),
    ...(start.kind === "configuration"
      ? { start: [start.location, start.stack] }
      : {
          automaton: {
            transitions: start.transitions.map((row) => ({ ...row, weight: semiring.toJson(row.weight) })),
            final: start.final,
          },
        }),
    semiring: semiring.name,
  };
}

function configuration(location: string, stack: readonly string[]): string {
  return `<${name(location)}, ${stack.map(name).join(" ")}>`;
}

/** In quotes when it holds a mark of the format. */
function name(text: string): string {
  return /^[^\s<>⟨⟩,[\]#"]+$/.test(text) && text !== "ε" ? text : `"${text}"`;
}
