import { useEffect, useMemo, useRef, useState } from "react";
import type { Derivation, Seq } from "../../../trace/index.ts";
import { t } from "../../messages/index.ts";
import { moveAmongFacts } from "../../parts/index.ts";
import type { StepNumbers } from "../../store/index.ts";
import { ProofNode } from "./proof-node.tsx";
import { repeatedIn } from "./repeated.ts";
import "./proof.css";

export interface ProofTreeProps {
  readonly derivation: Derivation;
  readonly position: number;
  readonly steps: StepNumbers;
  readonly sourceLine: (file: string, line: number) => string | undefined;
  /** Asks about another fact. */
  readonly onSelectFact: (fact: Seq) => void;
  /** Shows a line of a file: of the program, or of the library. */
  readonly onOpenFile: (file: string, line: number) => void;
  /** Goes to the position right after a step. */
  readonly onJump: (fact: Seq) => void;
}

/** A proof, conclusion first: below each fact the premises of its rule. What several facts rest on is unfolded once. */
export function ProofTree(props: ProofTreeProps) {
  const { derivation } = props;
  const [folded, fold] = useState<ReadonlySet<Seq>>(new Set());
  const [sought, seek] = useState<{ readonly fact: Seq } | undefined>(undefined);
  const [active, activate] = useState(derivation.fact);
  const list = useRef<HTMLUListElement>(null);
  const repeated = useMemo(() => repeatedIn(derivation), [derivation]);
  useEffect(() => {
    if (sought !== undefined) list.current?.querySelector<HTMLElement>(`[data-fact="${sought.fact}"]`)?.focus();
  }, [sought]);
  const toggle = (fact: Seq): void => {
    const others = new Set(folded);
    if (!others.delete(fact)) others.add(fact);
    fold(others);
  };
  const seekFact = (fact: Seq): void => {
    fold(new Set());
    seek({ fact });
  };
  return (
    <ul
      ref={list}
      className="proof"
      aria-label={t("why.proof")}
      onKeyDown={moveAmongFacts}
      onFocus={({ target }) => {
        if (target.dataset["fact"] !== undefined) activate(Number(target.dataset["fact"]));
      }}
    >
      <ProofNode
        {...props}
        node={derivation}
        isRoot
        repeated={repeated}
        folded={folded}
        active={active}
        onFold={toggle}
        onSeek={seekFact}
      />
    </ul>
  );
}
