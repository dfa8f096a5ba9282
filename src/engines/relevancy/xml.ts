import { valueAt } from "../../kernel/index.ts";
import type { RelevancyResult, VariableRow } from "./result.ts";

/** The relevant items as the paper's tool writes them for an instrumenter; docs/relevancy.md shows them. */
export function relevancyAsXml(result: Pick<RelevancyResult, "variables">): string {
  const classes = new Map<string, ClassItems>();
  for (const row of result.variables) if (row.relevant) addRow(classes, row);
  const lines = [...classes].flatMap(([name, items]) => [
    `  <class name="${escapeXml(name)}">`,
    ...items.fields.map((field) => `    <field name="${escapeXml(field)}"/>`),
    ...[...items.methods].flatMap(([signature, parts]) => [
      `    <method signature="${escapeXml(signature)}">`,
      ...parts.parameters.map(
        ({ index, name: each }) => `      <parameter index="${index}" name="${escapeXml(each)}"/>`,
      ),
      ...parts.variables.map((each) => `      <variable name="${escapeXml(each)}"/>`),
      ...(parts.returns ? ["      <return/>"] : []),
      "    </method>",
    ]),
    "  </class>",
  ]);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<relevancy>\n${lines.map((line) => `${line}\n`).join("")}</relevancy>\n`;
}

interface ClassItems {
  readonly fields: string[];
  readonly methods: Map<string, MethodItems>;
}

interface MethodItems {
  readonly parameters: { readonly index: number; readonly name: string }[];
  readonly variables: string[];
  returns: boolean;
}

function addRow(classes: Map<string, ClassItems>, row: VariableRow): void {
  if ("class" in row) {
    classAt(classes, row.class).fields.push(row.field);
    return;
  }
  const { owner, signature } = splitLabel(row.method);
  const methods = classAt(classes, owner).methods;
  const items = valueAt(methods, signature, () => ({ parameters: [], variables: [], returns: false }));
  if (row.kind === "return") items.returns = true;
  else if (row.parameter === undefined) items.variables.push(row.name);
  else items.parameters.push({ index: row.parameter, name: row.name });
}

function classAt(classes: Map<string, ClassItems>, name: string): ClassItems {
  return valueAt(classes, name, () => ({ fields: [], methods: new Map() }));
}

/** `Outer.Inner.m(int)`: the class, and `m(int)`. */
function splitLabel(label: string): { readonly owner: string; readonly signature: string } {
  const dot = label.lastIndexOf(".", label.indexOf("("));
  return { owner: label.slice(0, dot), signature: label.slice(dot + 1) };
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
