import { Columns2, Pin, PinOff } from "lucide-react";
import { t } from "../../messages/index.ts";
import { TabList } from "../../parts/index.ts";
import { useWorkbench, useWorkbenchState } from "../../store/index.ts";
import type { StageState } from "./use-stage.ts";

interface StageTabsProps extends StageState {
  /** The id of the element that holds the views. */
  readonly controls: string;
}

/** The views as tabs; whether the view follows the step; and the split. */
export function StageTabs({ views, shown, isPinned, controls }: StageTabsProps) {
  const workbench = useWorkbench();
  const isSplit = useWorkbenchState((state) => state.isSplit);
  const current = shown[0]?.id ?? "";
  return (
    <div className="stage-tabs">
      <TabList
        label={t("stage.views")}
        tabs={views.map(({ id, title }) => ({ id, text: title }))}
        selected={current}
        controls={controls}
        onSelect={(view) => workbench.set({ view })}
      />
      <button
        type="button"
        className={isPinned ? "stage-follow is-pinned" : "stage-follow"}
        aria-pressed={isPinned}
        title={t(isPinned ? "stage.releaseHint" : "stage.pinHint")}
        onClick={() => workbench.set({ view: isPinned ? undefined : current })}
      >
        {isPinned ? <PinOff size={14} aria-hidden="true" /> : <Pin size={14} aria-hidden="true" />}
        <span>{t(isPinned ? "stage.pinned" : "stage.follows")}</span>
      </button>
      <button
        type="button"
        className="icon-button"
        aria-pressed={isSplit}
        aria-label={t("stage.split")}
        title={t("stage.splitHint")}
        onClick={() => workbench.set({ isSplit: !isSplit })}
      >
        <Columns2 size={16} aria-hidden="true" />
      </button>
    </div>
  );
}
