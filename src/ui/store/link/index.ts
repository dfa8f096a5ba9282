export { engineOfLink } from "./engine-of-link.ts";
export {
  type CompareLink,
  enginesOf,
  formatLink,
  isWorkbenchRoute,
  type LinkedLine,
  type LinkProblem,
  type ParsedLink,
  pageOf,
  parseLink,
  type Route,
  type WorkbenchKind,
  type WorkbenchLink,
  workbenchKinds,
} from "./link.ts";
