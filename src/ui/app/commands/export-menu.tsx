import { Download } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import { useState } from "react";
import type { Board } from "../../../trace/index.ts";
import type { FilmSource } from "../../film/index.ts";
import { t, translate } from "../../messages/index.ts";
import { Fetched, fetchedPart, notify } from "../../parts/index.ts";
import { saveResult, useFeatures, useRunState, useWorkbench } from "../../store/index.ts";

// With the drawings of the stage; on the first page nothing is drawn.
const FigureItems = fetchedPart(async () => (await import("./figure-items.tsx")).FigureItems);
const FilmDialog = fetchedPart(async () => (await import("../../film/index.ts")).FilmDialog);

/** Saves what the stage shows, and what the run found in the ways that the engine offers. */
export function ExportMenu({ board }: { readonly board: Board | undefined }) {
  const workbench = useWorkbench();
  const { saved = [] } = useFeatures();
  const [isOpen, setOpen] = useState(false);
  const [film, setFilm] = useState<FilmSource>();
  const isOver = useRunState((state) => state.status !== "running" && state.result !== undefined);
  if (board === undefined || !isOver) return null;
  if (film !== undefined)
    return (
      <Fetched onFailure={() => setFilm(undefined)}>
        <FilmDialog source={film} onClose={() => setFilm(undefined)} />
      </Fetched>
    );
  return (
    <DropdownMenu.Root modal={false} open={isOpen} onOpenChange={setOpen}>
      <DropdownMenu.Trigger className="text-button" aria-label={t("shell.export")} title={t("shell.exportHint")}>
        <Download size={16} aria-hidden="true" />
        <span>{t("shell.export")}</span>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className="menu" align="end" sideOffset={6}>
          {/* Told in a notification: the keys of a menu reach nothing but its items. An empty menu is closed. */}
          <Fetched onFailure={() => setOpen(saved.length > 0)}>
            <FigureItems board={board} onFilm={setFilm} />
          </Fetched>
          {saved.length === 0 ? null : <DropdownMenu.Separator className="menu-line" />}
          {saved.map((each) => (
            <DropdownMenu.Item
              key={each.id}
              className="menu-item"
              onSelect={async () => {
                const name = await saveResult(workbench, each);
                notify({ text: name === undefined ? translate(`${each.id}.none`) : t("saved.done", { name }) });
              }}
            >
              {translate(`${each.id}.command`)}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
