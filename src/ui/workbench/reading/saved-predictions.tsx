import { useEffect } from "react";
import { useStore } from "zustand";
import {
  noteAnswer,
  useDocuments,
  usePredictor,
  useRecords,
  useRunState,
  useServices,
  useWorkbench,
  useWorkbenchState,
  type WorkingCopy,
} from "../../store/index.ts";
import { SavingSign } from "../../stored/index.ts";

/** Keeps what the reader has predicted of each run: of a lesson or a text of a document, under its options. */
export function SavedPredictions() {
  const { copy } = useWorkbench();
  return copy === undefined ? null : <PredictionsOf copy={copy} />;
}

/** Whether the predictions of the run are saved; nothing where there is none. */
export function PredictionsSign() {
  const { copy } = useWorkbench();
  const hasAny = usePredictor((state) => state.score.asked > 0);
  return copy === undefined || !hasAny ? null : <SignOf copy={copy} />;
}

function SignOf({ copy }: { readonly copy: WorkingCopy }) {
  return <SavingSign kind="predictions" name={useName(copy)} />;
}

/** The name of the record of the run’s predictions. */
function useName(copy: WorkingCopy): string {
  const { engine } = useWorkbench();
  const lesson = useWorkbenchState((state) => state.exampleId);
  const options = useWorkbenchState((state) => state.options);
  const document = useStore(copy.store, (state) => state.document);
  const revision = useDocuments(({ documents }) => documents.find(({ id }) => id === document)?.revision);
  const text = document === undefined ? (lesson ?? "") : `${document}@${revision ?? ""}`;
  return `${engine.id}:${text}:${JSON.stringify(options)}`;
}

/** The id of the lesson on the page; undefined where the reader has changed it. */
function useLessonAsWritten(): string | undefined {
  const lesson = useWorkbenchState((state) => state.exampleId);
  const isEdited = useWorkbenchState((state) => state.isEdited);
  return isEdited ? undefined : lesson;
}

function PredictionsOf({ copy }: { readonly copy: WorkingCopy }) {
  const { predictor } = useWorkbench();
  const { records } = useServices();
  const session = useRunState((state) => state.session);
  const isRead = useRecords((_, state) => state.isRead);
  const name = useName(copy);
  const lesson = useLessonAsWritten();
  useEffect(() => {
    if (!isRead || session === undefined) return undefined;
    predictor.recall(records.get("predictions", name) ?? {});
    return predictor.store.subscribe(({ predicted }, before) => {
      // Another run begins with none, which forgets none.
      const isMore = Object.keys(predicted).length > Object.keys(before.predicted).length;
      if (!isMore || records.get("predictions", name) === predicted) return;
      records.write("predictions", name, predicted);
      for (const [at, isRight] of Object.entries(predicted))
        if (lesson !== undefined && !Object.hasOwn(before.predicted, at)) noteAnswer(records, lesson, at, isRight);
    });
  }, [predictor, records, name, lesson, session, isRead]);
  return null;
}
