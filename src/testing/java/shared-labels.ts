import type { Program } from "../../java/index.ts";

/** Labels of more than one site of a program, of allocations and in either labeling of calls; and missing ones, as "". */
export function sharedLabels({ allocationSites, callSites }: Program): readonly string[] {
  return [
    ...repeated(allocationSites.map(({ label }) => label)),
    ...repeated(callSites.map(({ labels }) => labels.java)),
    ...repeated(callSites.map(({ labels }) => labels.lecture)),
  ];
}

function repeated(labels: readonly string[]): readonly string[] {
  const seen = new Set([""]);
  return labels.filter((label) => {
    const isRepeated = seen.has(label);
    seen.add(label);
    return isRepeated;
  });
}
