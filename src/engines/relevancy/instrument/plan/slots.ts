import {
  type Field,
  isCapture,
  type Local,
  type Method,
  type SourceText,
  type TypedProgram,
  type Variable,
} from "../../../../java/index.ts";
import { type Place, type Span, startOf } from "../../../../kernel/index.ts";
import type { PartRow, VariableRow } from "../../result.ts";
import { type Shape, shapeOf } from "./shapes.ts";

/** Something that may be declared symbolic: a variable, a field, or what a method returns. */
export interface Slot {
  readonly id: string;
  /** `C.m()/x`, `C.f`, `C.m()`. */
  readonly label: string;
  /** Undefined when the library has no counterpart of its type. */
  readonly shape: Shape | undefined;
  readonly span: Span;
  /** Names of the variable, by place, that mean a part of it without symbolic values. */
  readonly constantAt?: ReadonlySet<string>;
}

export function variableSlot(variable: Variable): Slot {
  const { span, method, name, type } = variable;
  return { id: placeId(span), label: `${method.label}/${name}`, shape: shapeOf(type), span };
}

/** The id of the slot of a local; the same variable seen from the checked tree. */
export function localId(source: SourceText, local: Local): string {
  return placeId(source.span(local.place));
}

export function placeId(span: Span): string {
  return idAt(startOf(span));
}

function idAt({ file, line, column }: Place): string {
  return `variable ${file}:${line}:${column}`;
}

export function fieldSlot(field: Field): Slot {
  const label = `${field.class.name}.${field.name}`;
  return { id: `field ${label}`, label, shape: shapeOf(field.type), span: field.span };
}

export function returnSlot(method: Method): Slot {
  return { id: `return ${method.label}`, label: method.label, shape: shapeOf(method.returnType), span: method.span };
}

/** Everything in the reader's classes that could be declared symbolic. */
export function allSlots({ program }: TypedProgram): readonly Slot[] {
  const classes = program.classes.filter(({ isLibrary }) => !isLibrary);
  const fields = classes
    .filter(({ isSynthetic }) => !isSynthetic)
    .flatMap((info) => info.fields)
    .filter(({ name }) => !isCapture(name))
    .map(fieldSlot);
  const methods = classes.flatMap((info) => info.methods);
  const variables = methods.flatMap((method) =>
    method.variables.filter((variable) => isWritten(variable)).map(variableSlot),
  );
  const returns = methods
    .filter((method) => !method.class.isSynthetic && method.returnType.kind !== "void" && method.kind === "method")
    .map(returnSlot);
  return [...new Map([...fields, ...variables, ...returns].map((slot) => [slot.id, slot])).values()];
}

function isWritten(variable: Variable): boolean {
  return !variable.isTemporary && variable !== variable.method.thisVariable && !isCapture(variable.name);
}

/** The slots that the relevancy analysis found relevant. */
export function relevantSlots(typed: TypedProgram, rows: readonly VariableRow[]): readonly Slot[] {
  const byLabel = new Map<string, string>();
  const methods = typed.program.methods.filter((method) => !method.class.isLibrary);
  for (const method of methods)
    for (const variable of method.variables) byLabel.set(`${method.label}/${variable.name}`, placeId(variable.span));
  const wanted = new Map(rows.filter(({ relevant }) => relevant).map((row) => [idOf(row, byLabel), row]));
  return allSlots(typed).flatMap((slot) => {
    const row = wanted.get(slot.id);
    if (row === undefined) return [];
    return row.kind === "local" && row.parts !== undefined
      ? [{ ...slot, constantAt: constantPlaces(row.parts) }]
      : [slot];
  });
}

/** `x += 1` names two parts at one place. */
function constantPlaces(parts: readonly PartRow[]): ReadonlySet<string> {
  const places = new Set(parts.flatMap((part) => part.places.map(idAt)));
  for (const { relevant, places: own } of parts) if (relevant) for (const place of own) places.delete(idAt(place));
  return places;
}

function idOf(row: VariableRow, byLabel: ReadonlyMap<string, string>): string | undefined {
  switch (row.kind) {
    case "local":
      return byLabel.get(`${row.method}/${row.name}`);
    case "return":
      return `return ${row.method}`;
    default:
      return `field ${row.class}.${row.field}`;
  }
}
