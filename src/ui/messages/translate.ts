import { setupI18n } from "@lingui/core";
import { compileMessage } from "@lingui/message-utils/compileMessage";
import { en } from "./en/index.ts";

/** The names of all texts. A text that is missing is a type error where it is used. */
export type MessageId = keyof typeof en;

export type MessageValues = Readonly<Record<string, string | number>>;

const i18n = setupI18n();
i18n.loadAndActivate({ locale: "en", messages: {} });

/** The text of an id in the reader's language, with its holes filled. */
export function t(id: MessageId, values?: MessageValues): string {
  return translate(id, values);
}

/** As `t`, for ids that come from a board. An unknown id reads as itself. */
export function translate(id: string, values?: MessageValues): string {
  // Compiled when first used: all at once would delay the first picture, each time would delay every step.
  if (hasMessage(id) && i18n.messages[id] === undefined) i18n.load("en", { [id]: compileMessage(en[id]) });
  return i18n._(id, { ...values });
}

/** Whether the catalogue has a text of this name. */
export function hasMessage(id: string): id is MessageId {
  return Object.hasOwn(en, id);
}
