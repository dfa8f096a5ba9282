import { Command } from "cmdk";
import { Dialog } from "radix-ui";
import { type MessageId, t } from "../../messages/index.ts";
import { contextChoices, selectorName, type Workbench } from "../../store/index.ts";
import { engineLink, engineNames } from "../engine-switch.tsx";
import { lessonLink } from "../header.tsx";
import { type CommandContext, commands, keyCap, worksOn } from "./commands.ts";

interface PaletteProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly context: CommandContext;
  /** The commands of the step bar make sense here. */
  readonly isStepping: boolean;
  /** The workbenches of the page, or the one that is shown where there is no step bar. */
  readonly engines: readonly Workbench[];
}

/** Everything one can do, by its name. */
export function Palette({ isOpen, onClose, context, isStepping, engines }: PaletteProps) {
  const { workbench } = context;
  const others = engineNames(engines.filter((engine) => engine !== workbench));
  const examples = [workbench, ...others.map((other) => other.workbench)].flatMap((each) => each.examples);
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
                    .filter((command) => command.id !== "palette" && worksOn(command, context.page, workbench.engine))
                    .map((command) => (
                      <Command.Item
                        key={command.id}
                        value={t(command.title)}
                        onSelect={choose(() => command.run(context))}
                      >
                        {t(command.title)}
                        {command.keys.slice(0, 1).map((key) => (
                          <kbd key={key}>{keyCap(key)}</kbd>
                        ))}
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
              {isStepping ? <EngineChoices workbench={workbench} choose={choose} /> : null}
              <Command.Group heading={t("palette.examples")}>
                {examples.map((example) => (
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
                {others.map(({ name, workbench: other }) => (
                  <Command.Item
                    key={other.engine}
                    value={t(name)}
                    onSelect={choose(() => location.assign(engineLink(other)))}
                  >
                    {t(name)}
                  </Command.Item>
                ))}
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

interface EngineChoicesProps {
  readonly workbench: Workbench;
  /** Closes the palette and then does it. */
  readonly choose: (action: () => void) => () => void;
}

/** The choice that the pages on separation logic are about: how formulas are read, how references get values. */
function EngineChoices({ workbench, choose }: EngineChoicesProps) {
  const choices = engineChoices[workbench.engine];
  if (choices === undefined) return null;
  return (
    <Command.Group heading={t(choices.heading)}>
      {choices.options.map(({ name, options }) => {
        const title = t("palette.use", { name: t(name) });
        return (
          <Command.Item key={name} value={title} onSelect={choose(() => workbench.setOptions(options))}>
            {title}
          </Command.Item>
        );
      })}
    </Command.Group>
  );
}

interface EngineChoice {
  readonly heading: MessageId;
  readonly options: readonly { readonly name: MessageId; readonly options: Parameters<Workbench["setOptions"]>[0] }[];
}

const engineChoices: Readonly<Record<string, EngineChoice>> = {
  separation: {
    heading: "palette.reading",
    options: [
      { name: "palette.reading.paper", options: { reading: "paper" } },
      { name: "palette.reading.canonical", options: { reading: "canonical" } },
    ],
  },
  symbolic: {
    heading: "palette.strategy",
    options: [
      { name: "symbolic.strategy.separation-logic", options: { strategy: "separation-logic" } },
      { name: "symbolic.strategy.lazy", options: { strategy: "lazy" } },
      { name: "symbolic.strategy.black-box", options: { strategy: "black-box" } },
    ],
  },
};
