import { FileDown } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import type { Board } from "../../../trace/index.ts";
import { t, withAsked } from "../../messages/index.ts";
import { Fetched, fetchedPart } from "../../parts/index.ts";
import type { FilesItemsProps } from "./files-items.tsx";

const FilesItems = fetchedPart(async () => (await withAsked(import("./files-items.tsx"))).FilesItems);

interface FilesMenuProps extends Omit<FilesItemsProps, "board"> {
  /** Undefined until it is here. */
  readonly board: Board | undefined;
}

/** The ways in which the comparison can be saved: as one figure, and as one table. */
export function FilesMenu({ board, ...props }: FilesMenuProps) {
  if (board === undefined) return null;
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger className="text-button" aria-label={t("shell.fileHint")} title={t("shell.fileHint")}>
        <FileDown size={16} aria-hidden="true" />
        <span>{t("shell.file")}</span>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className="menu" align="end" sideOffset={6}>
          <Fetched>
            <FilesItems {...props} board={board} />
          </Fetched>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
