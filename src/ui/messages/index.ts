export { Marked, plainText } from "./message.tsx";
export { optionWord } from "./option-word.ts";
export {
  addMessages,
  hasMessage,
  labelText,
  loadAskedMessages,
  loadClassroomMessages,
  loadCompareMessages,
  loadExerciseMessages,
  loadGalleryMessages,
  loadPageMessages,
  type MessageId,
  t,
  translate,
  withAsked,
} from "./translate.ts";
