import { useCallback, useState } from "react";
import { type BlamedMethod, type BlameMethodsAnswer, blame } from "../../engine-kit/index.ts";
import { describe } from "../../kernel/index.ts";
import { t } from "../messages/index.ts";
import { LinkButton, SmallButton, useAnswer } from "../parts/index.ts";
import { useCapability, useWorkbench, useWorkbenchState } from "../store/index.ts";
import { TokenText } from "../tokens/index.ts";

/** How many facts of a method are written out. */
const WRITTEN = 6;

/** On demand: how many spurious facts of the run each method causes. */
export function PerMethod() {
  const options = useWorkbenchState((state) => state.options);
  const methods = useCapability(blame)?.methods;
  const [isAsked, ask] = useState(false);
  if (methods?.isFor(options) !== true) return null;
  if (isAsked) return <Methods command={methods.command} />;
  return <LinkButton onClick={() => ask(true)}>{t("blame.perMethod")}</LinkButton>;
}

function Methods({ command }: { readonly command: string }) {
  const workbench = useWorkbench();
  const options = useWorkbenchState((state) => state.options);
  const question = useCallback(() => workbench.job.ask(command, options), [workbench, command, options]);
  const reply = useAnswer(question);
  if (reply === undefined) return <p>{t("whyNot.asking")}</p>;
  if (!reply.ok) return <p>{reply.errors.map(describe).join(" ")}</p>;
  const { spurious, methods, partial } = reply.value as BlameMethodsAnswer;
  return (
    <>
      <p>{t("blame.spurious", { spurious })}</p>
      <ul className="absence" aria-label={t("blame.perMethod")}>
        {methods.map((each) => (
          <Method key={each.method} {...each} />
        ))}
      </ul>
      {methods.length === 0 && spurious > 0 ? <p>{t("blame.noMethod")}</p> : null}
      {partial ? <p>{t("blame.notAll")}</p> : null}
    </>
  );
}

function Method({ method, options, facts }: BlamedMethod) {
  const workbench = useWorkbench();
  const context = String(options["context"]);
  return (
    <li>
      {t("blame.gone", { count: facts.length, method, context })}{" "}
      <SmallButton onClick={() => workbench.options.set(options)}>{t("blame.apply")}</SmallButton>
      <ul>
        {facts.slice(0, WRITTEN).map((fact) => (
          <li key={fact}>
            <TokenText text={fact} />
          </li>
        ))}
        {facts.length > WRITTEN ? <li>{t("blame.more", { count: facts.length - WRITTEN })}</li> : null}
      </ul>
    </li>
  );
}
