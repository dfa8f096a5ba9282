import { Command } from "cmdk";
import { Dialog } from "radix-ui";
import { useState } from "react";
import { t } from "../../messages/index.ts";
import type { Workbench } from "../../store/index.ts";
import {
  type Command as Action,
  type CommandContext,
  type CommandPlace,
  commandsAt,
  keyCap,
} from "../commands/index.ts";
import { LessonItems } from "./lesson-items.tsx";
import { OptionItems } from "./option-items.tsx";
import { PageItems } from "./page-items.tsx";
import { StepItems } from "./step-items.tsx";
import { ThemeItems } from "./theme-items.tsx";
import { useSearch } from "./use-search.ts";

interface PaletteProps {
  readonly onClose: () => void;
  readonly context: CommandContext;
  readonly place: CommandPlace;
  /** One for each engine, in their order. */
  readonly workbenches: readonly Workbench[];
}

/** What a command would do now. */
function CommandDetail({
  command: { detail },
  context,
}: {
  readonly command: Action;
  readonly context: CommandContext;
}) {
  const text = detail?.(context);
  return text === undefined ? null : <small>{text}</small>;
}

/** Everything one can do, and every lesson, page, option and fact, by its name. */
export function Palette({ onClose, context, place, workbenches }: PaletteProps) {
  const { workbench } = context;
  const [search, setSearch] = useState("");
  const found = useSearch(search);
  const others = workbenches.filter(({ engine }) => engine !== place.engine);
  const choose = (action: () => void): void => {
    onClose();
    action();
  };
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
                    <Command.Item
                      key={command.id}
                      value={command.title}
                      onSelect={() => choose(() => command.run(context))}
                    >
                      {command.title}
                      <CommandDetail command={command} context={context} />
                      {command.keys.slice(0, 1).map((key) => (
                        <kbd key={key}>{keyCap(key)}</kbd>
                      ))}
                    </Command.Item>
                  ))}
              </Command.Group>
              {/* Groups stay in this order, whatever is typed: the shortest lists first. */}
              <PageItems others={others} onChoose={choose} />
              {place.engine === undefined ? null : (
                <OptionItems
                  engine={place.engine}
                  onChoose={(options) => choose(() => workbench.options.set(options))}
                />
              )}
              {/* Those of this page first. */}
              <LessonItems
                lessons={[...(place.engine?.lessons ?? []), ...others.flatMap(({ engine }) => engine.lessons)]}
                onChoose={choose}
              />
              {place.engine === undefined ? null : (
                <StepItems search={search} found={found} onChoose={(act) => choose(() => act(workbench))} />
              )}
              <ThemeItems onChoose={choose} />
            </Command.List>
          </Command>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
