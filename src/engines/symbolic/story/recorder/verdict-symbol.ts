import type { Verdict } from "../../../separation/index.ts";
import type { VerdictSymbol } from "../facts/index.ts";

type Model = Extract<Verdict, { readonly verdict: "sat" }>["model"];

/** An answer of the checker in texts: the model's variables, or the reason why there is none. */
export function verdictSymbol(delta: string, verdict: Verdict): VerdictSymbol {
  const reason = verdict.verdict === "sat" ? modelText(verdict.model) : verdict.reason;
  return { delta, verdict: verdict.verdict, reason };
}

function modelText({ variables }: Model): string {
  return variables.map(({ name, value }) => `${name} = ${valueText(value)}`).join(", ");
}

function valueText(value: Model["variables"][number]["value"]): string {
  switch (value.kind) {
    case "null":
      return "null";
    case "address":
      return value.name;
    case "integer":
    case "boolean":
      return String(value.value);
  }
}
