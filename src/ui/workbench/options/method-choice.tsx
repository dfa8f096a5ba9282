import { type FormEvent, useId, useState } from "react";
import { methodChoice } from "../../../engine-kit/index.ts";
import { Marked, t } from "../../messages/index.ts";
import { splitList, toggled, useCapability, useRunState } from "../../store/index.ts";

/** Longer lists are searched by pattern. */
const MAX_METHODS = 300;

interface MethodChoiceProps {
  readonly hint: string;
  /** Labels and patterns. */
  readonly present: readonly string[];
  readonly onUse: (methods: readonly string[]) => void;
}

/** Methods by their labels or by patterns; those of the last run can be ticked. */
export function MethodChoice({ hint, present, onUse }: MethodChoiceProps) {
  const [text, setText] = useState(present.join(", "));
  const [isWrong, setWrong] = useState(false);
  const result = useRunState((state) => state.result);
  const choice = useCapability(methodChoice);
  const known = result === undefined ? [] : (choice?.methods(result) ?? []);
  const named = splitList(text);
  const id = useId();
  const write = (next: string): void => {
    setText(next);
    setWrong(false);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (named.length === 0) setWrong(true);
    else onUse(named);
  };
  return (
    <form onSubmit={submit} className="form">
      <p className="form-hint">{hint}</p>
      <label className="is-full">
        {t("methods.label")}
        <input
          className="field"
          value={text}
          spellCheck={false}
          aria-invalid={isWrong}
          aria-describedby={id}
          onChange={(event) => write(event.target.value)}
        />
      </label>
      <p id={id} className={isWrong ? "form-error" : "form-hint"} role={isWrong ? "alert" : undefined}>
        <Marked text={t(isWrong ? "methods.none" : "methods.labelHint")} />
      </p>
      {known.length === 0 ? null : (
        <fieldset className="method-choice">
          <legend>{t("methods.pick")}</legend>
          {known.slice(0, MAX_METHODS).map((method) => (
            <label key={method} className="check">
              <input
                type="checkbox"
                checked={named.includes(method)}
                onChange={() => write(toggled(named, method).join(", "))}
              />
              <code>{method}</code>
            </label>
          ))}
        </fieldset>
      )}
      <button type="submit" className="button is-primary">
        {t("options.use")}
      </button>
    </form>
  );
}
