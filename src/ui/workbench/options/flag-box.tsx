import { hasMessage, translate } from "../../messages/index.ts";
import type { ControlProps } from "./control-props.ts";

/** A box to tick. */
export function FlagBox({ named: { name, id }, control: { ticked }, context, onChange }: ControlProps<"flag">) {
  const hint = `${id}.hint`;
  return (
    <label className="check">
      <input
        type="checkbox"
        checked={context.options[name] === ticked}
        onChange={(event) => onChange(event.target.checked ? ticked : undefined)}
      />
      <span>
        {translate(`${id}.name`)}
        {hasMessage(hint) ? <small>{translate(hint)}</small> : null}
      </span>
    </label>
  );
}
