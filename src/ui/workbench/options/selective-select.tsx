import { type FormEvent, useState } from "react";
import { Marked, t } from "../../messages/index.ts";
import { type Choice, Modal, Select } from "../../parts/index.ts";
import {
  INTROSPECTIVE,
  methodsIn,
  selectiveKind,
  splitSelective,
  useRunState,
  useWorkbench,
  useWorkbenchState,
} from "../../store/index.ts";

const CHANGE = "change";

/** Which methods get contexts: all, some chosen by hand, or what a first run leaves. */
export function SelectiveSelect() {
  const workbench = useWorkbench();
  const selective = useWorkbenchState((state) => state.options.selective ?? "");
  const [isAsking, ask] = useState(false);
  const kind = selectiveKind({ selective });
  const count = splitSelective(selective).length;
  const chosen = `${t("selective.chosen")}${count === 0 ? "…" : ` (${count})`}`;
  const choices: readonly Choice[] = [
    { value: "all", text: t("selective.all") },
    { value: "chosen", text: chosen },
    { value: "introspective", text: t("selective.introspective") },
    ...(kind === "chosen" ? [{ value: CHANGE, text: t("selective.change") }] : []),
  ];
  const choose = (value: string): void => {
    if (value === "all") workbench.setOptions({ selective: "" });
    else if (value === "introspective") workbench.setOptions({ selective: INTROSPECTIVE });
    else ask(true);
  };
  return (
    <>
      <Select
        name={t("selective.name")}
        label={t("selective.short")}
        value={kind}
        choices={choices}
        onChange={choose}
      />
      <Modal title={t("selective.title")} isOpen={isAsking} onClose={() => ask(false)}>
        <MethodChoice
          present={selective}
          onUse={(methods) => {
            ask(false);
            workbench.setOptions({ selective: methods });
          }}
        />
      </Modal>
    </>
  );
}

interface MethodChoiceProps {
  readonly present: string;
  readonly onUse: (methods: string) => void;
}

function MethodChoice({ present, onUse }: MethodChoiceProps) {
  const [text, setText] = useState(splitSelective(present).join(", "));
  const [isWrong, setWrong] = useState(false);
  const result = useRunState((state) => state.result);
  const methods = methodsIn(result);
  const named = splitSelective(text);
  const toggle = (method: string): void => {
    const next = named.includes(method) ? named.filter((known) => known !== method) : [...named, method];
    setText(next.join(", "));
    setWrong(false);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (named.length === 0) setWrong(true);
    else onUse(named.join(","));
  };
  return (
    <form onSubmit={submit} className="form">
      <p className="form-hint">{t("selective.hint")}</p>
      <label className="is-full">
        {t("selective.label")}
        <input
          className="field"
          value={text}
          spellCheck={false}
          aria-invalid={isWrong}
          aria-describedby="selective-hint"
          onChange={(event) => {
            setText(event.target.value);
            setWrong(false);
          }}
        />
      </label>
      <p id="selective-hint" className={isWrong ? "form-error" : "form-hint"} role={isWrong ? "alert" : undefined}>
        <Marked text={t(isWrong ? "selective.none" : "selective.labelHint")} />
      </p>
      {methods.length === 0 ? null : (
        <fieldset className="method-choice">
          <legend>{t("selective.pick")}</legend>
          {methods.slice(0, MAX_METHODS).map((method) => (
            <label key={method} className="check">
              <input type="checkbox" checked={named.includes(method)} onChange={() => toggle(method)} />
              <code>{method}</code>
            </label>
          ))}
        </fieldset>
      )}
      <button type="submit" className="button is-primary">
        {t("selective.apply")}
      </button>
    </form>
  );
}

/** Longer lists are searched by pattern. */
const MAX_METHODS = 300;
