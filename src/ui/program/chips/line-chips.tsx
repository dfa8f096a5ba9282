import { Fragment } from "react";
import type { LineHint } from "../../adapters/monaco/index.ts";
import { type Fit, fitOf } from "./fit.ts";
import { type ChipForm, chipClasses, chipPieces } from "./pieces.ts";

interface LineChipsProps {
  readonly chips: readonly LineHint[];
  /** Pixels between the end of the text and the edge. */
  readonly free: number;
  /** How wide a letter of a chip is, in pixels. */
  readonly letter: number;
}

/** The chips of a line: in full, as glyphs, or as one that stands for them, whichever there is room for; whole on hover. */
export function LineChips({ chips, free, letter }: LineChipsProps) {
  const fit = fitOf(chips, free, letter);
  return (
    <span className="source-chips" data-fit={fit} title={wholeOf(chips)}>
      <Shown chips={chips} fit={fit} />
      {fit === "full" ? null : (
        <span className="source-chips-whole">
          <Chips chips={chips} form="full" />
        </span>
      )}
    </span>
  );
}

function Shown({ chips, fit }: { readonly chips: readonly LineHint[]; readonly fit: Fit }) {
  if (fit !== "least") return <Chips chips={chips} form={fit} />;
  const isNew = chips.some((chip) => chip.isNew);
  return <span className={`source-chip source-value source-least${isNew ? " is-new" : ""}`}>{chips.length}</span>;
}

function Chips({ chips, form }: { readonly chips: readonly LineHint[]; readonly form: ChipForm }) {
  return chips.map((chip, place) => (
    <Fragment key={`${chip.group ?? ""} ${chip.text} ${chip.tone ?? ""} ${chip.isWaiting ?? ""}`}>
      {place > 0 && chips[place - 1]?.group !== chip.group ? (
        <span className="source-chip-bar" aria-hidden="true">
          |
        </span>
      ) : null}
      <span className={chipClasses(chip, form)}>
        {chipPieces(chip, form).map(({ text, classes, isSign }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other name
          <span key={at} className={isSign ? "set-sign" : classes || undefined}>
            {text}
          </span>
        ))}
      </span>
    </Fragment>
  ));
}

/** All that the chips of a line say, a fact a row. */
function wholeOf(chips: readonly LineHint[]): string {
  return chips.map(({ whole, text }) => whole ?? text).join("\n");
}
