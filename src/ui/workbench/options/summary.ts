import type { EngineManifest, SourceControl } from "../../../engine-kit/index.ts";
import {
  type ControlContext,
  choicesOf,
  type MethodsControl,
  type OptionSchema,
  optionNamed,
  shownValue,
} from "../../../options/index.ts";
import { hasMessage, labelText, t, translate } from "../../messages/index.ts";

/**
 * What controls are set to, in a few words each: `Heap 0`, `lecture`, `3 chosen`. Of options that seldom matter, of
 * methods and of ticks only what was chosen.
 */
export function summaryOf(
  controls: EngineManifest["page"]["controls"],
  schema: OptionSchema,
  context: ControlContext,
): readonly string[] {
  const said = controls.map((control) =>
    typeof control === "string"
      ? valueOf(control, schema, context)
      : labeled(control.id, writtenIn(control, context.files[0]?.text ?? "")),
  );
  return said.filter((each) => each !== "");
}

/** The value that stands in a text; of a definition its name. */
function writtenIn({ read, own }: SourceControl, text: string): string {
  const value = read(text);
  return own?.nameOf(value) ?? value;
}

function valueOf(name: string, schema: OptionSchema, context: ControlContext): string {
  const named = optionNamed(schema, name);
  const control = named?.option.control;
  if (named === undefined || control === undefined || control.isShown?.(context) === false) return "";
  const given = context.options[name];
  if (control.isRare === true && (given === undefined || given === named.option.fallback)) return "";
  switch (control.kind) {
    case "choice": {
      const shown = shownValue(named, control, context);
      const choice = choicesOf(named, control, context).find(({ value }) => value === shown);
      return choice === undefined ? "" : labeled(named.id, labelText(choice.label));
    }
    case "flag":
      return given === control.ticked ? translate(`${named.id}.name`) : "";
    case "text":
      return given === undefined ? "" : labeled(named.id, String(given));
    case "methods":
      return methodsOf(named.id, control, String(given ?? ""));
  }
}

function methodsOf(id: string, { rules, split }: MethodsControl, present: string): string {
  const rule = rules.find((known) => present.startsWith(known));
  if (rule !== undefined) return translate(`${id}.${rule}`);
  const count = split(present).length;
  return count === 0 ? "" : t("methods.chosen", { count });
}

/** A number does not say what it counts. */
function labeled(id: string, value: string): string {
  const label = `${id}.label`;
  return /\d/.test(value) && hasMessage(label) ? t("options.labeled", { label: translate(label), value }) : value;
}
