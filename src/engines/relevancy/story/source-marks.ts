import { markdownCode } from "../../../kernel/index.ts";
import type { InlayHint } from "../../../trace/index.ts";
import { weightName } from "../result.ts";
import { outcomeKey, type RelevancyRun } from "./run.ts";
import type { VariableSymbol } from "./symbols.ts";
import { factKinds } from "./vocabulary.ts";
import { glyphs } from "./wording.ts";

/**
 * The declared variables with their outcomes, as far as the read-out has come, with the letters of several seeds; the return
 * points of calls.
 */
export function hintsAt(run: RelevancyRun, n: number, since: number): readonly InlayHint[] {
  const isAtEnd = run.section.isEnd(n);
  const { seeds } = run;
  const places = isAtEnd && seeds.length > 1 ? seeds : [];
  const atSeeds = places.map(({ letter, ...place }) => seedMark(place, letter, since < n));
  return [
    ...returnPointsAt(run, n, since),
    ...run.variables.flatMap((variable) => hintsOf(run, variable, n, since, isAtEnd)),
    ...atSeeds,
  ];
}

/** The return point of each call whose edges are there, at the line of the call. */
function returnPointsAt(run: RelevancyRun, n: number, since: number): readonly InlayHint[] {
  const points = new Map<number, InlayHint>();
  const edges = run.section.births(factKinds.edge);
  const visible = edges.lowerBound(n);
  for (let index = 0; index < visible; index++) {
    const seq = edges.at(index);
    const { returnPoint, statement } = run.edge(run.steps.fact(seq).a);
    const span = run.statement(statement)?.span;
    if (returnPoint === undefined || span === undefined || points.has(returnPoint)) continue;
    const text = run.place(returnPoint).label;
    points.set(returnPoint, { file: span.file, line: span.start.line, text, short: text, isNew: seq >= since });
  }
  return [...points.values()];
}

function hintsOf(
  run: RelevancyRun,
  variable: VariableSymbol,
  n: number,
  since: number,
  isAtEnd: boolean,
): readonly InlayHint[] {
  const outcome = variable.isListed ? outcomeOf(run, variable, n, since) : undefined;
  if (outcome === undefined) return [];
  const { weight, glyph, isNew } = outcome;
  const place = { file: variable.scope.file, line: variable.noted.line };
  const letters = isAtEnd && weight === "any" ? (run.outcome(variable.node)?.seeds ?? []) : [];
  return [
    {
      ...place,
      text: `${variable.shown} ${glyph}`,
      short: glyph,
      whole: `ra(${variable.shown}, ${variable.method}) = ${weight}`,
      isNew,
      tone: weight,
    },
    ...letters.map((letter) => seedMark(place, letter, since < n)),
  ];
}

/** `Driver.main(String[])/s`: of several of one name the one declared last before the line. */
export function variableAt(run: RelevancyRun, file: string, line: number, word: string): string | undefined {
  const meant = meantBy(run, file, line, word).filter(({ isListed }) => isListed);
  const variable = meant.findLast(({ declared }) => declared.line <= line) ?? meant[0];
  return variable === undefined ? undefined : `${variable.method}/${variable.name}`;
}

/** The outcomes of the variables that a word means at a line, as Markdown. */
export function hoverText(run: RelevancyRun, file: string, line: number, word: string, n: number): string | undefined {
  const meant = meantBy(run, file, line, word);
  if (meant.length === 0) return undefined;
  return meant
    .map((variable) => {
      const weight = outcomeOf(run, variable, n, n)?.weight ?? "zero";
      return `${markdownCode(`ra(${variable.shown}, ${variable.method}) = ${weight}`)} ${glyphs[weight]}`;
    })
    .join("  \n");
}

/** Of a variable that is split, the parts that stand in the line, if one does. */
function meantBy(run: RelevancyRun, file: string, line: number, word: string): readonly VariableSymbol[] {
  const meant = run.variables.filter(
    ({ name, scope }) =>
      name.split("#")[0] === word && scope.file === file && scope.start.line <= line && line <= scope.end.line,
  );
  const isHere = ({ lines }: VariableSymbol): boolean => lines.includes(line);
  return meant.some(isHere) ? meant.filter((each) => each.lines.length === 0 || isHere(each)) : meant;
}

function outcomeOf(run: RelevancyRun, { node }: VariableSymbol, n: number, since: number) {
  const seq = run.outcomes.stepAt(outcomeKey(node), n);
  if (seq === undefined) return undefined;
  const weight = weightName(run.steps.fact(seq).b);
  return { weight, glyph: glyphs[weight], isNew: seq >= since };
}

/** The letter of a seed, which comes with the last step; the first seed has the first color. */
function seedMark(place: Pick<InlayHint, "file" | "line">, letter: string, isNew: boolean): InlayHint {
  return { ...place, text: letter, isNew, tone: `seed-${letter.charCodeAt(0) - 65}` };
}
