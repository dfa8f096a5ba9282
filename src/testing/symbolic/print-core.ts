import { type CoreNotation, showStatement } from "../../engines/symbolic/algorithm/core-language/syntax/print.ts";
import type { CoreSource } from "../../engines/symbolic/algorithm/core-language/syntax/surface.ts";

/** The program as a text that `parseCore` reads back, one part a line. */
export function printCore(source: CoreSource, notation: CoreNotation): string {
  const data = source.data.map(
    ({ name, fields }) => `data ${name} { ${fields.map((field) => `${field.type} ${field.name}; `).join("")}}`,
  );
  const inputs = source.inputs.map(({ type, name }) => `${type} ${name}`).join(", ");
  const statements = source.statements.map((statement) => `${labels(statement)}${showStatement(statement, notation)};`);
  const end = labels(source.end).trimEnd();
  return [...data, ...(inputs === "" ? [] : [`input ${inputs};`]), ...statements, end]
    .filter((line) => line !== "")
    .map((line) => `${line}\n`)
    .join("");
}

function labels(labeled: { readonly labels: readonly { readonly name: string }[] }): string {
  return labeled.labels.map(({ name }) => `${name}: `).join("");
}
