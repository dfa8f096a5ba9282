import { useEffect, useState } from "react";
import { t } from "../../messages/index.ts";

/** After so long without progress a reader is told, in milliseconds. */
const SLOW_MS = 10_000;

/** Stands where something is on its way: says so, and after a while that it takes long. */
export function Arriving() {
  const isSlow = useIsSlow();
  return (
    <p className="arriving" role="status">
      {isSlow ? <Slow /> : t("fetch.coming")}
    </p>
  );
}

/** As {@link Arriving} for what is small: nothing stands there at first. */
export function Overdue() {
  const isSlow = useIsSlow();
  return isSlow ? (
    <p className="arriving is-overdue" role="status">
      <Slow />
    </p>
  ) : null;
}

function Slow() {
  return (
    <>
      {t("fetch.slow")}{" "}
      <button type="button" className="button small" onClick={() => location.reload()}>
        {t("fetch.reload")}
      </button>
    </>
  );
}

/** Whether it is a while ago that this was shown first, or that the waiting began. */
export function useIsSlow(isWaiting = true): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isWaiting]);
  return isSlow;
}
