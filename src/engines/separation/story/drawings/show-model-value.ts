import { locationName } from "../../../../trace/index.ts";
import type { ModelValue } from "../../algorithm/models/model.ts";

/** `ℓ1`, `null`, `3` */
export function showModelValue(value: ModelValue): string {
  if (value.kind === "address") return locationName(value.name);
  return value.kind === "null" ? "null" : String(value.value);
}
