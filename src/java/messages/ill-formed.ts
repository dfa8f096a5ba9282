import { type AnalysisError, type Catalog, fill, type MessageValues, type Span } from "../../kernel/index.ts";

/** The ids of the problems of a catalog: `id` says what is wrong, `id/remedy` what to write instead. */
export type ProblemOf<C> = keyof C extends infer K ? (K extends `${infer P}/remedy` ? P : never) : never;

/** An error in the words of a catalog. */
export function illFormedIn<C extends Catalog>(
  catalog: C,
  span: Span,
  id: ProblemOf<C>,
  values?: MessageValues,
): AnalysisError {
  const text = (key: string): string => fill(catalog, key, values);
  return { kind: "ill-formed", span, problem: text(id), remedy: text(`${id}/remedy`) };
}
