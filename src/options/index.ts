export {
  type Choice,
  type ChoiceControl,
  type Control,
  type ControlContext,
  choicesOf,
  chosenValue,
  type Finding,
  type FlagControl,
  isValue,
  type Label,
  type MethodsControl,
  type OwnControl,
  type OwnDefinitions,
  shownValue,
  type TextControl,
} from "./control.ts";
export { definitionFiles, namesOrDefinition, withDefinitionFiles } from "./definition-files.ts";
export { withOptions } from "./edit.ts";
export { type Flag, flagsOf } from "./flags.ts";
export { flag, type Kind, list, listOf, milliseconds, notation, oneOf, showGiven, text, wholeNumber } from "./kinds.ts";
export { type LinkMistake, linkedOptions, readLinkOptions, writeLinkOptions } from "./link.ts";
export { camelCase, flagName } from "./names.ts";
export {
  type Given,
  type GivenOptions,
  type Option,
  type OptionValue,
  option,
  type RawOptions,
  type Values,
} from "./option.ts";
export {
  defineOptions,
  type NamedOption,
  type OptionSchema,
  optionNamed,
  presentName,
  recordingOptionsIn,
  takenBy,
  withoutRecordingOptions,
} from "./schema.ts";
