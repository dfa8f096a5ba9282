import { Command } from "cmdk";
import { useDeferredValue, useMemo } from "react";
import { t } from "../../messages/index.ts";
import { useRunState, type Workbench } from "../../store/index.ts";
import { findFacts } from "./facts.ts";

interface FactItemsProps {
  readonly search: string;
  readonly onChoose: (act: (workbench: Workbench) => void) => void;
}

/** The facts of the present recording that the search finds: to the step that made it, and why. */
export function FactItems({ search, onChoose }: FactItemsProps) {
  const session = useRunState((state) => state.session);
  const version = useRunState((state) => state.version);
  const wanted = useDeferredValue(search);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a longer recording may know more
  const found = useMemo(
    () => (session === undefined ? undefined : findFacts(session, wanted)),
    [session, version, wanted],
  );
  if (found === undefined || found.count === 0) return null;
  const { shown, count, isWhole } = found;
  const part = { shown: shown.length, count };
  const heading = isWhole
    ? t(shown.length < count ? "palette.factsOf" : "palette.facts", part)
    : t("palette.factsMore", part);
  return (
    <Command.Group heading={heading}>
      {shown.map(({ fact, text }) => (
        <Command.Item
          key={fact}
          value={`${text} ${fact}`}
          keywords={[search]}
          onSelect={() =>
            onChoose((workbench) => {
              workbench.pause();
              workbench.jump(fact + 1);
              workbench.selectFact(fact);
            })
          }
        >
          <code>{text}</code>
          <small>{t("why.step", { step: fact + 1 })}</small>
        </Command.Item>
      ))}
    </Command.Group>
  );
}
