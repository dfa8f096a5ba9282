import { type CSSProperties, type ReactNode, useState } from "react";
import { tourLink } from "../../course/index.ts";
import { loadClassroomMessages, Marked, t } from "../../messages/index.ts";
import { Fetched, fetchedPart, LinkButton, Modal, SightingMark } from "../../parts/index.ts";
import { useServices, useSettings } from "../../store/index.ts";
import { allCommands, type CommandPlace, commandsAt } from "./commands.ts";
import { keyCap } from "./keys.ts";

const GuideDialog = fetchedPart(async () => (await import("../../guide/index.ts")).GuideDialog);

const PresentKeys = fetchedPart(async () => {
  const [{ PresentKeys }] = await Promise.all([import("../../present/keys/index.ts"), loadClassroomMessages()]);
  return PresentKeys;
});

interface HelpProps {
  readonly place: CommandPlace;
  readonly onClose: () => void;
}

/** What one can do here, with the keys of the command table. */
export function Help({ onClose, place }: HelpProps) {
  const { engines, settings } = useServices();
  const commands = place.engine === undefined ? allCommands(engines) : commandsAt(place);
  const [isReading, read] = useState(false);
  const singleKeys = useSettings((state) => state.singleKeys);
  if (isReading)
    return (
      <Fetched onFailure={() => read(false)}>
        <GuideDialog onClose={onClose} />
      </Fetched>
    );
  return (
    <Modal title={t("help.title")} isOpen onClose={onClose}>
      <p>
        {t("help.intro")} <a href={tourLink}>{t("help.tour")}</a>{" "}
        <LinkButton onClick={() => read(true)}>{t("help.guide")}</LinkButton>
      </p>
      <h3>{t("help.marks")}</h3>
      <ul className="legend">
        <Mark sample={<span className="sample is-now">▶</span>}>{t("help.now")}</Mark>
        <Mark sample={<span className="sample is-new">●</span>}>{t("help.new")}</Mark>
        <Mark sample={<span className="sample is-picked" style={{ blockSize: 18 } satisfies CSSProperties} />}>
          {t("help.picked")}
        </Mark>
        <Mark sample={<span className="sample is-taken" />}>{t("help.taken")}</Mark>
        <Mark sample={<SightingMark sighting="observed" isSilent />}>{t("help.observed")}</Mark>
        <Mark sample={<SightingMark sighting="unobserved" isSilent />}>{t("help.unobserved")}</Mark>
      </ul>
      <h3>{t("help.keys")}</h3>
      <dl className="keys">
        {commands
          .filter(({ keys }) => keys.length > 0)
          .map(({ id, title, keys }) => (
            <div key={id}>
              <dt>{title}</dt>
              <dd>
                {keys.map((key) => (
                  <kbd key={key}>{keyCap(key)}</kbd>
                ))}
              </dd>
            </div>
          ))}
      </dl>
      <Fetched fallback={null}>
        <PresentKeys />
      </Fetched>
      <label className="check">
        <input
          type="checkbox"
          checked={singleKeys}
          onChange={(event) => settings.setState({ singleKeys: event.target.checked })}
        />
        <span>
          <Marked text={t("help.singleKeys")} />
          <small>{t("help.singleKeysHint")}</small>
        </span>
      </label>
      <p className="form-hint">{t("help.editor")}</p>
    </Modal>
  );
}

function Mark({ sample, children }: { readonly sample: ReactNode; readonly children: ReactNode }) {
  return (
    <li>
      {sample} {children}
    </li>
  );
}
