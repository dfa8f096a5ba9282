import { useId, useRef } from "react";
import { t } from "../../messages/index.ts";
import { Modal } from "../../parts/index.ts";
import { SavingSign } from "../../stored/index.ts";
import { type TalkSlide, withText } from "../talk.ts";
import type { OpenTalk } from "./use-talk.ts";

interface EditSlideProps {
  readonly open: OpenTalk;
  readonly id: string;
  readonly onClose: () => void;
}

/** The texts of a slide. What is written is kept with each key. */
export function EditSlide({ open: { name, talk, order, change }, id, onClose }: EditSlideProps) {
  const title = useRef<HTMLInputElement>(null);
  const field = useId();
  const slide = talk.slides[id];
  if (slide === undefined) return null;
  const set = (part: Partial<TalkSlide>): void => change((now) => withText(now, id, part));
  const area = (part: "text" | "notes") => (
    <p className="slide-field">
      <label htmlFor={`${field}-${part}`}>{t(`slides.field.${part}`)}</label>
      <textarea
        id={`${field}-${part}`}
        rows={3}
        value={slide[part]}
        onChange={(event) => set({ [part]: event.target.value })}
      />
    </p>
  );
  return (
    <Modal
      title={t("slides.editing", { number: order.indexOf(id) + 1 })}
      isOpen
      onClose={onClose}
      className="edit-slide"
      initialFocus={title}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onClose();
        }}
      >
        <p className="slide-field">
          <label htmlFor={`${field}-title`}>{t("slides.field.title")}</label>
          <input
            ref={title}
            id={`${field}-title`}
            value={slide.title}
            maxLength={120}
            onChange={(event) => set({ title: event.target.value })}
          />
        </p>
        {area("text")}
        {area("notes")}
        <p className="slide-field">
          <label htmlFor={`${field}-minutes`}>{t("slides.field.minutes")}</label>
          <input
            id={`${field}-minutes`}
            type="number"
            min={0}
            max={240}
            step={0.5}
            value={slide.minutes}
            onChange={({ target: { valueAsNumber: minutes } }) => {
              if (minutes >= 0 && minutes <= 240) set({ minutes });
            }}
          />
        </p>
        <p className="slide-foot">
          <button type="submit" className="button is-primary">
            {t("slides.done")}
          </button>
          <SavingSign kind="talk" name={name} />
        </p>
      </form>
    </Modal>
  );
}
