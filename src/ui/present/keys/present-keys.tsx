import { t } from "../../messages/index.ts";
import { aidKeys } from "./keys.ts";

/** The keys of *Present*, for the help. */
export function PresentKeys() {
  return (
    <>
      <h3>{t("present.keys")}</h3>
      <dl className="keys">
        {aidKeys.map(({ key, title }) => (
          <div key={key}>
            <dt>{t(title)}</dt>
            <dd>
              <kbd>{key}</kbd>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
