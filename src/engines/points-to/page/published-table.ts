import type { ReferenceTable } from "../../../engine-kit/index.ts";

const selectors = ["2-call", "2-obj", "2-type"].map((literal) => ({ literal }));

/**
 * Lecture II, “Call-Site vs. Object vs. Type Sensitivity”: figures of Li, Tan, Møller, Smaragdakis: A Principled Approach
 * to Selective Context Sensitivity for Pointer Analysis. TOPLAS 2020.
 */
export const publishedTable: ReferenceTable = {
  subject: { id: "selectors.reference.program" },
  groups: [
    { name: { id: "selectors.reference.seconds" }, columns: selectors },
    { name: { id: "selectors.column.mayFailCasts" }, columns: selectors },
    { name: { id: "selectors.column.callEdges" }, columns: selectors },
  ],
  rows: [
    { name: "batik", cells: [6886, 3300, 378, 2452, 1606, 1938, 94211, 76807, 77337] },
    { name: "checkstyle", cells: [2277, 2003, 125, 863, 581, 695, 54171, 48809, 49274] },
    { name: "sunflow", cells: [5570, 1208, 197, 2504, 1837, 2247, 100701, 89866, 90967] },
    { name: "findbugs", cells: [3812, 2661, 265, 2056, 1409, 1683, 72118, 65836, 66443] },
    { name: "jpc", cells: [3343, 559, 128, 1855, 1392, 1599, 89677, 81030, 81527] },
    { name: "eclipse", cells: [1896, 146, 57, 886, 546, 665, 42872, 38151, 38337] },
    { name: "chart", cells: [2705, 282, 84, 1481, 883, 1155, 59691, 52374, 52965] },
    { name: "fop", cells: [5503, 1200, 251, 1975, 1446, 1753, 79524, 71408, 71847] },
    { name: "xalan", cells: [1927, 1093, 99, 919, 533, 729, 48763, 44871, 45444] },
    { name: "bloat", cells: [5712, 3525, 74, 1699, 1193, 1486, 58696, 53143, 54279] },
  ],
};
