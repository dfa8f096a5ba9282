export { Marked, plainText } from "./message.tsx";
export { optionWord } from "./option-word.ts";
export { withShortNames } from "./short-names.ts";
export {
  addMessages,
  hasMessage,
  labelText,
  loadCompareMessages,
  loadExerciseMessages,
  loadGalleryMessages,
  loadPageMessages,
  type MessageId,
  t,
  translate,
} from "./translate.ts";
