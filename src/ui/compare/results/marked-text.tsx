import type { ReactNode } from "react";
import type { FactMark } from "../../../engine-kit/index.ts";
import type { Seq } from "../../../trace/index.ts";
import { t } from "../../messages/index.ts";
import { FactButton, SightingMark } from "../../parts/index.ts";
import { ShownName } from "../../tokens/index.ts";
import type { LiveFact } from "./live-table.ts";

interface FactListProps {
  readonly facts: readonly LiveFact[];
  readonly picked: Seq | undefined;
  readonly onSelect: (fact: Seq) => void;
}

/** Facts of a cell, with a comma between them; each can be asked why. */
export function FactList({ facts, picked, onSelect }: FactListProps) {
  return facts.map(({ fact, isNew, text, ...marks }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: facts of a cell are only ever added
    <span key={index} className={isNew ? "is-fresh" : undefined}>
      {index === 0 ? "" : ", "}
      <MarkedText {...marks}>
        {fact === undefined ? (
          <ShownName text={text} />
        ) : (
          <FactButton fact={fact} isPicked={fact === picked} tabIndex={-1} onSelect={onSelect}>
            <ShownName text={text} isNew={isNew} />
          </FactButton>
        )}
      </MarkedText>
    </span>
  ));
}

interface MarkedTextProps {
  readonly mark: FactMark;
  readonly isUnobserved: boolean;
  readonly children: ReactNode;
}

/** A fact; what another run lacks has a line, a color, a glyph, and words for screen readers. */
function MarkedText({ mark, isUnobserved, children }: MarkedTextProps) {
  const sighting = isUnobserved ? <SightingMark sighting="unobserved" /> : null;
  if (mark === "shared")
    return (
      <>
        {children}
        {sighting}
      </>
    );
  const meaning = t(meanings[mark]);
  return (
    <span className={`is-${mark}`} title={meaning}>
      {children}
      <span className="mark" aria-hidden="true">
        {glyphs[mark]}
      </span>
      <span className="hidden-visually"> ({meaning})</span>
      {sighting}
    </span>
  );
}

const glyphs = { spurious: "✗", "only-here": "◆" } as const;

const meanings = { spurious: "compare.spurious", "only-here": "compare.onlyHere" } as const;

const words = { spurious: "compare.spuriousWord", "only-here": "compare.onlyHere" } as const;

interface MarkLegendProps {
  readonly marks: readonly Exclude<FactMark, "shared">[];
  /** The program was run, and what it did not show is marked. */
  readonly hasRun: boolean;
}

/** What the marks are called; what that means is in their titles. */
export function MarkLegend({ marks, hasRun }: MarkLegendProps) {
  return (
    <ul className="mark-legend" aria-label={t("compare.legend")}>
      {marks.map((mark) => (
        <li key={mark} title={t(meanings[mark])}>
          <span className={`is-${mark}`} aria-hidden="true">
            {glyphs[mark]}
          </span>{" "}
          {t(words[mark])}
        </li>
      ))}
      {hasRun ? (
        <li title={t("compare.unobserved")}>
          <SightingMark sighting="unobserved" isSilent /> {t("compare.unobservedWord")}
        </li>
      ) : null}
    </ul>
  );
}
