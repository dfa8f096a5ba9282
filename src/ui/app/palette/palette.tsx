import { Command } from "cmdk";
import { Dialog } from "radix-ui";
import { useMemo, useState } from "react";
import { translated } from "../../../kernel/index.ts";
import { courseOf, lectureLink, lessonNumbers } from "../../course/index.ts";
import { t } from "../../messages/index.ts";
import { themeChoices, useLinks, useServices, type Workbench } from "../../store/index.ts";
import { type CommandContext, type CommandPlace, commandsAt, keyCap } from "../commands/index.ts";
import { engineLink, ownName } from "../engine-tabs.tsx";
import { OptionItems } from "./option-items.tsx";
import { StepItems } from "./step-items.tsx";
import { useSearch } from "./use-search.ts";

interface PaletteProps {
  readonly onClose: () => void;
  readonly context: CommandContext;
  readonly place: CommandPlace;
  /** One for each engine, in their order. */
  readonly workbenches: readonly Workbench[];
}

/** Everything one can do, and every lesson, page, option and fact, by its name. */
export function Palette({ onClose, context, place, workbenches }: PaletteProps) {
  const { workbench } = context;
  const { engines, settings } = useServices();
  const links = useLinks();
  const [search, setSearch] = useState("");
  const found = useSearch(search);
  const numbers = useMemo(() => lessonNumbers(engines), [engines]);
  const lectures = useMemo(
    () =>
      courseOf(engines).flatMap((section) => {
        const link = lectureLink(section);
        return link === undefined ? [] : [{ title: section.title, link }];
      }),
    [engines],
  );
  const others = workbenches.filter(({ engine }) => engine !== place.engine);
  // Those of this page first.
  const lessons = [...(place.engine?.lessons ?? []), ...others.flatMap(({ engine }) => engine.lessons)];
  const choose = (action: () => void) => () => {
    onClose();
    action();
  };
  const go = (link: string) => choose(() => location.assign(link));
  return (
    <Dialog.Root open onOpenChange={(open) => (open ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Overlay className="overlay" />
        <Dialog.Content className="palette" aria-describedby={undefined}>
          <Dialog.Title className="hidden-visually">{t("palette.label")}</Dialog.Title>
          <Command label={t("palette.label")}>
            <Command.Input placeholder={t("palette.placeholder")} value={search} onValueChange={setSearch} />
            <Command.List label={t("palette.label")}>
              <Command.Empty>{t("palette.none")}</Command.Empty>
              <Command.Group heading={t("palette.steps")}>
                {commandsAt(place)
                  .filter(({ id }) => id !== "palette")
                  .map((command) => (
                    <Command.Item key={command.id} value={command.title} onSelect={choose(() => command.run(context))}>
                      {command.title}
                      {command.keys.slice(0, 1).map((key) => (
                        <kbd key={key}>{keyCap(key)}</kbd>
                      ))}
                    </Command.Item>
                  ))}
              </Command.Group>
              {/* Groups stay in this order, whatever is typed: the shortest lists first. */}
              <Command.Group heading={t("palette.pages")}>
                {others.map((other) => (
                  <Command.Item
                    key={other.engine.id}
                    value={ownName(other)}
                    onSelect={choose(() => location.assign(engineLink(links, other)))}
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
              {place.engine === undefined ? null : (
                <OptionItems
                  engine={place.engine}
                  onChoose={(options) => choose(() => workbench.setOptions(options))()}
                />
              )}
              <Command.Group heading={t("palette.examples")}>
                {lessons.map((lesson) => (
                  <Command.Item
                    key={lesson.id}
                    value={`${translated(lesson.title)} ${lesson.title} ${lesson.source} ${lesson.id}`}
                    keywords={numberWords(numbers.get(lesson.id))}
                    onSelect={go(links.ofLesson(lesson))}
                  >
                    {t("palette.example", { title: translated(lesson.title) })}
                    <small>
                      {numbers.get(lesson.id)} {translated(lesson.source)}
                    </small>
                  </Command.Item>
                ))}
              </Command.Group>
              {place.engine === undefined ? null : (
                <StepItems search={search} found={found} onChoose={(act) => choose(() => act(workbench))()} />
              )}
              <Command.Group heading={t("shell.theme")}>
                {themeChoices.map((theme) => {
                  const title = t("palette.use", { name: t(`shell.theme.${theme}`) });
                  return (
                    <Command.Item
                      key={theme}
                      value={`${title} ${t("shell.theme")}`}
                      onSelect={choose(() => settings.setState({ theme }))}
                    >
                      {title}
                      <small>{t("shell.theme")}</small>
                    </Command.Item>
                  );
                })}
              </Command.Group>
            </Command.List>
          </Command>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** `II·3` is typed `II.3`, too. */
function numberWords(number: string | undefined): string[] {
  return number?.includes("·") === true ? [number, number.replace("·", "."), number.replace("·", " ")] : [];
}
