import {
  Component,
  type ComponentType,
  createElement,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useState,
} from "react";
import { retried } from "../../arrival/index.ts";
import { t } from "../../messages/index.ts";
import { useHandedFocus } from "../keep-focus.ts";
import { notify } from "../notifications/notify.ts";
import { Overdue } from "./arriving.tsx";

/** A part of the page could not be loaded: there is no network, or the server has a newer version of the page. */
class NotFetched extends Error {
  /** Forgets the failure: the part is loaded again when it is shown again. */
  readonly forget: () => void;

  constructor(cause: unknown, forget: () => void) {
    super(String(cause), { cause });
    this.forget = forget;
  }
}

type FetchedPart<Props> = ComponentType<Props> & {
  /** Loads the part ahead, to be drawn without waiting; undefined where it is here. Rejects if it cannot be loaded. */
  readonly fetch: () => Promise<void> | undefined;
};

/** A part of the page that is loaded when it is first shown, within {@link Fetched}, or before. */
export function fetchedPart<Props extends object>(load: () => Promise<ComponentType<Props>>): FetchedPart<Props> {
  let here: ComponentType<Props> | undefined;
  const tryToLoad = retried(load);
  const attempt = () =>
    lazy(async () => {
      try {
        here = await tryToLoad();
        return { default: here };
      } catch (error) {
        throw new NotFetched(error, () => {
          part = attempt();
        });
      }
    });
  let part: ComponentType<Props> = attempt();
  const Part = (props: Props) => {
    // Not exchanged once it is drawn: it would lose its state.
    const [shown] = useState(() => here ?? part);
    return createElement(shown, props);
  };
  return Object.assign(Part, {
    fetch: () =>
      here === undefined
        ? load().then((loaded) => {
            here = loaded;
          })
        : undefined,
  });
}

interface FetchedProps {
  readonly children: ReactNode;
  /** Shown while the part is loading; left out: nothing, until it takes long. */
  readonly fallback?: ReactNode;
  /** For what opens over the page, such as a dialog: closes it, and a notification says what happened. */
  readonly onFailure?: () => void;
  /** What stands around the notice that says so, in place of the part. */
  readonly around?: (notice: ReactNode) => ReactNode;
}

/** Holds parts made by {@link fetchedPart}. If one cannot be loaded, the reader is told and can try again; the rest of the page stays. */
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
    notify({ kind: "warning", text: () => t("fetch.failed") });
    onFailure();
  }

  override render(): ReactNode {
    const { children, fallback, onFailure, around = (notice) => notice } = this.props;
    const { error } = this.state;
    if (error === undefined) return <Suspense fallback={fallback ?? <Overdue />}>{children}</Suspense>;
    if (!(error instanceof NotFetched)) throw error;
    if (onFailure !== undefined) return null;
    return around(<NotFetchedNotice onAgain={() => this.setState({ error: undefined })} />);
  }
}

function NotFetchedNotice({ onAgain }: { readonly onAgain: () => void }) {
  const place = useHandedFocus<HTMLDivElement>();
  // By itself where another part of the page has come, or the browser says that there is a network again.
  useEffect(() => {
    addEventListener("online", onAgain);
    return () => removeEventListener("online", onAgain);
  });
  return (
    <div ref={place} className="not-fetched" role="alert">
      <span>{t("fetch.failed")}</span>
      <button type="button" className="button" onClick={onAgain}>
        {t("fetch.again")}
      </button>
    </div>
  );
}
