import { Command } from "cmdk";
import { Dialog } from "radix-ui";
import { t } from "../messages/index.ts";
import { contextChoices, selectorName } from "../store/index.ts";
import { type CommandContext, commands, keyCap, worksOn } from "./commands.ts";
import { lessonLink } from "./header.tsx";

interface PaletteProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly context: CommandContext;
  /** The commands of the step bar make sense here. */
  readonly isStepping: boolean;
}

/** Everything one can do, by its name. */
export function Palette({ isOpen, onClose, context, isStepping }: PaletteProps) {
  const { workbench } = context;
  const choose = (action: () => void) => () => {
    onClose();
    action();
  };
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => (open ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Overlay className="overlay" />
        <Dialog.Content className="palette" aria-describedby={undefined}>
          <Dialog.Title className="hidden-visually">{t("palette.label")}</Dialog.Title>
          <Command label={t("palette.label")}>
            <Command.Input placeholder={t("palette.placeholder")} />
            <Command.List label={t("palette.label")}>
              <Command.Empty>{t("palette.none")}</Command.Empty>
              {isStepping ? (
                <Command.Group heading={t("palette.steps")}>
                  {commands
                    .filter((command) => command.id !== "palette" && worksOn(command, context.page))
                    .map((command) => (
                      <Command.Item
                        key={command.id}
                        value={t(command.title)}
                        onSelect={choose(() => command.run(context))}
                      >
                        {t(command.title)}
                        <kbd>{keyCap(command.keys[0] ?? "")}</kbd>
                      </Command.Item>
                    ))}
                </Command.Group>
              ) : null}
              {isStepping && (context.page === "pointer" || context.page === "relevancy") ? (
                <Command.Group heading={t("palette.context")}>
                  {contextChoices.map((name) => (
                    <Command.Item
                      key={name}
                      value={t("palette.use", { name: selectorName(name) })}
                      onSelect={choose(() => workbench.setOptions({ context: name }))}
                    >
                      {t("palette.use", { name: selectorName(name) })}
                    </Command.Item>
                  ))}
                </Command.Group>
              ) : null}
              <Command.Group heading={t("palette.examples")}>
                {workbench.examples.map((example) => (
                  <Command.Item
                    key={example.id}
                    value={`${example.title} ${example.source}`}
                    onSelect={choose(() => location.assign(lessonLink(example)))}
                  >
                    {t("palette.example", { title: example.title })}
                    <small>{example.source}</small>
                  </Command.Item>
                ))}
              </Command.Group>
              <Command.Group heading={t("palette.pages")}>
                <Command.Item value={t("shell.gallery")} onSelect={choose(() => location.assign("#/"))}>
                  {t("shell.gallery")}
                </Command.Item>
                {isStepping ? null : (
                  <Command.Item value={t("command.help")} onSelect={choose(context.openHelp)}>
                    {t("command.help")}
                  </Command.Item>
                )}
              </Command.Group>
            </Command.List>
          </Command>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
