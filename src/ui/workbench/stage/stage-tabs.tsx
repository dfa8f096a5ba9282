import { Ellipsis, PinOff } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import { t } from "../../messages/index.ts";
import { Select, TabList } from "../../parts/index.ts";
import { useWorkbench, useWorkbenchState } from "../../store/index.ts";
import type { StageState } from "./use-stage.ts";

interface StageTabsProps extends StageState {
  /** There is no room for all names: they are a menu. */
  readonly isShort: boolean;
  /** The id of the element that holds the views. */
  readonly controls: string;
}

/** The views as tabs or as a menu; whether the view follows the step and the split are in a menu, what is pinned in sight. */
export function StageTabs({ views, shown, isPinned, isShort, controls }: StageTabsProps) {
  const workbench = useWorkbench();
  const isSplit = useWorkbenchState((state) => state.isSplit);
  const current = shown[0]?.id ?? "";
  return (
    <div className="stage-tabs">
      {isShort ? (
        <Select
          name={t("stage.views")}
          value={current}
          choices={views.map(({ id, title }) => ({ value: id, text: title }))}
          onChange={(view) => workbench.set({ view })}
        />
      ) : (
        <TabList
          label={t("stage.views")}
          tabs={views.map(({ id, title }) => ({ id, text: title }))}
          selected={current}
          controls={controls}
          onSelect={(view) => workbench.set({ view })}
        />
      )}
      {isPinned ? (
        <button
          type="button"
          className="stage-follow is-pinned"
          aria-pressed
          title={t("stage.releaseHint")}
          onClick={() => workbench.set({ view: undefined })}
        >
          <PinOff size={14} aria-hidden="true" />
          <span>{t("stage.pinned")}</span>
        </button>
      ) : null}
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger className="icon-button" aria-label={t("stage.menu")} title={t("stage.menu")}>
          <Ellipsis size={16} aria-hidden="true" />
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content className="menu" align="end" sideOffset={6}>
            <DropdownMenu.CheckboxItem
              className="menu-item is-choice"
              checked={!isPinned}
              title={t(isPinned ? "stage.releaseHint" : "stage.pinHint")}
              onCheckedChange={() => workbench.set({ view: isPinned ? undefined : current })}
            >
              <DropdownMenu.ItemIndicator className="menu-check">✓</DropdownMenu.ItemIndicator>
              {t("stage.follows")}
            </DropdownMenu.CheckboxItem>
            <DropdownMenu.CheckboxItem
              className="menu-item is-choice"
              checked={isSplit}
              title={t("stage.splitHint")}
              onCheckedChange={() => workbench.set({ isSplit: !isSplit })}
            >
              <DropdownMenu.ItemIndicator className="menu-check">✓</DropdownMenu.ItemIndicator>
              {t("stage.split")}
            </DropdownMenu.CheckboxItem>
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
    </div>
  );
}
