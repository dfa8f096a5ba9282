import { t } from "../../messages/index.ts";
import { useServices, useSettings } from "../../store/index.ts";

/** Shows or hides what an execution says about facts, everywhere. */
export function ObservedToggle() {
  const { settings } = useServices();
  const isOn = useSettings((state) => state.observed);
  return (
    <button
      type="button"
      className="toggle"
      aria-pressed={isOn}
      title={t("observed.toggleHint")}
      onClick={() => settings.setState({ observed: !isOn })}
    >
      {t("observed.toggle")}
    </button>
  );
}
