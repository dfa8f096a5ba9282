import { t } from "../../messages/index.ts";
import { Toggle } from "../../parts/index.ts";
import { useServices, useSettings } from "../../store/index.ts";

/** Shows or hides what an execution says about facts, everywhere. */
export function ObservedToggle() {
  const { settings } = useServices();
  const isOn = useSettings((state) => state.observed);
  return (
    <Toggle isOn={isOn} title={t("observed.toggleHint")} onPress={() => settings.setState({ observed: !isOn })}>
      {t("observed.toggle")}
    </Toggle>
  );
}
