import { useEffect, useMemo, useState } from "react";
import { t } from "../../messages/index.ts";
import { Fetched, fetchedPart, notify } from "../../parts/index.ts";
import {
  type Answered,
  parseLink,
  ServicesContext,
  useRunState,
  useServices,
  useSettings,
  type Workbench,
} from "../../store/index.ts";
import { useTheme } from "../../theme/index.ts";
import { Coming, ShownPartsContext, type WalkPart, WorkbenchPage, walkParts } from "../../workbench/index.ts";
import { explainProblems, openComplete, placeOf, show } from "../address/index.ts";
import { Announcer } from "../announcer.tsx";
import { commandsOfWalk, useKeys } from "../commands/index.ts";
import { type LoadTranslation, useLanguage } from "../language/index.ts";
import { Host, hostWindow } from "./host.ts";
import { leaveFocusOutside } from "./outside-focus.ts";
import { readEmbedding, usualParts } from "./protocol/index.ts";
import "./embed.css";

const Notifications = fetchedPart(
  async () => (await import("../../parts/notifications/notifications.tsx")).Notifications,
);

interface EmbedAppProps {
  /** One for each engine, in their order. */
  readonly workbenches: readonly Workbench[];
  readonly loadTranslation: LoadTranslation;
}

/** The page in a frame of another one: the chosen parts of one walk, and nothing that belongs to the reader. */
export function EmbedApp({ workbenches, loadTranslation }: EmbedAppProps) {
  const services = useServices();
  const { engines, records, documents } = services;
  const home = services.workbench.engine;
  const theme = useTheme();
  const singleKeys = useSettings((state) => state.singleKeys);
  const [{ place, parts, origins }, open] = useState(() => ({
    place: { route: { kind: "arriving" }, engine: home } as ReturnType<typeof placeOf>,
    ...embeddingOf(location.hash),
  }));
  const { route, engine } = place;
  const workbench = workbenches.find((each) => each.engine === engine) ?? services.workbench;
  const language = useLanguage(loadTranslation, () => workbench.job.repeat());
  const isSpoken = language !== undefined;

  useEffect(leaveFocusOutside, []);
  useEffect(() => {
    if (!isSpoken) return undefined;
    let latest: ReturnType<typeof placeOf> | undefined;
    const read = (): void => {
      const link = parseLink(location.hash, engines);
      const next = placeOf(link, engines, home);
      const embedding = embeddingOf(location.hash);
      if (next.route.kind === "workbench") explainProblems(link, next.engine);
      for (const { name, found } of embedding.mistakes)
        notify({ kind: "warning", text: () => t("link.badValue", { name, found }), id: `${name}:${found}` });
      latest = next;
      const draw = (route = next.route): void => {
        const complete = { ...next, route };
        open({ place: complete, ...embedding });
        show(complete, workbenches);
      };
      openComplete(link, { engines, records, documents }, () => latest === next, draw);
    };
    read();
    window.addEventListener("hashchange", read);
    return () => window.removeEventListener("hashchange", read);
  }, [engines, home, workbenches, records, documents, isSpoken]);

  const host = useMemo(() => new Host(hostWindow(), origins, workbench), [origins, workbench]);
  const isWalk = route.kind === "workbench";
  useEffect(() => (isWalk ? host.start() : undefined), [host, isWalk]);
  const shared = useMemo(
    () => ({ ...services, workbench, answered: (answer: Answered) => host.tellAnswer(answer) }),
    [services, workbench, host],
  );
  const here = { engine, isStepping: isWalk, isEmbedded: true };
  useKeys({ context: commandsOfWalk(workbench), place: here, singleKeys, isInDialog: false });
  return (
    <ServicesContext value={shared}>
      <div className="app is-embedded">
        {isWalk ? (
          <ShownPartsContext value={parts}>
            <EmbeddedWalk key={`${engine.id} ${language}`} />
          </ShownPartsContext>
        ) : null}
        {route.kind === "arriving" || isWalk ? null : (
          <main className="fault" role="alert">
            <h1>{t("link.refused")}</h1>
            {route.kind === "refused" ? (
              route.reasons.map((reason) => <p key={reason()}>{reason()}</p>)
            ) : (
              <p>{t("embed.noWalk")}</p>
            )}
          </main>
        )}
        <Fetched onFailure={nothing}>
          <Notifications
            theme={theme === "dark" ? "dark" : "light"}
            label={t("shell.notifications")}
            closeLabel={t("shell.close")}
          />
        </Fetched>
      </div>
    </ServicesContext>
  );
}

function EmbeddedWalk() {
  const board = useRunState((state) => state.board);
  if (board === undefined) return <Coming />;
  return (
    <>
      <WorkbenchPage board={board} />
      <Announcer />
    </>
  );
}

const nothing = (): void => undefined;

function embeddingOf(hash: string) {
  const { show: named, origins, unreadable } = readEmbedding(hash, location.origin);
  const known = (name: string): name is WalkPart => walkParts.some((part) => part === name);
  const chosen = named.filter(known);
  const mistakes = [
    ...named.filter((name) => !known(name)).map((found) => ({ name: "show", found })),
    ...unreadable.map((found) => ({ name: "origins", found })),
  ];
  return { parts: chosen.length === 0 ? usualParts : chosen, origins, mistakes };
}
