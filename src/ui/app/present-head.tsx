import { t } from "../messages/index.ts";
import { Button } from "../parts/index.ts";
import { useServices } from "../store/index.ts";

/** The header in *Present*: the title, which is only spoken, and the button that leaves it. */
export function PresentHead({ title }: { readonly title: string }) {
  const { settings } = useServices();
  return (
    <header className="present-head">
      <h1 className="hidden-visually">{title}</h1>
      <Button title={t("shell.leavePresent")} onClick={() => settings.setState({ lecture: false })}>
        Esc
      </Button>
    </header>
  );
}
