import type { ReactNode } from "react";
import { t } from "../../messages/index.ts";
import { SmallButton, useHandedFocus, useIsSlow } from "../../parts/index.ts";
import type { CanvasArrival } from "./canvas/index.ts";

interface PreparationProps {
  readonly canvas: Pick<CanvasArrival, "status" | "tryAgain">;
  readonly layout: { readonly isThere: boolean; readonly hasFailed: boolean; readonly tryAgain: () => void };
}

/** Stands there until there is something to draw with, and a layout to draw. */
export function Preparation({ canvas, layout }: PreparationProps) {
  if (canvas.status !== "here")
    return (
      <Placeholder
        key="canvas"
        failure={canvas.status === "failed" ? "graph.notFetched" : undefined}
        slow="fetch.slow"
        onAgain={canvas.tryAgain}
      />
    );
  return layout.isThere ? null : (
    <Placeholder
      key="layout"
      failure={layout.hasFailed ? "graph.failed" : undefined}
      slow="graph.slow"
      onAgain={layout.tryAgain}
    />
  );
}

interface PlaceholderProps {
  readonly failure: "graph.failed" | "graph.notFetched" | undefined;
  /** What is said when it takes long. Code that is still on its way cannot be asked for once more but by another page. */
  readonly slow: "graph.slow" | "fetch.slow";
  readonly onAgain: () => void;
}

/** What stands where there is nothing to draw yet, or to draw with. */
function Placeholder({ failure, slow, onAgain }: PlaceholderProps) {
  const isSlow = useIsSlow();
  const needsPage = failure === undefined && slow === "fetch.slow";
  if (failure !== undefined || isSlow)
    return (
      <Told isAwaited={failure === undefined}>
        {t(failure ?? slow)}{" "}
        <SmallButton onClick={needsPage ? () => location.reload() : onAgain}>
          {t(needsPage ? "fetch.reload" : "fetch.again")}
        </SmallButton>
      </Told>
    );
  return (
    <p className="graph-note is-preparing is-awaited" role="status">
      {t("graph.preparing")}
    </p>
  );
}

function Told({ isAwaited, children }: { readonly isAwaited: boolean; readonly children: ReactNode }) {
  const place = useHandedFocus<HTMLParagraphElement>();
  return (
    <p ref={place} className={isAwaited ? "graph-note is-awaited" : "graph-note"} role="status">
      {children}
    </p>
  );
}
