import { Command } from "cmdk";
import { positionOfAt, type Seq } from "../../../trace/index.ts";
import { t } from "../../messages/index.ts";
import { useRunState, useStepNumbers, type Workbench } from "../../store/index.ts";
import { type FoundStep, type FoundSteps, MAX_SEARCHED, stepNumberIn } from "./search-run.ts";

interface StepItemsProps {
  readonly search: string;
  readonly found: FoundSteps;
  readonly onChoose: (act: (workbench: Workbench) => void) => void;
}

/** What a search finds in the present recording: a step by its number, facts, and steps by their titles. */
export function StepItems({ search, found, onChoose }: StepItemsProps) {
  const { facts, factCount, steps, stepCount } = found;
  const go = (lead: (walk: Workbench["walk"]) => void, fact?: Seq) =>
    onChoose(({ walk, inspection }) => {
      walk.pause();
      lead(walk);
      inspection.selectFact(fact);
    });
  return (
    <>
      <NumberItems search={search} onGo={(position) => go((walk) => walk.jump(position))} />
      <FoundGroup
        heading={headingOf("palette.facts", facts.length, factCount, found)}
        found={facts}
        search={search}
        onChoose={(seq) => go((walk) => walk.jumpTo(seq), seq)}
      />
      <FoundGroup
        heading={headingOf("palette.titles", steps.length, stepCount, found)}
        found={steps}
        search={search}
        onChoose={(seq) => go((walk) => walk.jumpTo(seq))}
      />
    </>
  );
}

function headingOf(id: "palette.facts" | "palette.titles", shown: number, count: number, found: FoundSteps): string {
  const isWhole = found.isOver && found.searched < MAX_SEARCHED;
  const counted = isWhole ? "palette.shownOf" : "palette.shownMore";
  return shown < count || !isWhole ? `${t(id)}: ${t(counted, { shown, count })}` : t(id);
}

interface FoundGroupProps {
  readonly heading: string;
  readonly found: readonly FoundStep[];
  readonly search: string;
  readonly onChoose: (seq: Seq) => void;
}

function FoundGroup({ heading, found, search, onChoose }: FoundGroupProps) {
  const steps = useStepNumbers();
  if (found.length === 0) return null;
  return (
    <Command.Group heading={heading}>
      {found.map(({ seq, text }) => (
        <Command.Item key={seq} value={`${text} ${seq}`} keywords={[search]} onSelect={() => onChoose(seq)}>
          <code>{text}</code>
          <small>{t("why.step", { step: steps.of(seq) })}</small>
        </Command.Item>
      ))}
    </Command.Group>
  );
}

interface NumberItemsProps {
  readonly search: string;
  readonly onGo: (position: number) => void;
}

/** The position that a number is the name of. */
function NumberItems({ search, onGo }: NumberItemsProps) {
  const session = useRunState((state) => state.session);
  // A longer recording has more steps.
  useRunState((state) => state.length);
  const at = stepNumberIn(search, t("step.word"));
  if (session === undefined || at === undefined) return null;
  const { recording } = session;
  const position = positionOfAt(recording, at);
  if (position === undefined) return null;
  const title = t("palette.step", { at, last: recording.stepCount });
  return (
    <Command.Group heading={t("palette.go")}>
      <Command.Item value={title} keywords={[search]} onSelect={() => onGo(position)}>
        {title}
      </Command.Item>
    </Command.Group>
  );
}
