import { ChevronDown, SlidersHorizontal } from "lucide-react";
import { Popover } from "radix-ui";
import type { ReactNode } from "react";
import { t } from "../../messages/index.ts";

interface MoreOptionsProps {
  /** What they are set to: the values that say something. */
  readonly summary: readonly string[];
  readonly children: ReactNode;
}

/** The other options, behind a button that says what they are set to. */
export function MoreOptions({ summary, children }: MoreOptionsProps) {
  return (
    <Popover.Root>
      <Popover.Trigger
        className="options-summary"
        aria-label={t("options.more")}
        title={[t("options.more"), ...summary].join(" · ")}
      >
        <SlidersHorizontal size={15} aria-hidden="true" />
        {summary.length === 0 ? null : (
          <span className="options-values">
            {summary.map((each) => (
              <span key={each}>{each}</span>
            ))}
          </span>
        )}
        <ChevronDown className="options-open" size={14} aria-hidden="true" />
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
