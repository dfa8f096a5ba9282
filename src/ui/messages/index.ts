export { Marked, Message, plainText } from "./message.tsx";
export { addMessages, hasMessage, labelText, type MessageId, showPseudoLocale, t, translate } from "./translate.ts";
