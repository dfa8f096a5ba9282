import { t } from "../messages/index.ts";
import { useServices } from "../store/index.ts";

/** All that lecture mode leaves of the header: what is shown, and the way out. */
export function LectureHead({ title }: { readonly title: string }) {
  const { settings } = useServices();
  return (
    <header className="lecture-head">
      <h1>{title}</h1>
      <button
        type="button"
        className="button"
        title={t("shell.leaveLecture")}
        onClick={() => settings.setState({ lecture: false })}
      >
        Esc
      </button>
    </header>
  );
}
