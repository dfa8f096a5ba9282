import { useEffect } from "react";
import { useStore } from "zustand";
import {
  useDocuments,
  useRecords,
  useRunState,
  useServices,
  useWorkbench,
  useWorkbenchState,
  type WorkingCopy,
} from "../../store/index.ts";

/** Keeps what the reader has predicted of each run: of a lesson or a text of a document, under its options. */
export function SavedPredictions() {
  const { copy } = useWorkbench();
  return copy === undefined ? null : <PredictionsOf copy={copy} />;
}

function PredictionsOf({ copy }: { readonly copy: WorkingCopy }) {
  const { engine, predictor } = useWorkbench();
  const { records } = useServices();
  const lesson = useWorkbenchState((state) => state.exampleId);
  const options = useWorkbenchState((state) => state.options);
  const session = useRunState((state) => state.session);
  const document = useStore(copy.store, (state) => state.document);
  const revision = useDocuments(({ documents }) => documents.find(({ id }) => id === document)?.revision);
  const isRead = useRecords((_, state) => state.isRead);
  const text = document === undefined ? (lesson ?? "") : `${document}@${revision ?? ""}`;
  const name = `${engine.id}:${text}:${JSON.stringify(options)}`;
  useEffect(() => {
    if (!isRead || session === undefined) return undefined;
    predictor.recall(records.get("predictions", name) ?? {});
    return predictor.store.subscribe(({ predicted }, before) => {
      // Another run begins with none, which forgets none.
      const isMore = Object.keys(predicted).length > Object.keys(before.predicted).length;
      if (isMore && records.get("predictions", name) !== predicted) records.write("predictions", name, predicted);
    });
  }, [predictor, records, name, session, isRead]);
  return null;
}
