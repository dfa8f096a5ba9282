import { type FormEvent, type RefObject, useId, useRef, useState } from "react";
import { positionOfAt, type Recording, type Stride, type Strides } from "../../trace/index.ts";
import type { StageFigures } from "../figures/index.ts";
import { t } from "../messages/index.ts";
import { Button, Modal, notify, Select, saveFile } from "../parts/index.ts";
import { type FilmFormat, filmFormats, filmOf, NoEncoder, pause } from "./film.ts";
import { picturesOf } from "./pictures.ts";
import { MAX_PICTURES, type Stop, stopsOf } from "./stops.ts";
import "./film.css";

/** What a film is made of. */
export interface FilmSource {
  readonly strides: Strides;
  readonly granularity: Stride;
  readonly recording: Recording;
  /** The position that is shown. */
  readonly position: number;
  readonly view: string;
  /** Draws for as long as `act` takes. */
  readonly withFigures: <T>(act: (figures: StageFigures) => Promise<T>) => Promise<T>;
}

interface FilmDialogProps {
  readonly source: FilmSource;
  readonly onClose: () => void;
}

const paces = ["500", "1000", "2000", "4000"] as const;

/** A part of the walk as a film: which steps, how fast, and in which format. */
export function FilmDialog({ source, onClose }: FilmDialogProps) {
  const { strides, granularity, recording } = source;
  const numberOf = (position: number): number => recording.stepsAt(position);
  const count = numberOf(recording.length);
  const [from, setFrom] = useState(() => (count < MAX_PICTURES ? 0 : Math.min(numberOf(source.position), count - 1)));
  const [to, setTo] = useState(() => Math.min(count, from + MAX_PICTURES - 1));
  const [pace, setPace] = useState<string>("1000");
  const [format, setFormat] = useState<FilmFormat>("gif");
  const first = useRef<HTMLInputElement>(null);
  const hint = useId();
  const positionOf = (step: number): number => positionOfAt(recording, String(step)) ?? recording.length;
  const stops =
    from > to ? [] : stopsOf(strides, recording, { from: positionOf(from), to: positionOf(to), granularity });
  const isTooLong = stops.length > MAX_PICTURES;
  const isWrong = isTooLong || stops.length === 0;
  const seconds = (stops.length * Number(pace)) / 1000;

  const { made, make, cancel } = useFilming(source, onClose);
  const close = (): void => {
    cancel();
    onClose();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isWrong)
      void make({ stops, name: `${source.view}-${from}-${to}.${format}`, format, milliseconds: Number(pace) });
  };

  const numbers = { min: 0, max: count, isWrong, hint };
  return (
    <Modal title={t("film.title")} isOpen onClose={close} initialFocus={first}>
      <form className="form film" onSubmit={submit}>
        <div className="film-fields">
          <StepField field={first} label={t("film.from")} value={from} onChange={setFrom} {...numbers} />
          <StepField label={t("film.to")} value={to} onChange={setTo} {...numbers} />
          <Select
            name={t("film.pace")}
            label={t("film.pace")}
            value={pace}
            choices={paces.map((value) => ({ value, text: t("film.seconds", { count: Number(value) / 1000 }) }))}
            onChange={setPace}
          />
          <Select
            name={t("film.format")}
            label={t("film.format")}
            value={format}
            choices={filmFormats.map((value) => ({ value, text: t(`film.${value}`) }))}
            onChange={(value) => setFormat(filmFormats.find((each) => each === value) ?? "gif")}
          />
        </div>
        <p id={hint} className={isWrong ? "form-error" : "form-hint"} role="status">
          {made !== undefined
            ? t("film.making", { made, count: stops.length })
            : isTooLong
              ? t("film.tooLong", { most: MAX_PICTURES })
              : stops.length === 0
                ? t("film.empty")
                : t("film.length", { count: stops.length, seconds })}
        </p>
        <div className="film-actions">
          <button type="submit" className="button is-primary" aria-disabled={isWrong || made !== undefined}>
            {t("film.save")}
          </button>
          {made === undefined ? null : <Button onClick={cancel}>{t("film.cancel")}</Button>}
        </div>
      </form>
    </Modal>
  );
}

interface Shooting {
  /** What it shows. */
  readonly stops: readonly Stop[];
  /** Of the file. */
  readonly name: string;
  readonly format: FilmFormat;
  /** That each picture is shown. */
  readonly milliseconds: number;
}

/** Makes a film and saves it. `made`: how many pictures there are so far; undefined: none is being made. */
function useFilming(source: FilmSource, onSaved: () => void) {
  const [made, setMade] = useState<number>();
  const making = useRef<AbortController>(undefined);
  const make = async ({ stops, name, format, milliseconds }: Shooting): Promise<void> => {
    if (made !== undefined) return;
    const controller = new AbortController();
    making.current = controller;
    setMade(0);
    const { signal } = controller;
    const request = { format, milliseconds, signal, onPicture: setMade };
    const film = await source
      .withFigures(async (figures) => {
        const pictures = await picturesOf(figures, source.view, stops, () => pause(signal));
        return pictures && filmOf(pictures, request);
      })
      .catch((error: unknown) => {
        const isFormat = error instanceof NoEncoder;
        notify({ kind: "warning", text: () => t(isFormat ? "film.noEncoder" : "film.failed") });
      });
    setMade(undefined);
    if (film === undefined || signal.aborted) return;
    saveFile(name, film);
    notify({ text: () => t("saved.done", { name }) });
    onSaved();
  };
  return { made, make, cancel: () => making.current?.abort() };
}

interface StepFieldProps {
  readonly field?: RefObject<HTMLInputElement | null>;
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly isWrong: boolean;
  readonly hint: string;
  readonly onChange: (value: number) => void;
}

function StepField({ field, label, value, min, max, isWrong, hint, onChange }: StepFieldProps) {
  return (
    <label>
      {label}
      <input
        ref={field}
        type="number"
        className="field"
        min={min}
        max={max}
        value={value}
        aria-invalid={isWrong}
        aria-describedby={hint}
        onChange={(event) => onChange(Math.min(max, Math.max(min, Math.trunc(Number(event.target.value)))))}
      />
    </label>
  );
}
