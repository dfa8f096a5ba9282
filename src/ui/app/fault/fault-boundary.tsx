import { Component, type ReactNode } from "react";
import { t } from "../../messages/index.ts";
import { Button, saveFile } from "../../parts/index.ts";
import { withoutStoredWork } from "../../stored/index.ts";

interface FaultScreenProps {
  readonly message: string;
  /** All that is stored, as a text. */
  readonly stored: () => Promise<string>;
  /** Whether some of it is in this page only, and goes with it. */
  readonly isAtRisk: () => boolean;
}

/** In place of the page where it failed: what happened, and ways out. */
function FaultScreen({ message, stored, isAtRisk }: FaultScreenProps) {
  return (
    <main className="fault" role="alert">
      <h1>{t("fault.title")}</h1>
      <p>{t(isAtRisk() ? "fault.unsaved" : "fault.text")}</p>
      <pre>{message}</pre>
      <p className="fault-ways">
        <Button onClick={() => void stored().then((text) => saveFile("fixscope-work.json", text))}>
          {t("fault.save")}
        </Button>
        <a className="button" href={withoutStoredWork(location.href)}>
          {t("fault.without")}
        </a>
        <Button onClick={() => location.reload()}>{t("fault.reload")}</Button>
      </p>
    </main>
  );
}

interface FaultBoundaryProps extends Omit<FaultScreenProps, "message"> {
  readonly children: ReactNode;
}

interface Fault {
  readonly message: string | undefined;
}

/** If the page itself fails, says so. */
export class FaultBoundary extends Component<FaultBoundaryProps, Fault> {
  override state: Fault = { message: undefined };

  static getDerivedStateFromError(error: unknown): Fault {
    return { message: String(error) };
  }

  override render(): ReactNode {
    const { message } = this.state;
    const { children, ...ways } = this.props;
    return message === undefined ? children : <FaultScreen message={message} {...ways} />;
  }
}
