import { X } from "lucide-react";
import { memo, type ReactNode } from "react";
import type { Derivation, Seq } from "../../trace/index.ts";
import { t } from "../messages/index.ts";
import { Button, IconButton, keepFocus, LinkButton, type Sighting, SightingMark, SmallButton } from "../parts/index.ts";
import type { StepNumbers } from "../store/index.ts";
import { TokenText, useShown } from "../tokens/index.ts";
import { PanelSection } from "./panel-section.tsx";
import { ProofTree } from "./proof/index.ts";

interface WhyPanelProps {
  /** Undefined: nothing is selected, or what is selected is no fact. */
  readonly derivation: Derivation | undefined;
  readonly hasSelection: boolean;
  /** The fact of the present step, offered when nothing is selected. */
  readonly latest: Seq | undefined;
  /** Goes to the next step with a fact, and asks why of it: where the present one has none. */
  readonly onAhead: () => void;
  readonly position: number;
  readonly steps: StepNumbers;
  readonly sourceLine: (file: string, line: number) => string | undefined;
  readonly onSelectFact: (fact: Seq) => void;
  /** Ends the question. */
  readonly onClose: () => void;
  /** What the execution says about the fact, in a sentence; undefined where it cannot tell. */
  readonly observed: { readonly sighting: Sighting; readonly text: string } | undefined;
  /** Shows a line of a file, if it is not one of the program's. */
  readonly onOpenFile: (file: string, line: number) => void;
  /** Shows the run behind the fact; undefined where there is none. */
  readonly onReplay?: (() => void) | undefined;
  /** How many derivations are known, and which is shown, from 0. */
  readonly ways?: number;
  readonly way?: number;
  readonly onWay?: (way: number) => void;
  /** The breakpoint on what is selected; undefined while nothing is. */
  readonly watch?: Watch | undefined;
  /** Goes to the position right after a step. */
  readonly onJump: (fact: Seq) => void;
  /** Stands below the proof. */
  readonly children?: ReactNode;
}

interface Watch {
  /** What is watched, as the page writes it. */
  readonly name: string;
  readonly isOn: boolean;
  readonly toggle: () => void;
}

/** Why the selected fact holds: its proof as a tree. */
export const WhyPanel = memo(function WhyPanel(props: WhyPanelProps) {
  const { derivation, onClose, onReplay, watch, children } = props;
  const shown = useShown();
  return (
    <PanelSection
      label={t("region.why")}
      className="why"
      title={
        derivation === undefined ? (
          t("region.why")
        ) : (
          <>
            {t("why.title")}{" "}
            <span className="why-fact">
              <TokenText text={shown(derivation.text)} />
            </span>
          </>
        )
      }
      actions={
        derivation === undefined ? undefined : (
          <>
            {watch === undefined ? null : <WatchButton {...watch} />}
            {onReplay === undefined ? null : (
              <SmallButton title={t("replay.openHint")} onClick={onReplay}>
                {t("replay.open")}
              </SmallButton>
            )}
            <IconButton aria-label={t("why.close")} title={t("why.closeHint")} onClick={onClose}>
              <X size={16} aria-hidden="true" />
            </IconButton>
          </>
        )
      }
    >
      <div className="panel-body why-body">
        {derivation === undefined ? <Nothing {...props} /> : <Proof {...props} derivation={derivation} />}
        {children}
      </div>
      {derivation === undefined ? null : <Keys />}
    </PanelSection>
  );
});

function WatchButton({ name, isOn, toggle }: Watch) {
  return (
    <SmallButton
      title={t("breakpoints.whenChangedHint", { name })}
      aria-pressed={isOn}
      onMouseDown={keepFocus}
      onClick={toggle}
    >
      <span aria-hidden="true">{isOn ? "●" : "○"}</span> {t("breakpoints.whenChanged")}
    </SmallButton>
  );
}

function Nothing({ hasSelection, latest, watch, onSelectFact, onAhead }: WhyPanelProps) {
  return (
    <>
      <p className="empty">{t(hasSelection ? "why.noFact" : "why.empty")}</p>
      {watch === undefined ? null : <WatchButton {...watch} />}
      <Button onClick={latest === undefined ? onAhead : () => onSelectFact(latest)}>
        {t(latest === undefined ? "why.ahead" : "why.latest")}
      </Button>
    </>
  );
}

interface ProofProps extends WhyPanelProps {
  readonly derivation: Derivation;
}

function Proof(props: ProofProps) {
  const { derivation, observed, position, steps } = props;
  return (
    <>
      {observed === undefined ? null : (
        <p className="why-observed">
          <SightingMark sighting={observed.sighting} isSilent /> {observed.text}
        </p>
      )}
      <Ways {...props} />
      {derivation.fact >= position ? (
        <p className="empty">{t("why.later", { step: steps.of(derivation.fact) })}</p>
      ) : null}
      {/* Another fact is another proof: nothing of it is folded. */}
      <ProofTree key={`${derivation.fact} ${props.way}`} {...props} />
    </>
  );
}

/** Leads through the derivations of a fact that has several. */
function Ways({ ways = 1, way = 0, onWay }: WhyPanelProps) {
  if (ways < 2 || onWay === undefined) return null;
  return (
    <p className="why-ways">
      <span role="status">{t("why.way", { way: way + 1, ways })}</span>
      <LinkButton aria-disabled={way === 0} onClick={() => onWay(Math.max(0, way - 1))}>
        {t("why.previousWay")}
      </LinkButton>
      <LinkButton aria-disabled={way === ways - 1} onClick={() => onWay(Math.min(ways - 1, way + 1))}>
        {t("why.nextWay")}
      </LinkButton>
    </p>
  );
}

const keys = [
  ["↑ ↓", "why.key.walk"],
  ["↵", "why.key.jump"],
  ["Esc", "why.key.close"],
] as const;

/** What the keys do here. */
function Keys() {
  return (
    <p className="why-keys" aria-hidden="true">
      {keys.map(([key, id]) => (
        <span key={id}>
          <span className="key-cap">{key}</span> {t(id)}
        </span>
      ))}
    </p>
  );
}
