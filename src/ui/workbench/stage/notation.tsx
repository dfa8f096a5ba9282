import { translatedLesson } from "../../../engine-kit/index.ts";
import { Marked, t, translate } from "../../messages/index.ts";
import { useRunState, useWorkbench, useWorkbenchState } from "../../store/index.ts";

/** Before the first step: what there is to see, and the signs of this page. */
export function Notation() {
  const workbench = useWorkbench();
  const isStart = useWorkbenchState((state) => state.position === 0);
  const isRefused = useRunState(({ session, status }) => session === undefined && status === "failed");
  const lesson = workbench.lesson(useWorkbenchState((state) => state.exampleId));
  const options = useWorkbenchState((state) => state.options);
  const notation = workbench.engine.page.notation.filter(({ isWritten }) => isWritten?.(options) ?? true);
  if (!isStart || isRefused) return null;
  return (
    <div className="notation">
      {lesson === undefined ? null : <p className="notation-goal">{translatedLesson(lesson).summary}</p>}
      <dl aria-label={t("stage.notation")}>
        {notation.map(({ sign, text }) => (
          <div key={text}>
            <dt>{sign}</dt>
            <dd>
              <Marked text={translate(text)} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
