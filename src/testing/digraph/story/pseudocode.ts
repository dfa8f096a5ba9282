import { definePseudocode } from "../../../trace/index.ts";

export const { lines, pseudocode } = definePseudocode({
  Walk: {
    walk: [0, "@Walk@(*s*)"],
    start: [1, "*R* = {*s*}, *WL* = [*s*]"],
    take: [1, "#while# *WL* is not empty #do# remove *n* from *WL*"],
    known: [2, "#foreach# *n* → *m* with *m* ∉ *R* #do#"],
    reach: [3, "add *m* to *R*"],
    put: [3, "add *m* to *WL*"],
  },
});
