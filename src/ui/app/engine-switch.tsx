import { t, translate } from "../messages/index.ts";
import { type Links, useLinks, type Workbench } from "../store/index.ts";

interface EngineSwitchProps {
  /** The workbenches that share the page, in the order of their engines. */
  readonly sharing: readonly Workbench[];
  readonly current: Workbench;
}

/** Goes between the engines of a page; each keeps its program and its position. Nothing where there is only one. */
export function EngineSwitch({ sharing, current }: EngineSwitchProps) {
  const links = useLinks();
  if (sharing.length < 2) return null;
  return (
    <nav className="engine-switch" aria-label={t("shell.engines")}>
      {sharing.map((workbench) => (
        <a
          key={workbench.engine.id}
          href={engineLink(links, workbench)}
          title={translate(`${workbench.engine.id}.tab.hint`)}
          aria-current={workbench === current ? "page" : undefined}
          onClick={(event) => {
            // The place that was left may have moved since the link was drawn.
            event.currentTarget.href = engineLink(links, workbench);
          }}
        >
          {translate(`${workbench.engine.id}.tab.name`)}
        </a>
      ))}
    </nav>
  );
}

/** Where its reader left it, or its first lesson. */
export function engineLink(links: Links, workbench: Workbench): string {
  const { engine, state } = workbench;
  const [first] = engine.lessons;
  const link =
    state.documentKey === ""
      ? { ...(first === undefined ? {} : { example: first.id }), options: {} }
      : workbench.link();
  return links.of({ kind: "workbench", page: engine.page.route, link });
}
