import { Maximize2, Minimize2 } from "lucide-react";
import { lazy, Suspense, useId, useState } from "react";
import { t } from "../../messages/index.ts";
import { PanelSection } from "../../panels/index.ts";
import { TabList } from "../../parts/index.ts";
import { Waiting } from "../moment/index.ts";

/** The panel’s name among those that can have the room for themselves. */
export const INSTRUMENTED = "instrumented";

const InstrumentedText = lazy(async () => ({
  default: (await import("../../instrumented/index.ts")).InstrumentedText,
}));

interface InstrumentedSectionProps {
  /** Folded it is a heading only. */
  readonly isOpen: boolean;
  /** Undefined where it is always open. */
  readonly onOpen?: (isOpen: boolean) => void;
}

/** The program with what is relevant made symbolic, as a difference; beside it the blind way, which makes everything so. */
export function InstrumentedSection({ isOpen, onOpen }: InstrumentedSectionProps) {
  const [kind, choose] = useState("relevant");
  const id = useId();
  const label = t("region.instrumented");
  const title = isOpen ? t("graph-section.both") : t("graph-section.alone", { label });
  return (
    <PanelSection
      label={label}
      className="instrumented"
      actions={
        <>
          <TabList
            label={t("instrumented.which")}
            tabs={[
              { id: "relevant", text: t("instrumented.relevant") },
              { id: "blind", text: t("instrumented.blind") },
            ]}
            selected={isOpen ? kind : "none"}
            controls={id}
            onSelect={(next) => {
              choose(next);
              if (!isOpen) onOpen?.(true);
            }}
          />
          {onOpen === undefined ? null : (
            <button
              type="button"
              className="icon-button"
              aria-label={title}
              title={title}
              onClick={() => onOpen(!isOpen)}
            >
              {isOpen ? <Minimize2 size={15} aria-hidden="true" /> : <Maximize2 size={15} aria-hidden="true" />}
            </button>
          )}
        </>
      }
    >
      <div id={id} className="instrumented-body" role="tabpanel" aria-label={label} hidden={!isOpen}>
        {isOpen ? (
          <Suspense fallback={<Waiting />}>
            <InstrumentedText isBlind={kind === "blind"} />
          </Suspense>
        ) : null}
      </div>
    </PanelSection>
  );
}
