import type { GraphView, StatementTable } from "../../trace/index.ts";
import { fitTable, guestShapes, headShapes, lettersOf, tableShapes } from "../panels/statements/index.ts";
import { type Figure, figureAround, type Shape, shifted } from "../shapes/index.ts";

/** Rows stand as far apart as in a small window; a figure of more rows is one of the method of the step alone. */
const LETTER = 13;
const form = { letters: [lettersOf(LETTER)], least: 2.2, most: 3.1, keepsNames: false } as const;
const MOST_ROWS = 60;

/** A control-flow graph as its statements, as the page draws it where it has room. */
export function statementFigure(title: string, { model }: GraphView, table: StatementTable): Figure {
  const { methods, guests, step } = table;
  const nameOf = (method: string): string => model.groups.find(({ id }) => id === method)?.label ?? method;
  const current = methods.find(({ statements }) => statements.some(({ id }) => id === step?.statement))?.id;
  const space = { width: Number.POSITIVE_INFINITY, height: MOST_ROWS * LETTER * form.most };
  const fitted = fitTable({ methods, nameOf, current, guests, space, form });
  const { ground, rows } = tableShapes(fitted, table);
  const others = methods.filter(({ id }) => fitted.methods.every(({ method }) => method.id !== id));
  const below: readonly Shape[] = [
    ...ground,
    ...guestShapes(table, fitted, nameOf),
    ...rows.flatMap(({ box, facts }) => [box, ...facts]),
  ];
  const head = headShapes(
    fitted,
    others.map(({ id }) => nameOf(id)),
    step,
  );
  return figureAround(title, [...head, ...below.map((shape) => shifted(shape, { x: 0, y: fitted.head }))]);
}
