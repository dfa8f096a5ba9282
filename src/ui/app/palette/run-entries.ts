import { positionOfAt, type Recording, type Seq } from "../../../trace/index.ts";
import { rank } from "../../finding/index.ts";
import { t } from "../../messages/index.ts";
import type { StepNumbers, Workbench } from "../../store/index.ts";
import type { Entry } from "./entry.ts";
import { type FoundStep, type FoundSteps, stepNumberIn } from "./search-run.ts";

/** What a search finds in the present recording: a step by its number, facts, and steps by their titles. */
export function runEntries(
  workbench: Workbench,
  steps: StepNumbers,
  search: string,
  found: FoundSteps,
): readonly Entry[] {
  const { session } = workbench;
  if (session === undefined) return [];
  return [
    ...numberEntries(workbench, session.recording, search),
    ...found.facts.map((each) => factEntry(workbench, steps, each)),
    ...found.steps.map(
      (each): Entry => ({
        ...factEntry(workbench, steps, each),
        id: `step.${each.seq}`,
        group: "titles",
        // A step is not called by the words of its sentence.
        rank: each.rank < rank.contained ? each.rank : rank.contained,
        run: () => go(workbench, () => workbench.walk.jumpTo(each.seq)),
      }),
    ),
  ];
}

/** The newest facts at the present position, or the first ones of the run: what a search can be for. */
export function sampleEntries(workbench: Workbench, steps: StepNumbers): readonly Entry[] {
  const { session } = workbench;
  if (session === undefined) return [];
  const { recording, reader } = session;
  const { position } = workbench.state;
  const found: Entry[] = [];
  const take = (seq: Seq): void => {
    const kind = recording.steps.kind(seq);
    const text = kind === "derive" || kind === "refine" ? reader.why(seq, 1)?.text : undefined;
    if (text === undefined) return;
    found.push(factEntry(workbench, steps, { seq, text: reader.shown(text), rank: rank.similar }));
  };
  for (let seq = position - 1; seq >= 0 && found.length < SAMPLES; seq--) take(seq);
  for (let seq = position; seq < recording.length && found.length < SAMPLES; seq++) take(seq);
  return found;
}

/** So many facts show what a search can be for. */
const SAMPLES = 3;

function factEntry(workbench: Workbench, steps: StepNumbers, { seq, text, rank: own }: FoundStep): Entry {
  return {
    id: `fact.${seq}`,
    group: "facts",
    title: text,
    isCode: true,
    detail: t("why.step", { step: steps.of(seq) }),
    names: [],
    rank: own,
    run: () => go(workbench, () => workbench.walk.jumpTo(seq), seq),
  };
}

/** The position that a number is the name of. */
function numberEntries(workbench: Workbench, recording: Recording, search: string): readonly Entry[] {
  const at = stepNumberIn(search, t("step.word"));
  const position = at === undefined ? undefined : positionOfAt(recording, at);
  if (at === undefined || position === undefined) return [];
  return [
    {
      id: "go",
      group: "go",
      title: t("palette.step", { at, last: recording.stepCount }),
      names: [],
      rank: rank.exact,
      run: () => go(workbench, () => workbench.walk.jump(position)),
    },
  ];
}

function go({ walk, inspection }: Workbench, lead: () => void, fact?: Seq): void {
  walk.pause();
  lead();
  inspection.selectFact(fact);
}
