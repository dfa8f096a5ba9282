import { t } from "../messages/index.ts";
import { Button } from "../parts/index.ts";
import { useServices } from "../store/index.ts";

/** All that lecture mode leaves of the header: what is shown, and the way out. */
export function LectureHead({ title }: { readonly title: string }) {
  const { settings } = useServices();
  return (
    <header className="lecture-head">
      <h1>{title}</h1>
      <Button title={t("shell.leaveLecture")} onClick={() => settings.setState({ lecture: false })}>
        Esc
      </Button>
    </header>
  );
}
