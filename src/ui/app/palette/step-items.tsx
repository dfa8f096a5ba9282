import { Command } from "cmdk";
import { positionOfStride, type Seq } from "../../../trace/index.ts";
import { t } from "../../messages/index.ts";
import { useRunState, useStepSize, useWorkbench, type Workbench } from "../../store/index.ts";
import { type FoundStep, type FoundSteps, MAX_SEARCHED, stepNumberIn } from "./search-run.ts";

interface StepItemsProps {
  readonly search: string;
  readonly found: FoundSteps;
  readonly onChoose: (act: (workbench: Workbench) => void) => void;
}

/** What a search finds in the present recording: a step by its number, facts, and steps by their titles. */
export function StepItems({ search, found, onChoose }: StepItemsProps) {
  const { facts, factCount, steps, stepCount } = found;
  const go = (position: number, fact?: Seq) =>
    onChoose((workbench) => {
      workbench.walk.pause();
      workbench.walk.jump(position);
      workbench.inspection.selectFact(fact);
    });
  return (
    <>
      <NumberItems search={search} onGo={go} />
      <FoundGroup
        heading={headingOf("palette.facts", facts.length, factCount, found)}
        found={facts}
        search={search}
        onChoose={(seq) => go(seq + 1, seq)}
      />
      <FoundGroup
        heading={headingOf("palette.titles", steps.length, stepCount, found)}
        found={steps}
        search={search}
        onChoose={(seq) => go(seq + 1)}
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
  if (found.length === 0) return null;
  return (
    <Command.Group heading={heading}>
      {found.map(({ seq, text }) => (
        <Command.Item key={seq} value={`${text} ${seq}`} keywords={[search]} onSelect={() => onChoose(seq)}>
          <code>{text}</code>
          <small>{t("why.step", { step: seq + 1 })}</small>
        </Command.Item>
      ))}
    </Command.Group>
  );
}

interface NumberItemsProps {
  readonly search: string;
  readonly onGo: (position: number) => void;
}

/** The step of a number: of the recording, as links and proofs count, and of the step bar where that counts otherwise. */
function NumberItems({ search, onGo }: NumberItemsProps) {
  const session = useRunState((state) => state.session);
  const length = useRunState((state) => state.length);
  const { granularity, isLibraryShown } = useStepSize(useWorkbench());
  const number = stepNumberIn(search, t("step.word"));
  if (session === undefined || number === undefined) return null;
  const strides = session.strides(isLibraryShown);
  const stridesAt = (n: number) => strides.stridesAt(n, granularity);
  const count = stridesAt(length);
  const position = positionOfStride(stridesAt, number, length);
  const items = [
    ...(number <= length ? [{ title: t("palette.step", { step: number, steps: length }), to: number }] : []),
    ...(number <= count && position !== number
      ? [{ title: t("palette.stride", { stride: number, strides: count }), to: position }]
      : []),
  ];
  if (items.length === 0) return null;
  return (
    <Command.Group heading={t("palette.go")}>
      {items.map(({ title, to }) => (
        <Command.Item key={title} value={title} keywords={[search]} onSelect={() => onGo(to)}>
          {title}
        </Command.Item>
      ))}
    </Command.Group>
  );
}
