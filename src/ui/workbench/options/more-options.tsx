import { SlidersHorizontal } from "lucide-react";
import { Popover } from "radix-ui";
import type { ReactNode } from "react";
import { t } from "../../messages/index.ts";

/** The options that seldom matter, behind a button. */
export function MoreOptions({ children }: { readonly children: ReactNode }) {
  return (
    <Popover.Root>
      <Popover.Trigger className="icon-button has-line" aria-label={t("options.more")} title={t("options.more")}>
        <SlidersHorizontal size={16} aria-hidden="true" />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          className="popover form"
          role="dialog"
          aria-label={t("options.more")}
          sideOffset={6}
          align="end"
        >
          {children}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
