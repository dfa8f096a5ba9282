import { catalog } from "../../../../kernel/index.ts";

/** The algorithm without some of its lines. */
export const whatIf = catalog("uiWhatIf", {
  "whatIf.notice": "Lines of the algorithm are left out: this is not its result.",
  "whatIf.asking": "Comparing with the whole algorithm …",
  "whatIf.lost":
    "{lost, plural, =0 {Nothing is lost} one {One fact is lost} other {# facts are lost}}{wrong, plural, =0 {} other {{lost, plural, one {, and a run of the program shows it} other {, and a run of the program shows {wrong, number} of them}}}}",
  "whatIf.extra": "{extra, plural, one {One fact is} other {# facts are}} found that the whole algorithm does not find",
  "whatIf.contradicted":
    "{contradicted, plural, one {a run of the program contradicts one that is found} other {a run of the program contradicts # that are found}}",
  "whatIf.wrong": "contradicted by a run",
  "whatIf.steps": "{without, number} steps instead of {whole, number}",
  "whatIf.partial": "A limit ended the comparison: more may be lost, found or contradicted.",
  "whatIf.facts": "The lost facts",
  "whatIf.shown": "shown by the program",
  "whatIf.putAllBack": "Put them back",
});
