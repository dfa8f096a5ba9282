import { Command } from "cmdk";
import { useMemo } from "react";
import { courseOf, lectureLink } from "../../course/index.ts";
import { t } from "../../messages/index.ts";
import { useLinks, useServices, type Workbench } from "../../store/index.ts";
import { engineLink, ownName } from "../engine-tabs.tsx";

interface PageItemsProps {
  /** The engines that are not on the page. */
  readonly others: readonly Workbench[];
  /** Acts once the palette is closed. */
  readonly onChoose: (action: () => void) => void;
}

/** The other pages, and the lectures. */
export function PageItems({ others, onChoose }: PageItemsProps) {
  const { engines } = useServices();
  const links = useLinks();
  const lectures = useMemo(
    () =>
      courseOf(engines).flatMap((section) => {
        const link = lectureLink(section);
        return link === undefined ? [] : [{ title: section.title, link }];
      }),
    [engines],
  );
  const go = (link: string) => () => onChoose(() => location.assign(link));
  return (
    <Command.Group heading={t("palette.pages")}>
      {others.map((other) => (
        <Command.Item
          key={other.engine.id}
          value={ownName(other)}
          onSelect={() => onChoose(() => location.assign(engineLink(links, other)))}
        >
          {ownName(other)}
        </Command.Item>
      ))}
      <Command.Item value={t("shell.gallery")} onSelect={go("#/")}>
        {t("shell.gallery")}
      </Command.Item>
      <Command.Item value={t("shell.compare")} onSelect={go("#/compare")}>
        {t("shell.compare")}
      </Command.Item>
      {lectures.map(({ title, link }) => (
        <Command.Item key={link} value={t("gallery.playNamed", { title })} onSelect={go(link)}>
          {t("gallery.playNamed", { title })}
        </Command.Item>
      ))}
    </Command.Group>
  );
}
