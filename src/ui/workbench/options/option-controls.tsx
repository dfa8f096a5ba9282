import { type FormEvent, useState } from "react";
import { t } from "../../messages/index.ts";
import { type Choice, Modal, Select } from "../../parts/index.ts";
import {
  contextChoices,
  isSelector,
  type RunOptions,
  selectorName,
  stepLimits,
  useRunState,
  useWorkbench,
  useWorkbenchState,
} from "../../store/index.ts";
import { MoreOptions } from "./more-options.tsx";
import { SelectiveSelect } from "./selective-select.tsx";

const OTHER = "other";

/** What to analyze with: context sensitivity, heap contexts, rules, and the rarer options behind a button. */
export function OptionControls() {
  const workbench = useWorkbench();
  const options = useWorkbenchState((state) => state.options);
  return (
    <div className="option-controls" role="group" aria-label={t("options.label")}>
      <ContextSelect value={options.context} onChange={(context) => workbench.setOptions({ context })} />
      <HeapSelect value={options.heap} onChange={(heap) => workbench.setOptions({ heap })} />
      <Select
        name={t("options.rules")}
        label={t("options.rulesShort")}
        value={options.profile}
        choices={[
          { value: "lecture", text: t("options.lecture") },
          { value: "java", text: t("options.java") },
        ]}
        onChange={(profile) => workbench.setOptions({ profile: profile === "java" ? "java" : "lecture" })}
      />
      <SelectiveSelect />
      <RarerOptions options={options} />
    </div>
  );
}

interface HeapSelectProps {
  readonly value: number;
  readonly onChange: (heap: number) => void;
}

/** How many context elements qualify an object. */
export function HeapSelect({ value, onChange }: HeapSelectProps) {
  return (
    <Select
      name={t("options.heap")}
      label={t("options.heapShort")}
      value={String(value)}
      choices={withPresent(["0", "1", "2"], String(value)).map((heap) => ({ value: heap, text: heap }))}
      onChange={(heap) => onChange(Number(heap))}
    />
  );
}

interface ContextSelectProps {
  readonly value: string;
  readonly onChange: (context: string) => void;
  /** The accessible name, where there are several. */
  readonly name?: string;
}

/** The common selectors, and any other by its name. */
export function ContextSelect({ value, onChange, name = t("options.context") }: ContextSelectProps) {
  const [isAsking, ask] = useState(false);
  const choices: readonly Choice[] = [
    ...withPresent(contextChoices, value).map((context) => ({ value: context, text: selectorName(context) })),
    { value: OTHER, text: t("options.other") },
  ];
  return (
    <>
      <Select
        name={name}
        label={t("options.contextShort")}
        value={value}
        choices={choices}
        onChange={(context) => (context === OTHER ? ask(true) : onChange(context))}
      />
      <OtherContext
        isOpen={isAsking}
        onClose={() => ask(false)}
        onChoose={(context) => {
          ask(false);
          onChange(context);
        }}
      />
    </>
  );
}

interface OtherContextProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onChoose: (context: string) => void;
}

function OtherContext({ isOpen, onClose, onChoose }: OtherContextProps) {
  const [text, setText] = useState("3-call");
  const [isWrong, setWrong] = useState(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isSelector(text.trim())) onChoose(text.trim());
    else setWrong(true);
  };
  return (
    <Modal title={t("options.otherTitle")} isOpen={isOpen} onClose={onClose}>
      <form onSubmit={submit} className="form">
        <label>
          {t("options.otherLabel")}
          <input
            className="field"
            value={text}
            aria-invalid={isWrong}
            aria-describedby="other-hint"
            onChange={(event) => {
              setText(event.target.value);
              setWrong(false);
            }}
          />
        </label>
        <p id="other-hint" className={isWrong ? "form-error" : "form-hint"} role={isWrong ? "alert" : undefined}>
          {t("options.otherHint")}
        </p>
        <button type="submit" className="button is-primary">
          {t("options.use")}
        </button>
      </form>
    </Modal>
  );
}

function RarerOptions({ options }: { readonly options: RunOptions }) {
  const workbench = useWorkbench();
  return (
    <MoreOptions>
      <label className="check">
        <input
          type="checkbox"
          checked={options.variableContexts === false}
          onChange={(event) => workbench.setOptions({ variableContexts: !event.target.checked })}
        />
        <span>
          {t("options.merged")}
          <small>{t("options.mergedHint")}</small>
        </span>
      </label>
      <OrderSelect value={options.order} choices={["fifo", "lifo", "random:1", "random:2"]} />
      <EntrySelect value={options.entry} />
      <LimitSelect value={options.maxSteps} />
    </MoreOptions>
  );
}

interface OrderSelectProps {
  readonly value: string | undefined;
  readonly choices: readonly string[];
}

/** In which order the worklist is worked off. */
export function OrderSelect({ value = "fifo", choices }: OrderSelectProps) {
  const workbench = useWorkbench();
  return (
    <Select
      name={t("options.order")}
      label={t("options.order")}
      value={value}
      choices={withPresent(choices, value).map((order) => ({ value: order, text: orderText(order) }))}
      onChange={(order) => workbench.setOptions({ order })}
    />
  );
}

/** After how many steps a run is cut. */
export function LimitSelect({ value }: { readonly value: number | undefined }) {
  const workbench = useWorkbench();
  return (
    <Select
      name={t("options.limit")}
      label={t("options.limit")}
      value={String(value ?? "")}
      choices={withPresent(["", ...stepLimits.map(String)], String(value ?? "")).map((limit) => ({
        value: limit,
        text: limit === "" ? t("options.automatic") : t("options.steps", { count: Number(limit) }),
      }))}
      onChange={(limit) =>
        limit === "" ? workbench.clearOption("maxSteps") : workbench.setOptions({ maxSteps: Number(limit) })
      }
    />
  );
}

/** Shown when the program leaves a choice, or one has been made. */
export function EntrySelect({ value }: { readonly value: string | undefined }) {
  const workbench = useWorkbench();
  const errors = useRunState((state) => state.errors);
  const known = errors.flatMap((error) => (error.kind === "no-entry" ? error.known : []));
  if (known.length === 0 && value === undefined) return null;
  return (
    <Select
      name={t("options.entry")}
      label={t("options.entry")}
      value={value ?? ""}
      choices={[
        { value: "", text: t("options.onlyMain") },
        ...withPresent(known, value ?? "")
          .filter((entry) => entry !== "")
          .map((entry) => ({ value: entry, text: entry })),
      ]}
      onChange={(entry) => (entry === "" ? workbench.clearOption("entry") : workbench.setOptions({ entry }))}
    />
  );
}

function orderText(order: string): string {
  if (order === "fifo") return t("options.fifo");
  if (order === "lifo") return t("options.lifo");
  return t("options.random", { seed: order.replace("random:", "") });
}

function withPresent(known: readonly string[], present: string): readonly string[] {
  return known.includes(present) ? known : [...known, present];
}
