import type { InlayHint } from "../../../trace/index.ts";
import { letterOf } from "../sides.ts";

/**
 * The notes of all runs in the program: where they say the same once, else each with the letter of its run. Of two runs that both
 * say something the places tell which is which: A stands left of the bar, B right of it.
 */
export function hintsOfRuns(runs: readonly (readonly InlayHint[])[]): readonly InlayHint[] {
  const byPlace = new Map<string, (readonly InlayHint[])[]>();
  for (const [index, hints] of runs.entries())
    for (const hint of hints) {
      const key = `${hint.file}:${hint.line}`;
      const at = byPlace.get(key) ?? runs.map(() => []);
      at[index] = [...(at[index] ?? []), hint];
      byPlace.set(key, at);
    }
  return [...byPlace.values()].flatMap((at) => {
    if (areSame(at)) return union(at);
    const arePlacesClear = at.length === 2 && at.every((hints) => hints.length > 0);
    return at.flatMap(arePlacesClear ? atItsSide : withLetter);
  });
}

/** In one group, so that there is one bar. */
function atItsSide(hints: readonly InlayHint[], index: number): readonly InlayHint[] {
  return hints.map((hint) => ({ ...hint, group: letterOf(index) }));
}

function areSame([first = [], ...others]: readonly (readonly InlayHint[])[]): boolean {
  const text = textOf(first);
  return others.every((other) => textOf(other) === text);
}

function textOf(hints: readonly InlayHint[]): string {
  return hints.map(({ text, tone }) => `${text} ${tone ?? ""}`).join("\n");
}

/** New, if it is new in one of the runs. */
function union(at: readonly (readonly InlayHint[])[]): readonly InlayHint[] {
  return (at[0] ?? []).map((hint, place) => {
    const all = at.flatMap((hints) => hints[place] ?? []);
    const whole = [...new Set(all.flatMap((each) => each.whole ?? []))].join(", ");
    return { ...hint, isNew: all.some(({ isNew }) => isNew), ...(whole === "" ? {} : { whole }) };
  });
}

/** Behind the letter of their run. */
function withLetter(hints: readonly InlayHint[], index: number): readonly InlayHint[] {
  const [first] = hints;
  if (first === undefined) return [];
  const letter = letterOf(index);
  const { file, line, group = "" } = first;
  return [
    { file, line, text: letter, short: letter, isNew: false, tone: "run", group: `${letter} ${group}` },
    ...hints.map((hint) => ({ ...hint, group: `${letter} ${hint.group ?? ""}` })),
  ];
}
