import { lazy, Suspense, useId, useState } from "react";
import type { DerivedProgram } from "../../../engines/index.ts";
import { translate } from "../../messages/index.ts";
import { PanelSection } from "../../panels/index.ts";
import { TabList } from "../../parts/index.ts";
import { Waiting } from "../moment/index.ts";
import { MaximizeButton } from "./maximize-button.tsx";

const DerivedText = lazy(async () => ({ default: (await import("../../derived/index.ts")).DerivedText }));

interface DerivedSectionProps {
  readonly derived: DerivedProgram;
  /** Folded it is a heading only. */
  readonly isOpen: boolean;
  /** Undefined where it is always open. */
  readonly onOpen?: (isOpen: boolean) => void;
}

/** The program that is made from the result, as a difference, in one of several ways. */
export function DerivedSection({ derived, isOpen, onOpen }: DerivedSectionProps) {
  const [kind, choose] = useState(derived.kinds[0] ?? "");
  const id = useId();
  const label = translate(`${derived.id}.region`);
  return (
    <PanelSection
      label={label}
      className="derived"
      actions={
        <>
          <TabList
            label={translate(`${derived.id}.which`)}
            tabs={derived.kinds.map((each) => ({ id: each, text: translate(`${derived.id}.${each}`) }))}
            selected={isOpen ? kind : "none"}
            controls={id}
            onSelect={(next) => {
              choose(next);
              if (!isOpen) onOpen?.(true);
            }}
          />
          {onOpen === undefined ? null : (
            <MaximizeButton label={label} isMaximized={isOpen} onChange={(next) => onOpen(next)} />
          )}
        </>
      }
    >
      <div id={id} className="derived-body" role="tabpanel" aria-label={label} hidden={!isOpen}>
        {isOpen ? (
          <Suspense fallback={<Waiting />}>
            <DerivedText derived={derived} kind={kind} />
          </Suspense>
        ) : null}
      </div>
    </PanelSection>
  );
}
