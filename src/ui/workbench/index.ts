export { SplitPanels } from "./layout/index.ts";
export { Waiting } from "./moment/index.ts";
export { Notices } from "./notices.tsx";
export { OptionBar, OptionControl } from "./options/index.ts";
export { BoardPanel } from "./panels/index.ts";
export { ExplanationSection, PseudocodeSection, WhySection } from "./reading/index.ts";
export { useStage, viewsOf } from "./stage/index.ts";
export { Transport, whereabouts } from "./transport/index.ts";
export { WorkbenchPage } from "./workbench-page.tsx";
