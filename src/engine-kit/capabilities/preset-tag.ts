import { capabilityKind } from "../../kernel/index.ts";
import type { GivenOptions, Label } from "../../options/index.ts";

/** What the card of a lesson says of a preset; without it the label of the preset, as a link. */
interface PresetTag {
  tagOf(options: GivenOptions): Label;
}

export const presetTag = capabilityKind<PresetTag>();
