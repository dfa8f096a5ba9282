import type { Message } from "../../../trace/index.ts";
import { t, translate } from "../../messages/index.ts";
import { Formula } from "./formula.tsx";
import { charactersInSentence, type Room } from "./room.ts";

interface SaidProps {
  readonly messages: readonly Message[];
  readonly room: Room;
  readonly ruleTexts: readonly string[];
}

/** Sentences with the formulas between backticks set as such. One that ends in a formula gets its full stop. */
export function Said({ messages, room, ruleTexts }: SaidProps) {
  return messages.map(({ id, values }, place) => {
    const text = translate(id, values);
    const pieces = (/`$/.test(text) ? `${text}${t("explanation.fullStop")}` : text).split("`");
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: sentences have an order and no other name
      <span key={place}>
        {place === 0 ? null : " "}
        {pieces.map((piece, index) =>
          index % 2 === 0 ? (
            piece
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence have an order
            <code key={index}>
              <Formula
                text={piece}
                characters={charactersInSentence(piece, room, ruleTexts)}
                hasTokens={!/\s/.test(piece)}
              />
            </code>
          ),
        )}
      </span>
    );
  });
}
