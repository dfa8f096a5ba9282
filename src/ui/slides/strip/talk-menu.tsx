import { ChevronUp } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import { t } from "../../messages/index.ts";
import type { TalkFiles } from "./use-talk-files.ts";

interface TalkMenuProps {
  readonly files: TalkFiles;
  readonly isEmpty: boolean;
}

/** What a lecture becomes besides a talk. */
export function TalkMenu({ files, isEmpty }: TalkMenuProps) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger className="button small">
        {t("slides.more")} <ChevronUp size={14} aria-hidden="true" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className="menu" align="end" side="top" sideOffset={6}>
          {(["save", "link", "print", "reveal"] as const).map((way) => (
            <DropdownMenu.Item key={way} className="menu-item" disabled={isEmpty} onSelect={() => void files[way]()}>
              {t(`slides.${way}`)}
            </DropdownMenu.Item>
          ))}
          <DropdownMenu.Separator className="menu-line" />
          <DropdownMenu.Item className="menu-item" onSelect={() => files.remove()}>
            {t("slides.removeLecture")}
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
