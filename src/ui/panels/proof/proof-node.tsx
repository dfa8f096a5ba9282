import type { Derivation, Seq } from "../../../trace/index.ts";
import { t, translate } from "../../messages/index.ts";
import { keepFocus, LinkButton } from "../../parts/index.ts";
import { TokenText, useShown } from "../../tokens/index.ts";
import type { ProofTreeProps } from "./proof-tree.tsx";

interface ProofNodeProps extends Omit<ProofTreeProps, "derivation"> {
  readonly node: Derivation;
  readonly isRoot?: boolean;
  /** The nodes whose premises stand above. */
  readonly repeated: ReadonlySet<Derivation>;
  /** The facts whose premises are hidden. */
  readonly folded: ReadonlySet<Seq>;
  /** The fact whose controls Tab reaches. */
  readonly active: Seq;
  readonly onFold: (fact: Seq) => void;
  /** Leads to where a fact stands first. */
  readonly onSeek: (fact: Seq) => void;
}

/** A fact with its rule, its statement and its step; below it what it rests on. */
export function ProofNode(props: ProofNodeProps) {
  const { node, isRoot = false, position, steps, folded, onFold, onJump } = props;
  const { fact, text } = node;
  const side = [...new Set(node.side)];
  const hasPremises = node.premises.length + side.length > 0 && !props.repeated.has(node);
  const isOpen = !folded.has(fact);
  const shown = useShown();
  const tabIndex = fact === props.active ? 0 : -1;
  const isNow = fact + 1 === position || steps.at(position) === String(steps.of(fact));
  return (
    <li>
      <div className={`proof-node${isRoot ? " is-root" : ""}${isNow ? " is-now" : ""}`}>
        {hasPremises ? (
          <button
            type="button"
            className="twist"
            aria-expanded={isOpen}
            aria-label={t("why.premises", { fact: text })}
            tabIndex={tabIndex}
            onMouseDown={keepFocus}
            onClick={() => onFold(fact)}
          >
            <span aria-hidden="true">{isOpen ? "▾" : "▸"}</span>
          </button>
        ) : null}
        <button
          type="button"
          data-fact={fact}
          className="fact proof-fact"
          aria-current={isNow ? "step" : undefined}
          title={t(isRoot ? "why.jump" : "why.ask")}
          tabIndex={tabIndex}
          onMouseDown={keepFocus}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            onJump(fact);
          }}
          onClick={() => (isRoot ? onJump(fact) : props.onSelectFact(fact))}
        >
          <TokenText text={shown(text)} />
        </button>
        <span className="proof-reason">
          <span className="rule-name">{translate(node.rule)}</span>
          <Statement {...props} />
          <LinkButton title={t("why.jump")} tabIndex={tabIndex} onMouseDown={keepFocus} onClick={() => onJump(fact)}>
            {t("why.step", { step: steps.of(fact) })}
          </LinkButton>
        </span>
      </div>
      <Cut {...props} />
      {hasPremises && isOpen ? (
        <ul>
          {node.premises.map((premise, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a rule may use one fact twice
            <ProofNode {...props} key={`${premise.fact} ${place}`} node={premise} isRoot={false} />
          ))}
          {side.map((condition) => (
            <li key={condition} className="proof-side">
              <code>
                <TokenText text={shown(condition)} />
              </code>
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}

/** Says where the premises are that do not stand below. */
function Cut({ node, repeated, onSeek, onSelectFact }: ProofNodeProps) {
  if (!node.isCut) return null;
  const isAbove = repeated.has(node);
  return (
    <p className="proof-cut">
      <span aria-hidden="true">⋯ </span>
      {isAbove ? null : t("why.cut")}{" "}
      <LinkButton onClick={() => (isAbove ? onSeek(node.fact) : onSelectFact(node.fact))}>
        {t(isAbove ? "why.shownAbove" : "why.open")}
      </LinkButton>
    </p>
  );
}

/** The line of the statement, with its text if it is the program’s. */
function Statement({ node, active, sourceLine, onOpenFile }: ProofNodeProps) {
  const place = node.statement;
  if (place === undefined) return null;
  const { line } = place.start;
  const text = sourceLine(place.file, line);
  const file = place.file.replace(/^.*\//, "");
  return (
    <button
      type="button"
      className="link-button proof-line"
      tabIndex={node.fact === active ? 0 : -1}
      title={text === undefined ? t("why.openLibrary", { file, line }) : undefined}
      onMouseDown={keepFocus}
      onClick={() => onOpenFile(place.file, line)}
    >
      {text === undefined ? (
        t("why.fileLine", { file, line })
      ) : (
        <>
          {t("why.line", { line })} <code>{text}</code>
        </>
      )}
    </button>
  );
}
