import { Fragment } from "react";
import type { Message as MessageData } from "../../trace/index.ts";
import { translate } from "./translate.ts";

/** A text in which backticks mark code. */
export function Marked({ text }: { readonly text: string }) {
  let offset = 0;
  return text.split("`").map((piece, index) => {
    const key = offset;
    offset += piece.length + 1;
    return index % 2 === 1 ? <code key={key}>{piece}</code> : <Fragment key={key}>{piece}</Fragment>;
  });
}

/** The sentence without marks, for titles and announcements. */
export function plainText(message: MessageData): string {
  return translate(message.id, message.values).replaceAll("`", "");
}
