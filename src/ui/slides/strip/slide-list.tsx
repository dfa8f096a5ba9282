import { type DragEvent, type KeyboardEvent, useEffect, useRef } from "react";
import { t } from "../../messages/index.ts";
import { useRecords } from "../../store/index.ts";
import type { TalkSlide } from "../talk.ts";
import type { OpenTalk } from "./use-talk.ts";

export interface SlideActions {
  readonly onEdit: (id: string) => void;
  readonly onMove: (id: string, place: number) => void;
  readonly onRemove: (id: string) => void;
}

interface SlideListProps extends SlideActions {
  readonly open: OpenTalk;
  readonly current: string | undefined;
  readonly onChoose: (id: string) => void;
  /** Shows on the page what a slide shows. */
  readonly onShow: (id: string) => void;
}

/** The slides in their order, as a list of which one is chosen: keys move, edit and delete it. */
export function SlideList({ open, current, onChoose, onShow, onEdit, onMove, onRemove }: SlideListProps) {
  const { talk, order } = open;
  const list = useRef<HTMLDivElement>(null);
  const dragged = useRef<string>(undefined);
  useEffect(() => {
    list.current?.querySelector(`[data-slide="${current}"]`)?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [current]);
  if (order.length === 0) return <p className="slides-none">{t("slides.empty")}</p>;
  const press = (event: KeyboardEvent): void => {
    if (current === undefined || event.ctrlKey || event.metaKey) return;
    const place = order.indexOf(current);
    const go = (by: number): void =>
      event.altKey ? onMove(current, place + by) : onChoose(order[place + by] ?? current);
    const act = {
      ArrowLeft: () => go(-1),
      ArrowRight: () => go(1),
      Home: () => onChoose(order[0] ?? current),
      End: () => onChoose(order.at(-1) ?? current),
      Enter: () => onEdit(current),
      " ": () => onShow(current),
      Delete: () => onRemove(current),
    }[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
  const drop = (event: DragEvent, place: number): void => {
    event.preventDefault();
    if (dragged.current !== undefined) onMove(dragged.current, place);
    dragged.current = undefined;
  };
  return (
    <div
      ref={list}
      className="slide-list"
      role="listbox"
      aria-label={t("slides.list")}
      aria-orientation="horizontal"
      aria-activedescendant={current === undefined ? undefined : `slide-${current}`}
      tabIndex={0}
      onKeyDown={press}
    >
      {order.map((id, place) => {
        const slide = talk.slides[id];
        return slide === undefined ? null : (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the list has the keys
          // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus
          <div
            key={id}
            id={`slide-${id}`}
            className="slide-frame"
            role="option"
            aria-selected={id === current}
            aria-label={t("slides.slide", { number: place + 1, title: slide.title, step: stepOf(slide) })}
            data-slide={id}
            draggable
            onClick={() => {
              onChoose(id);
              onShow(id);
            }}
            onDoubleClick={() => onEdit(id)}
            onDragStart={() => {
              dragged.current = id;
            }}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => drop(event, place)}
          >
            <SlidePicture id={id} />
            <span className="slide-title">
              <b>{place + 1}</b> {slide.title}
            </span>
            <small>{stepOf(slide)}</small>
          </div>
        );
      })}
    </div>
  );
}

function stepOf({ at }: TalkSlide): string {
  return t("slides.step", { step: at ?? "0" });
}

function SlidePicture({ id }: { readonly id: string }) {
  const svg = useRecords((records) => records.get("picture", id)?.svg);
  return (
    <span className="slide-picture">
      {svg === undefined ? null : (
        <img alt="" draggable={false} src={`data:image/svg+xml,${encodeURIComponent(svg)}`} />
      )}
    </span>
  );
}
