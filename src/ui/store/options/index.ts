export {
  contextChoices,
  defaultHeap,
  defaultsOf,
  INTROSPECTIVE,
  isSelector,
  optionsFor,
  type RunOptions,
  requestOptions,
  selectiveKind,
  selectorName,
  splitSelective,
  stepLimits,
} from "./options.ts";
