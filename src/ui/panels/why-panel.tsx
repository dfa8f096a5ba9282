import { memo, useState } from "react";
import type { Derivation, Seq } from "../../trace/index.ts";
import { t, translate, withShortNames } from "../messages/index.ts";
import { FactButton, type Sighting, SightingMark } from "../parts/index.ts";
import { TokenText } from "../tokens/index.ts";
import { PanelSection } from "./panel-section.tsx";

interface WhyPanelProps {
  /** Undefined: nothing is selected, or what is selected is no fact. */
  readonly derivation: Derivation | undefined;
  readonly hasSelection: boolean;
  /** The fact of the present step, offered when nothing is selected. */
  readonly latest: Seq | undefined;
  readonly position: number;
  readonly sourceLine: (file: string, line: number) => string | undefined;
  readonly onSelectFact: (fact: Seq | undefined) => void;
  /** What the execution says about the fact, in a sentence; undefined where it cannot tell. */
  readonly observed: { readonly sighting: Sighting; readonly text: string } | undefined;
  /** Shows a line of a file, if it is not one of the program's. */
  readonly onOpenFile: (file: string, line: number) => void;
  /** Shows the run behind the fact; undefined where there is none. */
  readonly onReplay?: (() => void) | undefined;
  /** Goes to the position right after a step. */
  readonly onJump: (fact: Seq) => void;
}

/** The derivation of the selected fact: rules, premises, statements, and the steps that made them. */
export const WhyPanel = memo(function WhyPanel(props: WhyPanelProps) {
  const { derivation, onSelectFact, onReplay } = props;
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
              <TokenText text={derivation.text} />
            </span>
          </>
        )
      }
      actions={
        derivation === undefined ? undefined : (
          <>
            {onReplay === undefined ? null : (
              <button type="button" className="button small" title={t("replay.openHint")} onClick={onReplay}>
                {t("replay.open")}
              </button>
            )}
            <button type="button" className="link-button" onClick={() => onSelectFact(undefined)}>
              {t("why.clear")}
            </button>
          </>
        )
      }
    >
      <div className="panel-body why-body">
        {derivation === undefined ? <Nothing {...props} /> : <Tree {...props} derivation={derivation} />}
      </div>
    </PanelSection>
  );
});

function Nothing({ hasSelection, latest, onSelectFact }: WhyPanelProps) {
  return (
    <>
      <p className="empty">{t(hasSelection ? "why.noFact" : "why.empty")}</p>
      {latest === undefined ? null : (
        <button type="button" className="button" onClick={() => onSelectFact(latest)}>
          {t("why.latest")}
        </button>
      )}
    </>
  );
}

interface TreeProps extends WhyPanelProps {
  readonly derivation: Derivation;
}

function Tree(props: TreeProps) {
  const isLater = props.derivation.fact >= props.position;
  return (
    <>
      {props.observed === undefined ? null : (
        <p className="why-observed">
          <SightingMark sighting={props.observed.sighting} isSilent /> {props.observed.text}
        </p>
      )}
      {isLater ? <p className="empty">{t("why.later", { step: props.derivation.fact + 1 })}</p> : null}
      <ul className="derivation">
        <Node {...props} node={props.derivation} isRoot />
      </ul>
    </>
  );
}

interface NodeProps extends WhyPanelProps {
  readonly node: Derivation;
  readonly isRoot?: boolean;
}

function Node(props: NodeProps) {
  const { node, isRoot = false, onSelectFact } = props;
  const [isOpen, setOpen] = useState(true);
  const hasPremises = node.premises.length + node.side.length > 0;
  return (
    <li>
      <div className="derivation-line">
        {hasPremises ? (
          <button
            type="button"
            className="twist"
            aria-expanded={isOpen}
            aria-label={t("why.premises", { fact: node.text })}
            onClick={() => setOpen(!isOpen)}
          >
            <span aria-hidden="true">{isOpen ? "▾" : "▸"}</span>
          </button>
        ) : (
          <span className="twist" aria-hidden="true">
            ·
          </span>
        )}
        {isRoot ? null : (
          <FactButton fact={node.fact} title={node.text} onSelect={onSelectFact}>
            <TokenText text={withShortNames(node.text)} />
          </FactButton>
        )}
        <span className="rule-name">{translate(node.rule)}</span>
        <Statement {...props} />
        <button
          type="button"
          className="link-button step-link"
          title={t("why.jump")}
          onClick={() => props.onJump(node.fact)}
        >
          {t("why.step", { step: node.fact + 1 })}
        </button>
      </div>
      {node.isCut ? (
        <p className="cut">
          <span aria-hidden="true">⋯ </span>
          {t("why.cut")}{" "}
          <button type="button" className="link-button" onClick={() => onSelectFact(node.fact)}>
            {t("why.open")}
          </button>
        </p>
      ) : null}
      {hasPremises && isOpen ? (
        <ul>
          {node.premises.map((premise, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a rule may use one fact twice
            <Node {...props} key={`${premise.fact} ${place}`} node={premise} isRoot={false} />
          ))}
          {[...new Set(node.side)].map((text) => (
            <li key={text} className="side">
              <code>
                <TokenText text={text} />
              </code>
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}

function Statement({ node, sourceLine, onOpenFile }: NodeProps) {
  const place = node.statement;
  if (place === undefined) return null;
  const { line } = place.start;
  const text = sourceLine(place.file, line);
  if (text === undefined) {
    const file = place.file.replace(/^.*\//, "");
    return (
      <button
        type="button"
        className="link-button"
        title={t("why.openLibrary", { file, line })}
        onClick={() => onOpenFile(place.file, line)}
      >
        {t("why.fileLine", { file, line })}
      </button>
    );
  }
  return (
    <span className="statement">
      <code>{text}</code> {t("why.line", { line })}
    </span>
  );
}
