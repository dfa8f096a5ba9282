import { useState } from "react";
import { t } from "../../messages/index.ts";
import { notify } from "../../parts/index.ts";
import { useLinks, useServices } from "../../store/index.ts";
import { movedTo, withoutSlide, withSlide } from "../talk.ts";
import { EditSlide } from "./edit-slide.tsx";
import { linkOfSlide } from "./slide-link.ts";
import { SlideList } from "./slide-list.tsx";
import { StripHead } from "./strip-head.tsx";
import { type OpenTalk, useTalk } from "./use-talk.ts";
import "./strip.css";

/** The slides of the lecture that is made while walking, at the foot of the page. */
export function SlideStrip() {
  const open = useTalk();
  return open === undefined ? null : <Strip key={open.name} open={open} />;
}

function Strip({ open }: { readonly open: OpenTalk }) {
  const { talk, order, change } = open;
  const { engines } = useServices();
  const links = useLinks();
  const [chosen, choose] = useState<string>();
  const [edited, edit] = useState<string>();
  const current = chosen !== undefined && order.includes(chosen) ? chosen : order.at(-1);
  const move = (id: string, place: number): void => {
    if (place < 0 || place >= order.length) return;
    choose(id);
    change((now) => movedTo(now, id, place));
    const title = talk.slides[id]?.title ?? "";
    notify({ text: () => t("slides.moved", { title, number: place + 1 }), id: "slide" });
  };
  const remove = (id: string): void => {
    const slide = talk.slides[id];
    if (slide === undefined) return;
    const place = order.indexOf(id);
    choose(order[place + 1] ?? order[place - 1]);
    change((now) => withoutSlide(now, id));
    notify({
      text: () => t("slides.removed", { title: slide.title }),
      action: {
        label: () => t("slides.undo"),
        onClick: () => {
          change((now) => movedTo(withSlide(now, id, slide, undefined), id, place));
          choose(id);
        },
      },
    });
  };
  const show = (id: string): void => {
    const slide = talk.slides[id];
    const link = slide === undefined ? undefined : linkOfSlide(links, engines, slide);
    if (link !== undefined) location.assign(link);
  };
  return (
    <section className="slide-strip" aria-label={t("slides.strip")}>
      <StripHead open={open} current={current} onEdit={edit} onMove={move} onRemove={remove} />
      <SlideList
        open={open}
        current={current}
        onChoose={choose}
        onShow={show}
        onEdit={edit}
        onMove={move}
        onRemove={remove}
      />
      {edited === undefined ? null : <EditSlide open={open} id={edited} onClose={() => edit(undefined)} />}
    </section>
  );
}
