import { Popover } from "radix-ui";
import { type ReactNode, type RefObject, type SyntheticEvent, useEffect, useMemo, useRef, useState } from "react";
import type { HeapPicture, Seq } from "../../../trace/index.ts";
import { t } from "../../messages/index.ts";
import { HeapDrawing } from "./drawing/index.ts";
import { layoutHeap } from "./layout/index.ts";
import "./heap.css";

interface Preview {
  readonly anchor: HTMLElement;
  readonly picture: HeapPicture;
}

interface PreviewState {
  /** For the element around the facts. */
  readonly handlers: Readonly<
    Record<"onPointerOver" | "onPointerLeave" | "onFocus" | "onBlur", (event: SyntheticEvent) => void>
  >;
  readonly preview: ReactNode;
}

/** How long the drawing stays, so that the pointer can get to it. */
const STAY_MS = 160;

/** The drawing of a fact, beside it, while it is pointed at or has the focus; Escape puts it away. */
export function usePreview(pictureOf: ((fact: Seq) => HeapPicture | undefined) | undefined): PreviewState {
  const [shown, show] = useState<Preview>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stay = (): void => clearTimeout(timer.current);
  const leave = (): void => {
    stay();
    timer.current = setTimeout(() => show(undefined), STAY_MS);
  };
  const point = ({ target }: SyntheticEvent): void => {
    const anchor = target instanceof Element ? target.closest<HTMLElement>("[data-fact]") : null;
    const picture = anchor === null ? undefined : pictureOf?.(Number(anchor.dataset["fact"]));
    if (anchor === null || picture === undefined) {
      leave();
      return;
    }
    stay();
    if (anchor !== shown?.anchor) show({ anchor, picture });
  };
  // Another view: what was pointed at may be gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each view has its own pictures
  useEffect(() => show(undefined), [pictureOf]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    handlers: { onPointerOver: point, onPointerLeave: leave, onFocus: point, onBlur: leave },
    preview:
      shown === undefined ? null : (
        <DrawnBeside {...shown} onEnter={stay} onLeave={leave} onClose={() => show(undefined)} />
      ),
  };
}

interface DrawnBesideProps extends Preview {
  readonly onEnter: () => void;
  readonly onLeave: () => void;
  readonly onClose: () => void;
}

function DrawnBeside({ anchor, picture, onEnter, onLeave, onClose }: DrawnBesideProps) {
  const layout = useMemo(() => layoutHeap(picture), [picture]);
  const place = useMemo((): RefObject<HTMLElement> => ({ current: anchor }), [anchor]);
  const stayThere = (event: Event): void => event.preventDefault();
  return (
    <Popover.Root open onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      <Popover.Anchor virtualRef={place} />
      <Popover.Portal>
        <Popover.Content
          className="popover heap-preview"
          aria-label={t("heap.preview", { title: picture.title ?? "" })}
          side="bottom"
          align="start"
          sideOffset={4}
          collisionPadding={12}
          onOpenAutoFocus={stayThere}
          onCloseAutoFocus={stayThere}
          onFocusOutside={stayThere}
          onPointerEnter={onEnter}
          onPointerLeave={onLeave}
        >
          <HeapDrawing
            label={picture.title ?? ""}
            picture={picture}
            layout={layout}
            scale={Math.max(SMALLEST, Math.min(1, WIDEST / layout.width))}
            stop={undefined}
            selectedFact={undefined}
            openCloud={undefined}
            onPick={nothing}
          />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** Of the drawing, in CSS pixels; where letters would be too small it is pushed sideways. */
const WIDEST = 640;
const SMALLEST = 0.8;

function nothing(): void {
  // The drawing is only looked at: its facts are those of the row.
}
