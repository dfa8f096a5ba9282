import { Command } from "cmdk";
import type { EngineManifest } from "../../../engine-kit/index.ts";
import {
  type Choice,
  choicesOf,
  chosenValue,
  type GivenOptions,
  type NamedOption,
  optionNamed,
} from "../../../options/index.ts";
import { labelText, t, translate } from "../../messages/index.ts";
import { useWorkbenchState } from "../../store/index.ts";

interface OptionItemsProps {
  readonly engine: EngineManifest;
  readonly onChoose: (options: GivenOptions) => void;
}

/** The options of the page with their values: first those that the page is about. */
export function OptionItems({ engine: { options: schema, page }, onChoose }: OptionItemsProps) {
  const options = useWorkbenchState((state) => state.options);
  const files = useWorkbenchState((state) => state.files);
  const names = [...page.palette, ...page.controls.filter((control) => typeof control === "string")];
  const context = { options, files, errors: [] };
  return [...new Set(names)].map((name) => {
    const named = optionNamed(schema, name);
    const control = named?.option.control;
    if (named === undefined || control === undefined || control.isShown?.(context) === false) return null;
    if (control.kind === "choice")
      return (
        <Values
          key={name}
          named={named}
          choices={choicesOf(named, control, context)}
          onChoose={(value) => onChoose({ [name]: chosenValue(named, value) })}
        />
      );
    if (control.kind !== "flag") return null;
    const title = translate(`${named.id}.name`);
    const isTicked = options[name] === control.ticked;
    const action = t(isTicked ? "palette.untick" : "palette.tick", { name: title });
    return (
      <Command.Group key={name} heading={title}>
        <Command.Item
          value={`${action} ${name}`}
          onSelect={() => onChoose({ [name]: isTicked ? undefined : control.ticked })}
        >
          {action}
        </Command.Item>
      </Command.Group>
    );
  });
}

interface ValuesProps {
  readonly named: NamedOption;
  readonly choices: readonly Choice[];
  readonly onChoose: (value: string) => void;
}

function Values({ named, choices, onChoose }: ValuesProps) {
  const name = translate(`${named.id}.name`);
  return (
    <Command.Group heading={name}>
      {choices.map(({ value, label }) => {
        const title = t("palette.use", { name: labelText(label) });
        return (
          <Command.Item key={value} value={`${title} ${name}`} onSelect={() => onChoose(value)}>
            {title}
            <small>{name}</small>
          </Command.Item>
        );
      })}
    </Command.Group>
  );
}
