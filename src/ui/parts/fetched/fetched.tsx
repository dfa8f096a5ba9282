import { Component, type ComponentType, createElement, lazy, type ReactNode, Suspense } from "react";
import { t } from "../../messages/index.ts";
import { notify } from "../notifications/notify.ts";

/** A part of the page could not be fetched: there is no network, or the page was replaced by a newer one. */
class NotFetched extends Error {
  /** Whoever shows the part again fetches it again. */
  readonly forget: () => void;

  constructor(cause: unknown, forget: () => void) {
    super(String(cause), { cause });
    this.forget = forget;
  }
}

/** A part of the page that is fetched when it is first shown, within {@link Fetched}. */
export function fetched<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const attempt = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        throw new NotFetched(error, () => {
          part = attempt();
        });
      }
    });
  let part: ComponentType<Props> = attempt();
  return (props) => createElement(part, props);
}

interface FetchedProps {
  readonly children: ReactNode;
  /** What is there meanwhile; nothing where left out. */
  readonly fallback?: ReactNode;
  /** Takes back what asked for the part, if it is one that has no place of its own: a notification says what happened. */
  readonly onFailure?: () => void;
}

/** Around parts made by {@link fetched}. Where one cannot be fetched it is said, can be tried again, and all else stays. */
export class Fetched extends Component<FetchedProps, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown): { readonly error: unknown } {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    if (!(error instanceof NotFetched)) return;
    error.forget();
    const { onFailure } = this.props;
    if (onFailure === undefined) return;
    notify({ kind: "warning", text: t("fetch.failed") });
    onFailure();
  }

  override render(): ReactNode {
    const { children, fallback, onFailure } = this.props;
    const { error } = this.state;
    if (error === undefined) return <Suspense fallback={fallback}>{children}</Suspense>;
    if (!(error instanceof NotFetched)) throw error;
    if (onFailure !== undefined) return null;
    return (
      <div className="not-fetched" role="alert">
        <span>{t("fetch.failed")}</span>
        <button type="button" className="button" onClick={() => this.setState({ error: undefined })}>
          {t("fetch.again")}
        </button>
      </div>
    );
  }
}
