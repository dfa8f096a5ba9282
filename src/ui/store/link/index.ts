export {
  type CompareLink,
  formatLink,
  type LinkProblem,
  type ParsedLink,
  parseLink,
  type Route,
  type WorkbenchLink,
} from "./link.ts";
export { packer } from "./link-files.ts";
export { localeIn, withLocale } from "./link-locale.ts";
