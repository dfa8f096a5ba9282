export { Marked, Message, plainText } from "./message.tsx";
export { addMessages, hasMessage, labelText, type MessageId, rewriteMessages, t, translate } from "./translate.ts";
