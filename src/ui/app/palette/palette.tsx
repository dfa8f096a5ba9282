import { Command } from "cmdk";
import { Dialog } from "radix-ui";
import type { EngineManifest } from "../../../engines/index.ts";
import { choicesOf, chosenValue, type GivenOptions, optionNamed } from "../../../options/index.ts";
import { labelText, t, translate } from "../../messages/index.ts";
import { useLinks, type Workbench } from "../../store/index.ts";
import { type CommandContext, type CommandPlace, commandsAt, keyCap } from "../commands/index.ts";
import { engineLink } from "../engine-tabs.tsx";

interface PaletteProps {
  readonly onClose: () => void;
  readonly context: CommandContext;
  readonly place: CommandPlace;
  /** The workbenches that share the page with the one that is shown. */
  readonly others: readonly Workbench[];
}

/** Everything one can do, by its name. */
export function Palette({ onClose, context, place, others }: PaletteProps) {
  const { workbench } = context;
  const links = useLinks();
  const lessons = [workbench, ...others].flatMap(({ engine }) => engine.lessons);
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
            <Command.Input placeholder={t("palette.placeholder")} />
            <Command.List label={t("palette.label")}>
              <Command.Empty>{t("palette.none")}</Command.Empty>
              {place.engine === undefined ? null : (
                <>
                  <Command.Group heading={t("palette.steps")}>
                    {commandsAt(place)
                      .filter(({ id }) => id !== "palette")
                      .map((command) => (
                        <Command.Item
                          key={command.id}
                          value={command.title}
                          onSelect={choose(() => command.run(context))}
                        >
                          {command.title}
                          {command.keys.slice(0, 1).map((key) => (
                            <kbd key={key}>{keyCap(key)}</kbd>
                          ))}
                        </Command.Item>
                      ))}
                  </Command.Group>
                  <OptionChoices
                    engine={place.engine}
                    onChoose={(options) => choose(() => workbench.setOptions(options))()}
                  />
                </>
              )}
              <Command.Group heading={t("palette.examples")}>
                {lessons.map((lesson) => (
                  <Command.Item
                    key={lesson.id}
                    value={`${lesson.title} ${lesson.source}`}
                    onSelect={go(links.ofLesson(lesson))}
                  >
                    {t("palette.example", { title: lesson.title })}
                    <small>{lesson.source}</small>
                  </Command.Item>
                ))}
              </Command.Group>
              <Command.Group heading={t("palette.pages")}>
                {others.map((other) => (
                  <Command.Item
                    key={other.engine.id}
                    value={translate(`${other.engine.id}.tab.name`)}
                    onSelect={choose(() => location.assign(engineLink(links, other)))}
                  >
                    {translate(`${other.engine.id}.tab.name`)}
                  </Command.Item>
                ))}
                <Command.Item value={t("shell.gallery")} onSelect={go("#/")}>
                  {t("shell.gallery")}
                </Command.Item>
                {place.engine === undefined ? (
                  <Command.Item value={t("command.help")} onSelect={choose(context.openHelp)}>
                    {t("command.help")}
                  </Command.Item>
                ) : null}
              </Command.Group>
            </Command.List>
          </Command>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

interface OptionChoicesProps {
  readonly engine: EngineManifest;
  readonly onChoose: (options: GivenOptions) => void;
}

/** The values of the options that the page is about. */
function OptionChoices({ engine: { options: schema, page }, onChoose }: OptionChoicesProps) {
  return page.palette.map((name) => {
    const named = optionNamed(schema, name);
    const control = named?.option.control;
    if (named === undefined || control?.kind !== "choice") return null;
    const choices = choicesOf(named, control, schema.words, { options: page.start, files: [], errors: [] });
    return (
      <Command.Group key={name} heading={translate(`${named.id}.name`)}>
        {choices.map(({ value, label }) => {
          const title = t("palette.use", { name: labelText(label) });
          return (
            <Command.Item key={value} value={title} onSelect={() => onChoose({ [name]: chosenValue(named, value) })}>
              {title}
            </Command.Item>
          );
        })}
      </Command.Group>
    );
  });
}
