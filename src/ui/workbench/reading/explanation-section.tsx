import { useMemo } from "react";
import { loadExerciseMessages, withAsked } from "../../messages/index.ts";
import { ExplanationPanel, QuestionPanel } from "../../panels/index.ts";
import { Fetched, fetchedPart } from "../../parts/index.ts";
import { type Prediction, usePredictor, useStepNumbers, useWorkbench, useWorkbenchState } from "../../store/index.ts";
import { type Moment, useMoment, Waiting } from "../moment/index.ts";
import { explainedAt } from "./explained-at.ts";
import { PredictionsSign } from "./saved-predictions.tsx";

const SolvingPanel = fetchedPart(async () => (await withAsked(import("../../solving/index.ts"))).SolvingPanel);
const ExercisePanel = fetchedPart(async () => {
  const [{ ExercisePanel: panel }] = await Promise.all([import("../../exercises/index.ts"), loadExerciseMessages()]);
  return panel;
});

interface ExplanationSectionProps {
  /** The run it is about, where those of several runs stand beside each other. */
  readonly run?: string;
}

/** The present step as a rule and in words, or the question what the next one brings, the reader’s own moves, or an exercise. */
export function ExplanationSection({ run }: ExplanationSectionProps) {
  const prediction = usePredictor((state) => state.prediction);
  const isSolving = useWorkbenchState((state) => state.isSolving);
  const exercise = useWorkbenchState((state) => state.exercise);
  if (run === undefined && (isSolving || exercise !== undefined))
    return (
      <Fetched fallback={<Waiting />}>
        {exercise === undefined ? <SolvingPanel /> : <ExercisePanel key={exercise} reference={exercise} />}
      </Fetched>
    );
  return prediction === undefined ? <Explained run={run} /> : <Asked prediction={prediction} />;
}

function Asked({ prediction }: { readonly prediction: Prediction }) {
  const workbench = useWorkbench();
  const score = usePredictor((state) => state.score);
  const asks = usePredictor((state) => state.asks);
  const steps = useStepNumbers();
  return (
    <QuestionPanel
      prediction={prediction}
      steps={steps}
      score={score}
      sign={<PredictionsSign />}
      asks={asks}
      onAnswer={(chosen) => workbench.predictor.answer(chosen)}
      onShow={() => workbench.walk.step(1)}
      onClose={() => workbench.predictor.drop()}
      onAsks={(time) => workbench.predictor.askWhen(time)}
    />
  );
}

function Explained({ run }: { readonly run: string | undefined }) {
  const workbench = useWorkbench();
  const moment = useMoment();
  const explanation = useMemo(() => moment && explainedAt(moment), [moment]);
  // A stride may end after the very step that the lesson is about.
  const isHere = ({ position }: { readonly position: number }): boolean =>
    moment !== undefined && (moment.since < position || position === moment.position) && position <= moment.position;
  const stop = workbench.waypoints.stops().findLast(isHere);
  const note = useWorkbenchState((state) => state.notes).findLast(isHere);
  const stoppingRules = useWorkbenchState((state) => state.breakpoints);
  const rule = explanation?.rule?.name;
  const isStopping = stoppingRules.some((each) => each.kind === "rule" && each.rule === rule);
  const stopAtRule = useMemo(
    () => (rule === undefined ? undefined : () => workbench.waypoints.toggle({ kind: "rule", rule })),
    [workbench, rule],
  );
  const latest = moment?.session.latestFact(moment.position);
  const askWhy = useMemo(
    () => (latest === undefined ? undefined : () => workbench.inspection.selectFact(latest)),
    [workbench, latest],
  );
  return (
    <ExplanationPanel
      run={run}
      explanation={explanation}
      stop={stop?.say}
      note={note?.text}
      isStopping={isStopping}
      onStopAtRule={stopAtRule}
      isNew={moment === undefined || bringsChanges(moment)}
      onSelectFact={workbench.inspection.selectFact}
      onWhy={askWhy}
    />
  );
}

/** Whether a step since the last stop made a fact or an entry, rather than meeting one again. */
function bringsChanges({ session: { recording }, position, since }: Moment): boolean {
  // A coarse stride of many steps surely does; looking at its last ones is enough.
  for (let seq = Math.min(position, recording.length) - 1; seq >= Math.max(since, position - 50, 0); seq--)
    if (["derive", "refine", "put"].includes(recording.steps.kind(seq))) return true;
  return false;
}
