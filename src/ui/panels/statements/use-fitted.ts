import { useCallback, useMemo } from "react";
import type { GraphView, StatementTable } from "../../../trace/index.ts";
import type { Size } from "../../shapes/index.ts";
import { leftOut } from "./excerpt.ts";
import { fitBeside, fitStep } from "./fit.ts";
import { guestShapes } from "./guests.ts";
import { placedLattice } from "./lattice.ts";
import type { TableForm } from "./placed.ts";
import { tableShapes } from "./shapes.ts";

interface FittedRequest {
  readonly view: GraphView;
  readonly table: StatementTable;
  readonly form: TableForm;
  readonly space: Size | undefined;
  readonly moved: ReadonlyMap<string, number>;
  /** Nothing is left out between statements, wherever they are. */
  readonly showsAll: boolean;
  /** The run is over: everything is to be in sight. */
  readonly isAtEnd: boolean;
}

/** Where everything of a table stands, and what is drawn of it at its step; undefined before the panel has a size. */
export function useFitted({ view, table, form, space, moved, showsAll, isAtEnd }: FittedRequest) {
  const { methods, guests } = table;
  const current = useMemo(() => currentOf(table), [table]);
  const { groups } = view.model;
  const nameOf = useCallback((method: string) => groups.find(({ id }) => id === method)?.label ?? method, [groups]);
  const { fact: small = 11 } = form.letters.at(-1) ?? {};
  const lattice = useMemo(() => placedLattice(table.lattice.model, small), [table.lattice.model, small]);
  const request = useMemo(
    () => space && { methods, nameOf, current, guests, space, form, moved },
    [methods, nameOf, current, guests, space, form, moved],
  );
  const besides = useMemo(() => request && fitBeside(request, lattice), [request, lattice]);
  const whole = besides?.table;
  const fitted = useMemo(
    () => (request && whole && !showsAll ? fitStep(request, whole, table, isAtEnd) : whole),
    [request, whole, table, showsAll, isAtEnd],
  );
  return useMemo(() => {
    if (fitted === undefined) return undefined;
    const isDrawn = (id: string): boolean => fitted.methods.some(({ method }) => method.id === id);
    const others = methods.filter(({ id }) => !isDrawn(id)).map(({ id }) => nameOf(id));
    const drawnMethods = fitted.methods.map(({ method }) => method);
    const folded = leftOut(drawnMethods, methods);
    return {
      fitted,
      drawn: tableShapes(fitted, table),
      strangers: guestShapes(table, fitted, nameOf),
      others: foldedTexts(others, folded),
      isPart: others.length > 0 || drawnMethods.some((method) => !methods.includes(method)),
      lattice: besides?.lattice,
      small,
    };
  }, [fitted, besides, table, methods, nameOf, small]);
}

/** What is said of methods that are not drawn, and of statements that no row stands for. */
function foldedTexts(methods: readonly string[], statements: number): readonly string[] {
  return [
    ...(statements === 0 ? [] : [`⋯ ${statements}`]),
    ...(methods.length === 0 ? [] : [`+${methods.length}: ${methods.join(", ")}`]),
  ];
}

/** The method of the step. */
function currentOf({ methods, step }: StatementTable): string | undefined {
  return methods.find(({ statements }) => statements.some(({ id }) => id === step?.statement))?.id;
}
