import { useRef } from "react";
import type { Atom, FormulaView, Seq } from "../../../trace/index.ts";
import { t } from "../../messages/index.ts";
import { FactButton, moveAmongFacts } from "../../parts/index.ts";
import type { Selection } from "../../store/index.ts";
import { Formula } from "../card/index.ts";
import { atomsWithin, lettersOfAtom, type Space, sharesOf } from "./fold-atoms.ts";
import { PROBE, useSpace } from "./use-space.ts";
import "./formula.css";

interface FormulaPanelProps {
  readonly label: string;
  /** The letter of the formula: `Δ`. */
  readonly symbol: string;
  readonly view: FormulaView;
  /** Its printed form is shown, too. */
  readonly isRaw: boolean;
  readonly onRaw: (isRaw: boolean) => void;
  readonly selection: Selection | undefined;
  readonly onSelectFact: (fact: Seq) => void;
}

/** The letters of the word before what comes of a formula, and of the edges of the line. */
const BESIDE = 13;

/** A formula as a line of atoms, and below it what the step makes of it. */
export function FormulaPanel({ label, symbol, view, isRaw, onRaw, selection, onSelectFact }: FormulaPanelProps) {
  const box = useRef<HTMLUListElement>(null);
  const probe = useRef<HTMLSpanElement>(null);
  const space = useSpace(box, probe);
  const { owner, atoms, bound, outcomes } = view;
  const body = useRef<HTMLDivElement>(null);
  const line = useSpace(body, probe);
  const shares = sharesOf(outcomes, line.letters - BESIDE);
  const picking = { selection, onSelectFact, onMore: () => onRaw(true) };
  return (
    <div ref={body} className="formula-body" role="group" aria-label={label} onKeyDown={moveAmongFacts}>
      <div className="formula-line">
        <span className="formula-owner">{t("formula.of", { symbol, owner })}</span>
        <ul ref={box} className="formula-atoms">
          <Atoms atoms={atoms} space={space} isFirst {...picking} />
        </ul>
        <Bound names={bound} />
        <button type="button" className="button formula-raw-button" aria-pressed={isRaw} onClick={() => onRaw(!isRaw)}>
          {t("formula.raw")}
        </button>
      </div>
      {outcomes.length === 0 ? null : (
        <div className="formula-line formula-outcomes">
          <span className="formula-word">{t("formula.becomes")}</span>
          {outcomes.map((outcome, index) => (
            <ul key={outcome.owner} className="formula-atoms" aria-label={outcome.owner}>
              <li className="formula-owner is-new" aria-hidden="true">
                {outcome.owner}
              </li>
              <Atoms atoms={outcome.atoms} space={{ lines: 1, letters: shares[index] ?? 0 }} {...picking} />
            </ul>
          ))}
        </div>
      )}
      <span ref={probe} className="formula-probe" aria-hidden="true">
        {PROBE}
      </span>
    </div>
  );
}

interface AtomsProps {
  readonly atoms: readonly Atom[];
  readonly space: Space;
  /** Tab stops at the first one. */
  readonly isFirst?: boolean;
  readonly selection: Selection | undefined;
  readonly onSelectFact: (fact: Seq) => void;
  /** Shows those that are left out. */
  readonly onMore: () => void;
}

function Atoms({ atoms, space, isFirst = false, selection, onSelectFact, onMore }: AtomsProps) {
  const shown = atomsWithin(atoms, space);
  const left = atoms.length - shown.length;
  return (
    <>
      {shown.map((atom, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an atom may stand in a formula twice
        <li key={`${index} ${atom.key}`}>
          {index === 0 ? null : <span className="formula-joint">{atom.joint}</span>}
          <FactButton
            fact={atom.fact}
            className={`atom ${atom.isReplaced ? "is-replaced" : atom.isNew ? "is-new" : ""}`}
            isPicked={selection?.fact === atom.fact || selection?.elements.includes(atom.key) === true}
            tabIndex={isFirst && index === 0 ? 0 : -1}
            title={t("formula.since", { origin: atom.origin })}
            onSelect={onSelectFact}
          >
            <Formula text={atom.text} characters={lettersOfAtom(space)} />
            <Said atom={atom} />
          </FactButton>
        </li>
      ))}
      {left === 0 ? null : (
        <li>
          <button type="button" className="formula-left" tabIndex={-1} onClick={onMore}>
            {t("formula.left", { count: left })}
          </button>
        </li>
      )}
    </>
  );
}

/** What the color of an atom says. */
function Said({ atom }: { readonly atom: Atom }) {
  if (!atom.isReplaced && !atom.isNew) return null;
  return <span className="hidden-visually"> {t(atom.isReplaced ? "formula.replaced" : "panel.new")}</span>;
}

/** So many names of those that are bound are shown. */
const NAMES = 4;

function Bound({ names }: { readonly names: readonly string[] }) {
  if (names.length === 0) return null;
  const shown = names.length > NAMES + 1 ? names.slice(0, NAMES) : names;
  const left = names.length - shown.length;
  return (
    <span className="formula-bound" title={`∃ ${names.join(", ")}`}>
      ∃ {shown.join(", ")}
      {left === 0 ? null : ` +${left}`}
    </span>
  );
}
