import type { GraphModel } from "../../../trace/index.ts";
import { automatonLayout } from "../automaton/index.ts";
import { sizesOf } from "../layout/index.ts";
import { alikeStates, buildScene, sharingLabels } from "../model/index.ts";
import type { FitRequest } from "./fits-whole.ts";

/** Is an automaton wholly in sight where there is this room? It is taken to be until its layout is here. */
export function fitsInColumns(model: GraphModel, { finalText, measure, tokensIn, room }: FitRequest): boolean {
  const textOf = (id: string): string => finalText(id, "edge");
  const scene = sharingLabels(buildScene(model, new Set(), alikeStates(model, textOf)), textOf);
  const sizes = sizesOf(scene, finalText, measure, tokensIn);
  return automatonLayout.now()?.fitsAutomaton(scene, sizes, room) ?? true;
}
