import { formatInstruction, type Instruction } from "../../../java/index.ts";

const LABELED: ReadonlySet<Instruction["kind"]> = new Set(["new", "new-array", "call", "concat", "closure", "cast"]);

/** An instruction as text, without the labels of sites and jumps, and with fields as the program writes them. */
export function statementText(instruction: Instruction): string {
  const text = formatInstruction(instruction).replace(/^(?:if-false (.*) )?goto \d+$/, (_, tested?: string) =>
    tested === undefined ? "goto" : `if ${tested}`,
  );
  if (instruction.kind === "static-load" || instruction.kind === "static-store") return text.replace("::", ".");
  if ("field" in instruction) return text.replace(`.${instruction.field.class.name}::`, ".");
  const label = LABELED.has(instruction.kind) ? text.lastIndexOf(" [") : -1;
  return label < 0 ? text : text.slice(0, label);
}
