import { FileDown } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import { useState } from "react";
import { savedResults } from "../../../../engine-kit/index.ts";
import type { Board } from "../../../../trace/index.ts";
import type { FilmSource } from "../../../film/index.ts";
import { t, translate, withAsked } from "../../../messages/index.ts";
import { Fetched, fetchedPart, notify } from "../../../parts/index.ts";
import { saveResult, useCapability, useRunState, useWorkbench } from "../../../store/index.ts";
import type { CommandContext } from "../command.ts";

// With the drawings of the stage; on the first page nothing is drawn.
const MenuItems = fetchedPart(async () => (await withAsked(import("./menu-items.tsx"))).MenuItems);
const FilmDialog = fetchedPart(async () => (await import("../../../film/index.ts")).FilmDialog);

interface FileMenuProps {
  readonly board: Board | undefined;
  readonly onFiles: CommandContext["files"];
}

/** Opens and saves files; saves what the stage shows, and what the run found in the ways that the engine offers. */
export function FileMenu({ board, onFiles }: FileMenuProps) {
  const workbench = useWorkbench();
  const saved = useCapability(savedResults) ?? [];
  const [isOpen, setOpen] = useState(false);
  const [film, setFilm] = useState<FilmSource>();
  const isOver = useRunState((state) => state.status !== "running" && state.result !== undefined);
  if (board === undefined) return null;
  if (film !== undefined)
    return (
      <Fetched onFailure={() => setFilm(undefined)}>
        <FilmDialog source={film} onClose={() => setFilm(undefined)} />
      </Fetched>
    );
  return (
    <DropdownMenu.Root modal={false} open={isOpen} onOpenChange={setOpen}>
      <DropdownMenu.Trigger className="text-button" aria-label={t("shell.fileHint")} title={t("shell.fileHint")}>
        <FileDown size={16} aria-hidden="true" />
        <span>{t("shell.file")}</span>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className="menu" align="end" sideOffset={6}>
          {/* Told in a notification: the keys of a menu reach nothing but its items. An empty menu is closed. */}
          <Fetched onFailure={() => setOpen(saved.length > 0 && isOver)}>
            <MenuItems board={board} isOver={isOver} onFilm={setFilm} onFiles={onFiles} />
          </Fetched>
          {saved.length === 0 || !isOver ? null : <DropdownMenu.Separator className="menu-line" />}
          {(isOver ? saved : []).map((each) => (
            <DropdownMenu.Item
              key={each.id}
              className="menu-item"
              onSelect={async () => {
                const name = await saveResult(workbench, each);
                notify({ text: () => (name === undefined ? translate(`${each.id}.none`) : t("saved.done", { name })) });
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
