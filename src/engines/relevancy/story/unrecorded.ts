import { definePseudocode, engineWords, type SectionBoard, UNRECORDED } from "../../../trace/index.ts";
import { say } from "../messages/say.ts";

const { message } = engineWords("relevancy");

const { lines, pseudocode } = definePseudocode({
  Rest: { rest: [0, "#while# *WL* ≠ ∅ #do# …"] },
});

/** The presentation of the step that stands for all steps that are not recorded. */
export const unrecordedSection: SectionBoard = {
  section: UNRECORDED,
  panels: [],
  pseudocode,
  isAlternative: true,
  tell: (section) => {
    const countAt = (seq: number): number => section.steps.fact(seq).a;
    return {
      view: () => ({
        kind: "table",
        columns: [],
        rowCount: 0,
        row: () => ({ key: "", cells: [], fact: 0, isNew: false }),
      }),
      activeLines: () => [{ procedure: "Rest", line: lines.rest, bindings: [] }],
      fact: (seq) => say("unrecorded.fact", { count: countAt(seq) }),
      rule: () => "relevancy.rule.unrecorded",
      phases: () => (section.first === undefined ? [] : [{ name: message("phase.unrecorded"), from: section.first }]),
      begin: () => ({ what: message("start.what"), why: message("start.why") }),
      title: (seq) => message("what.unrecorded", { count: countAt(seq) }),
      sentence: (shown) => message("sentence.unrecorded", { count: countAt(shown) }),
      why: () => [message("why.unrecorded")],
      effect: () => [message("effect.unrecorded")],
      tally: () => undefined,
      elements: () => [],
      factOf: () => undefined,
    };
  },
};
