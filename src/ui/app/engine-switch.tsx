import { type MessageId, t } from "../messages/index.ts";
import { formatLink, pageOf, type Workbench } from "../store/index.ts";

interface EngineSwitchProps {
  /** The workbenches that share the page. */
  readonly engines: readonly Workbench[];
  readonly current: Workbench;
}

const texts: Readonly<Record<string, { readonly name: MessageId; readonly hint: MessageId }>> = {
  separation: { name: "shell.engine.separation", hint: "shell.engine.separationHint" },
  symbolic: { name: "shell.engine.symbolic", hint: "shell.engine.symbolicHint" },
};

/** Goes between the engines of a page; each keeps its program and its position. Nothing where there is only one. */
export function EngineSwitch({ engines, current }: EngineSwitchProps) {
  if (engines.length < 2) return null;
  return (
    <nav className="engine-switch" aria-label={t("shell.engines")}>
      {[...engines]
        .sort((a, b) => a.engine.localeCompare(b.engine))
        .map((workbench) => {
          const text = texts[workbench.engine];
          return text === undefined ? null : (
            <a
              key={workbench.engine}
              href={engineLink(workbench)}
              title={t(text.hint)}
              aria-current={workbench === current ? "page" : undefined}
              onClick={(event) => {
                // The place that was left may have moved since the link was drawn.
                event.currentTarget.href = engineLink(workbench);
              }}
            >
              {t(text.name)}
            </a>
          );
        })}
    </nav>
  );
}

/** Where its reader left it, or its first lesson. */
export function engineLink(workbench: Workbench): string {
  const { documentKey } = workbench.state;
  const [first] = workbench.examples;
  const link =
    documentKey === "" ? { ...(first === undefined ? {} : { example: first.id }), options: {} } : workbench.link();
  return formatLink({ kind: pageOf(workbench.engine), link });
}

/** The engines that share a page with their names; one that has a page to itself has none. */
export function engineNames(
  engines: readonly Workbench[],
): readonly { readonly name: MessageId; readonly workbench: Workbench }[] {
  return engines.flatMap((workbench) => {
    const text = texts[workbench.engine];
    return text === undefined ? [] : [{ name: text.name, workbench }];
  });
}
