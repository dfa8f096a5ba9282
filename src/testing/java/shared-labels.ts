import type { Program } from "../../java/index.ts";

/** The labels that more than one site of a program has, of allocations and in either labeling of calls. */
export function sharedLabels({ allocationSites, callSites }: Program): readonly string[] {
  return [
    ...repeated(allocationSites.map(({ label }) => label)),
    ...repeated(callSites.map(({ labels }) => labels.java)),
    ...repeated(callSites.map(({ labels }) => labels.lecture)),
  ];
}

function repeated(labels: readonly string[]): readonly string[] {
  return labels.filter((label, index) => label === "" || labels.indexOf(label) !== index);
}
