import { Command } from "cmdk";
import { Dialog } from "radix-ui";
import { useState } from "react";
import { t } from "../../messages/index.ts";
import { useRunState, useWorkbench } from "../../store/index.ts";
import { MAX_SEARCHED } from "./search-run.ts";
import { StepItems } from "./step-items.tsx";
import { useFirstItem } from "./use-first-item.ts";
import { useSearch } from "./use-search.ts";

/** The facts and the steps of the run, found by their texts or numbers. Enter goes there. */
export function SearchDialog({ onClose }: { readonly onClose: () => void }) {
  const workbench = useWorkbench();
  const length = useRunState((state) => state.length);
  const [search, setSearch] = useState("");
  const { list, value, onValueChange } = useFirstItem();
  const found = useSearch(search);
  const { searched, isOver } = found;
  const status = !isOver
    ? t("palette.searching", { searched, length })
    : searched >= MAX_SEARCHED && searched < length
      ? t("palette.cut", { searched, length })
      : "";
  return (
    <Dialog.Root open onOpenChange={(open) => (open ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Overlay className="overlay" />
        <Dialog.Content className="palette" aria-describedby={undefined}>
          <Dialog.Title className="hidden-visually">{t("palette.search")}</Dialog.Title>
          <Command label={t("palette.search")} shouldFilter={false} value={value} onValueChange={onValueChange}>
            <Command.Input placeholder={t("palette.searchHint")} value={search} onValueChange={setSearch} />
            <Command.List ref={list} label={t("palette.search")}>
              <Command.Empty>
                {t(search.trim() === "" ? "palette.searchEmpty" : isOver ? "palette.none" : "palette.wait")}
              </Command.Empty>
              <StepItems
                search={search}
                found={found}
                onChoose={(act) => {
                  onClose();
                  act(workbench);
                }}
              />
            </Command.List>
            <p className="palette-status" role="status">
              {status}
            </p>
          </Command>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
