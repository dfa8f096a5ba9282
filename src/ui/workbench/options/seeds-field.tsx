import { type FormEvent, useId, useState } from "react";
import { t } from "../../messages/index.ts";
import { useWorkbench, useWorkbenchState } from "../../store/index.ts";

/** Which variables hold symbolic values: typed, or every call of `Symbolic`. */
export function SeedsField() {
  const workbench = useWorkbench();
  const seeds = useWorkbenchState((state) => state.options.seeds);
  const [typed, type] = useState<string | undefined>(undefined);
  const id = useId();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const text = (typed ?? seeds ?? "").trim();
    if (text === "") workbench.clearOption("seeds");
    else workbench.setOptions({ seeds: text });
    type(undefined);
  };
  return (
    <form onSubmit={submit} className="seeds-field">
      <label htmlFor={id}>{t("relevancy.options.seeds")}</label>
      <input
        id={id}
        className="field"
        value={typed ?? seeds ?? ""}
        placeholder={t("relevancy.options.seedsAll")}
        aria-describedby={`${id}-hint`}
        spellCheck={false}
        onChange={(event) => type(event.target.value)}
      />
      <small id={`${id}-hint`} className="form-hint">
        {t("relevancy.options.seedsHint")}
      </small>
      <div className="seeds-actions">
        <button type="submit" className="button small">
          {t("options.use")}
        </button>
        {seeds === undefined ? null : (
          <button
            type="button"
            className="link-button"
            onClick={() => {
              type(undefined);
              workbench.clearOption("seeds");
            }}
          >
            {t("relevancy.options.seedsReset")}
          </button>
        )}
      </div>
    </form>
  );
}
