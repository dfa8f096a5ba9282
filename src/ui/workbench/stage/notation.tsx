import { translatedLesson } from "../../../engine-kit/index.ts";
import { Marked, t, translate } from "../../messages/index.ts";
import { useRunState, useWorkbench, useWorkbenchState } from "../../store/index.ts";
import { useAskedLesson } from "../question/index.ts";

/** Before the first step, where no lesson asks anything: what there is to see, and the signs of this page. */
export function Notation() {
  const workbench = useWorkbench();
  const isStart = useWorkbenchState((state) => state.position === 0);
  const isRefused = useRunState(({ session, status }) => session === undefined && status === "failed");
  const lesson = workbench.lesson(useWorkbenchState((state) => state.exampleId));
  const asked = useAskedLesson();
  if (!isStart || isRefused || asked !== undefined) return null;
  return (
    <div className="notation">
      {lesson === undefined ? null : <p className="notation-goal">{translatedLesson(lesson).summary}</p>}
      <Signs />
    </div>
  );
}

/** The signs of the page, each with what it stands for. */
export function Signs() {
  const workbench = useWorkbench();
  const options = useWorkbenchState((state) => state.options);
  const notation = workbench.engine.page.notation.filter(({ isWritten }) => isWritten?.(options) ?? true);
  return (
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
  );
}
