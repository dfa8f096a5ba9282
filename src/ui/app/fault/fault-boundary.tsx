import { Component, type ReactNode } from "react";
import { t } from "../../messages/index.ts";
import { saveFile } from "../../parts/index.ts";
import { withoutStoredWork } from "../../stored/index.ts";

interface FaultScreenProps {
  readonly message: string;
  /** All that is stored, as a text. */
  readonly stored: () => Promise<string>;
}

/** In place of the page where it failed: what happened, and ways out. */
export function FaultScreen({ message, stored }: FaultScreenProps) {
  return (
    <main className="fault" role="alert">
      <h1>{t("fault.title")}</h1>
      <p>{t("fault.text")}</p>
      <pre>{message}</pre>
      <p className="fault-ways">
        <button
          type="button"
          className="button"
          onClick={() => void stored().then((text) => saveFile("fixscope-work.json", text))}
        >
          {t("fault.save")}
        </button>
        <a className="button" href={withoutStoredWork(location.href)}>
          {t("fault.without")}
        </a>
        <button type="button" className="button" onClick={() => location.reload()}>
          {t("fault.reload")}
        </button>
      </p>
    </main>
  );
}

interface FaultBoundaryProps extends Pick<FaultScreenProps, "stored"> {
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
    if (message === undefined) return this.props.children;
    return <FaultScreen message={message} stored={this.props.stored} />;
  }
}
