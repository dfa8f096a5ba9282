import type { PointsToOptions } from "../../options.ts";
import type { CsObject } from "../context/index.ts";

/** What the virtual machine makes is listed only where that is asked for. */
export function isListed(object: CsObject | undefined, { vmObjects }: Pick<PointsToOptions, "vmObjects">): boolean {
  return vmObjects || object?.site.kind !== "machine";
}
