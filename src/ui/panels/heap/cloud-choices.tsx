import { Popover } from "radix-ui";
import type { RefObject } from "react";
import type { HeapCloud, Seq } from "../../../trace/index.ts";
import { t } from "../../messages/index.ts";
import { FactButton } from "../../parts/index.ts";

interface CloudChoicesProps {
  readonly cloud: HeapCloud | undefined;
  /** The element of the drawing that the list belongs to. */
  readonly anchor: RefObject<Element | null>;
  readonly onSelectFact: (fact: Seq) => void;
  readonly onClose: () => void;
}

/** What a predicate may be: one line a disjunct; those that some step chose lead there. */
export function CloudChoices({ cloud, anchor, onSelectFact, onClose }: CloudChoicesProps) {
  const select = (fact: Seq): void => {
    onSelectFact(fact);
    onClose();
  };
  return (
    <Popover.Root open={cloud !== undefined} onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      <Popover.Anchor virtualRef={anchor as RefObject<Element>} />
      <Popover.Portal>
        <Popover.Content
          className="popover heap-choices"
          aria-label={t("heap.choicesOf", { cloud: cloud?.label ?? "" })}
          sideOffset={6}
          collisionPadding={12}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (anchor.current instanceof SVGElement) anchor.current.focus();
          }}
        >
          <h3>
            {cloud?.fact === undefined ? (
              <code>{cloud?.label}</code>
            ) : (
              <FactButton fact={cloud.fact} onSelect={select}>
                {cloud.label}
              </FactButton>
            )}
          </h3>
          <p className="form-hint">{t("heap.choicesHint")}</p>
          <ol>
            {cloud?.choices.map(({ text, fact }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: choices are the disjuncts of a definition, in its order
              <li key={index}>
                {fact === undefined ? (
                  <code>{text}</code>
                ) : (
                  <FactButton fact={fact} onSelect={select}>
                    {text}
                  </FactButton>
                )}
              </li>
            ))}
          </ol>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
