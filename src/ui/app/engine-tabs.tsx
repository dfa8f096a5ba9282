import { ChevronDown } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { hasMessage, t, translate } from "../messages/index.ts";
import { type Links, useLinks, type Workbench } from "../store/index.ts";

interface EngineTabsProps {
  /** One for each engine, in their order. */
  readonly workbenches: readonly Workbench[];
  /** The one on the page; none on pages of no engine. */
  readonly current: Workbench | undefined;
}

/**
 * A link to each engine, which keeps its program and its position. In narrow windows they are behind a button. The links
 * of engines that share the page stand in a navigation of their own.
 */
export function EngineTabs({ workbenches, current }: EngineTabsProps) {
  const [isOpen, open] = useState(false);
  const nav = useRef<HTMLElement>(null);
  const id = useId();
  useEffect(() => {
    if (!isOpen) return undefined;
    const close = (event: Event): void => {
      const isInside = event.target instanceof Node && nav.current?.contains(event.target) === true;
      if (event instanceof KeyboardEvent ? event.key === "Escape" : !isInside) open(false);
    };
    const kinds = ["keydown", "pointerdown", "focusin"] as const;
    for (const kind of kinds) document.addEventListener(kind, close);
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, close);
    };
  }, [isOpen]);
  const isSharing = ({ engine }: Workbench): boolean => engine.page.route === current?.engine.page.route;
  const sharing = workbenches.filter(isSharing);
  const tab = (workbench: Workbench) => (
    <EngineTab
      key={workbench.engine.id}
      workbench={workbench}
      isCurrent={workbench === current}
      onFollow={() => open(false)}
    />
  );
  return (
    <nav ref={nav} className="engine-tabs" aria-label={t("shell.analyses")}>
      <button
        type="button"
        className="menu-button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => open(!isOpen)}
      >
        {current === undefined ? t("shell.analyses") : shortName(current)}
        <ChevronDown size={15} aria-hidden="true" />
      </button>
      <div id={id} className={`engine-links${isOpen ? " is-open" : ""}`}>
        {workbenches.map((workbench) => {
          if (sharing.length < 2 || !isSharing(workbench)) return tab(workbench);
          if (workbench !== sharing[0]) return null;
          return (
            <nav key="sharing" className="engine-switch" aria-label={t("shell.engines")}>
              {sharing.map(tab)}
            </nav>
          );
        })}
      </div>
    </nav>
  );
}

interface EngineTabProps {
  readonly workbench: Workbench;
  readonly isCurrent: boolean;
  readonly onFollow: () => void;
}

function EngineTab({ workbench, isCurrent, onFollow }: EngineTabProps) {
  const links = useLinks();
  const hint = `${workbench.engine.id}.tab.hint`;
  const name = fullName(workbench);
  return (
    <a
      href={engineLink(links, workbench)}
      aria-label={name}
      title={hasMessage(hint) ? translate(hint) : name}
      aria-current={isCurrent ? "page" : undefined}
      onClick={(event) => {
        // The place that was left may have moved since the link was drawn.
        event.currentTarget.href = engineLink(links, workbench);
        onFollow();
      }}
    >
      {shortName(workbench)}
    </a>
  );
}

function shortName({ engine }: Workbench): string {
  return translate(`${engine.id}.tab.short`);
}

/** An engine that shares its page has a name besides that of the page. */
function fullName({ engine: { id } }: Workbench): string {
  const [page, tab] = [`${id}.page.name`, `${id}.tab.name`];
  if (!hasMessage(tab)) return translate(page);
  return hasMessage(page) ? t("shell.engineOnPage", { page: translate(page), tab: translate(tab) }) : translate(tab);
}

/** What an engine is called where the page is not: `Formulas`, or the name of the page that it has alone. */
export function ownName({ engine: { id } }: Workbench): string {
  const tab = `${id}.tab.name`;
  return translate(hasMessage(tab) ? tab : `${id}.page.name`);
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
