import { isSubtype } from "../../../ir/hierarchy.ts";
import type { ClassInfo, Type } from "../../../ir/program.ts";
import { classType, sameType } from "../../../ir/types.ts";
import { permittedSubclasses } from "../../types/declarations/sealed.ts";
import type { StaticClassType, StaticType } from "../../types/generic-types.ts";
import { capture } from "../../types/relations/capture.ts";
import { impliedBy, isCastable } from "../../types/relations/casting.ts";
import { memberType } from "../../types/relations/member-types.ts";
import { classBoundsOf } from "../../types/relations/subtyping.ts";
import { erase } from "../../types/static-types.ts";
import type { ClassSymbol } from "../../types/symbols.ts";
import type { Checker } from "../scope/checker.ts";
import { finality } from "./operators.ts";

/** Which values a case is for, as far as types tell. */
export type PatternShape =
  | { readonly kind: "type"; readonly type: Type }
  | { readonly kind: "record"; readonly info: ClassInfo; readonly components: readonly PatternShape[] }
  /** A constant of an enum, or any other one by its text. */
  | { readonly kind: "constant"; readonly type: Type; readonly name: string };

/** Whether every value that the second stands for is one that the first stands for (JLS 14.11.1). */
export function dominates(first: PatternShape, second: PatternShape): boolean {
  if (first.kind === "type") return isSubtype(typeOf(second), first.type) || sameType(typeOf(second), first.type);
  if (first.kind !== "record" || second.kind !== "record" || first.info !== second.info) return false;
  return first.components.every((each, i) => {
    const other = second.components[i];
    return other !== undefined && dominates(each, other);
  });
}

function typeOf(shape: PatternShape): Type {
  return shape.kind === "record" ? classType(shape.info) : shape.type;
}

/** Patterns for several values side by side; undefined stands for anything. */
type Row = readonly (PatternShape | undefined)[];

/** Whether the shapes together take every value of a type but null (JLS 14.11.1.1). */
export function covers(checker: Checker, shapes: readonly PatternShape[], type: StaticType): boolean {
  return new Coverage(checker).covers(
    shapes.map((shape) => [shape]),
    [type],
  );
}

/** Takes the first of several values apart until each of its parts is taken by patterns without further ado. */
class Coverage {
  private readonly checker: Checker;

  constructor(checker: Checker) {
    this.checker = checker;
  }

  covers(rows: readonly Row[], types: readonly StaticType[]): boolean {
    this.checker.budget.spend();
    const [type, ...others] = types;
    if (type === undefined) return rows.length > 0;
    const total = rows.filter(([first]) => isTotal(first, erase(type)));
    if (total.length === 0 && rows.length === 0) return false;
    if (total.length > 0 && this.covers(total.map(rest), others)) return true;
    return classBoundsOf(type).some((bound) => this.coversApart(rows, bound, others));
  }

  private coversApart(rows: readonly Row[], type: StaticClassType, others: readonly StaticType[]): boolean {
    const symbol = this.checker.table.symbolOf(type.class);
    return (
      this.coversConstants(rows, symbol, others) ||
      this.coversComponents(rows, symbol, type, others) ||
      this.coversSubclasses(rows, symbol, type, others)
    );
  }

  private coversConstants(rows: readonly Row[], symbol: ClassSymbol, others: readonly StaticType[]): boolean {
    if (symbol.declaration.flavor !== "enum") return false;
    return symbol.declaration.constants.every(({ name }) => {
      const isFor = (first: PatternShape | undefined) =>
        first?.kind === "constant"
          ? first.name === name.text && sameType(first.type, classType(symbol.info))
          : isTotal(first, classType(symbol.info));
      return this.covers(rows.filter(([first]) => isFor(first)).map(rest), others);
    });
  }

  private coversComponents(
    rows: readonly Row[],
    symbol: ClassSymbol,
    type: StaticClassType,
    others: readonly StaticType[],
  ): boolean {
    const isOfRecord = (first: PatternShape | undefined) => first?.kind === "record" && first.info === symbol.info;
    if (!rows.some(([first]) => isOfRecord(first))) return false;
    const { components } = symbol.declaration;
    const types = components.flatMap(({ name }): StaticType[] => {
      const field = symbol.fields.get(name.text);
      return field === undefined ? [] : [memberType(capture(type), field, field.type)];
    });
    const apart = rows.flatMap((row): Row[] => {
      const [first] = row;
      if (first?.kind === "record" && first.info === symbol.info) return [[...first.components, ...rest(row)]];
      return isTotal(first, classType(symbol.info)) ? [[...components.map(() => undefined), ...rest(row)]] : [];
    });
    return this.covers(apart, [...types, ...others]);
  }

  private coversSubclasses(
    rows: readonly Row[],
    symbol: ClassSymbol,
    type: StaticClassType,
    others: readonly StaticType[],
  ): boolean {
    const { table } = this.checker;
    const permitted = symbol.info.isAbstract ? permittedSubclasses(table, symbol) : undefined;
    if (permitted === undefined) return false;
    return permitted.every((each) => {
      const below = impliedBy(capture(type), classType(each.info)) ?? classType(each.info);
      return !isCastable(type, below, finality(this.checker)) || this.covers(rows, [below, ...others]);
    });
  }
}

function rest(row: Row): Row {
  return row.slice(1);
}

function isTotal(shape: PatternShape | undefined, type: Type): boolean {
  if (shape === undefined) return true;
  return shape.kind === "type" && (isSubtype(type, shape.type) || sameType(type, shape.type));
}
