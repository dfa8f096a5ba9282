import { useCallback } from "react";
import type { WhatIfAnswer } from "../../engine-kit/index.ts";
import { t } from "../messages/index.ts";
import { SmallButton, useAnswer } from "../parts/index.ts";
import { useWorkbench, useWorkbenchState } from "../store/index.ts";
import { ShownName } from "../tokens/index.ts";
import "./what-if.css";

/** The most lost facts that are listed. */
const MAX_LISTED = 12;

interface WhatIfProps {
  readonly command: string;
  /** The option that lists what is left out. */
  readonly option: string;
}

/** Says that the algorithm is not whole, what it loses, and which of that the program shows. */
export function WhatIf({ command, option }: WhatIfProps) {
  const workbench = useWorkbench();
  const options = useWorkbenchState((state) => state.options);
  const question = useCallback(() => workbench.job.ask(command, options), [workbench, command, options]);
  const reply = useAnswer(question);
  return (
    <div className="what-if">
      <strong>{t("whatIf.notice")}</strong>{" "}
      {reply === undefined ? t("whatIf.asking") : reply.ok ? <Loss answer={reply.value as WhatIfAnswer} /> : null}{" "}
      {reply?.ok === true && reply.isPartial ? t("whatIf.partial") : null}{" "}
      <SmallButton onClick={() => workbench.options.set({ [option]: undefined })}>{t("whatIf.putAllBack")}</SmallButton>
    </div>
  );
}

function Loss({ answer: { lost, wrong, extra, contradicted = [], steps } }: { readonly answer: WhatIfAnswer }) {
  const shown = new Set(wrong);
  // Those that are wrong first.
  const listed = [...wrong, ...lost.filter((fact) => !shown.has(fact))].slice(0, MAX_LISTED);
  const parts = [
    t("whatIf.lost", { lost: lost.length, wrong: wrong.length }),
    ...(extra.length === 0 ? [] : [t("whatIf.extra", { extra: extra.length })]),
    ...(contradicted.length === 0 ? [] : [t("whatIf.contradicted", { contradicted: contradicted.length })]),
    t("whatIf.steps", steps),
  ];
  return (
    <>
      {parts.join("; ")}.
      {contradicted.length === 0 ? null : (
        <ul>
          {contradicted.slice(0, MAX_LISTED).map((fact) => (
            <li key={fact}>
              <ShownName text={fact} /> <em>{t("whatIf.wrong")}</em>
            </li>
          ))}
        </ul>
      )}
      {listed.length === 0 ? null : (
        <details>
          <summary>{t("whatIf.facts")}</summary>
          <ul>
            {listed.map((fact) => (
              <li key={fact}>
                <ShownName text={fact} /> {shown.has(fact) ? <em>{t("whatIf.shown")}</em> : null}
              </li>
            ))}
            {lost.length > listed.length ? <li>…</li> : null}
          </ul>
        </details>
      )}
    </>
  );
}
