export { Marked, Message, plainText } from "./message.tsx";
export { hasMessage, type MessageId, type MessageValues, t, translate } from "./translate.ts";
