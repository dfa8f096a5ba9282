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
  loadSlideMessages,
  type MessageId,
  t,
  translate,
  withAsked,
} from "./translate.ts";
