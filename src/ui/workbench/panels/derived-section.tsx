import { useId, useState } from "react";
import type { DerivedProgram } from "../../../engine-kit/index.ts";
import { translate, withAsked } from "../../messages/index.ts";
import { PanelSection } from "../../panels/index.ts";
import { Fetched, fetchedPart, TabList } from "../../parts/index.ts";
import { Waiting } from "../moment/index.ts";

const DerivedText = fetchedPart(async () => (await withAsked(import("../../derived/index.ts"))).DerivedText);

/** The program that is made from the result, as a difference, in one of several ways. */
export function DerivedSection({ derived }: { readonly derived: DerivedProgram }) {
  const [kind, choose] = useState(derived.kinds[0] ?? "");
  const id = useId();
  const label = translate(`${derived.id}.region`);
  return (
    <PanelSection
      label={label}
      className="derived"
      actions={
        <TabList
          label={translate(`${derived.id}.which`)}
          tabs={derived.kinds.map((each) => ({ id: each, text: translate(`${derived.id}.${each}`) }))}
          selected={kind}
          controls={id}
          onSelect={choose}
        />
      }
    >
      <div id={id} className="derived-body" role="tabpanel" aria-label={label}>
        <Fetched fallback={<Waiting />}>
          <DerivedText derived={derived} kind={kind} />
        </Fetched>
      </div>
    </PanelSection>
  );
}
