import type { OwnDefinitions } from "../../options/index.ts";
import { t } from "../messages/index.ts";

/** What is to be defined, and what may be used in it. */
export function Vocabulary({ wanted, usable }: ReturnType<OwnDefinitions["vocabulary"]>) {
  return (
    <dl className="own-vocabulary">
      <dt>{t("own.wanted")}</dt>
      <dd>
        <Codes texts={wanted} />
      </dd>
      <dt>{t("own.usable")}</dt>
      <dd>
        <Codes texts={usable} />
        <p>{t("own.grammar")}</p>
      </dd>
    </dl>
  );
}

function Codes({ texts }: { readonly texts: readonly string[] }) {
  return texts.map((text) => <code key={text}>{text}</code>);
}
