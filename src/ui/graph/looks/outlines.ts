import type { Outline } from "../../scene/index.ts";

/** By an engine’s kind of node; other kinds are round. */
const outlines: Readonly<Record<string, Outline>> = {
  field: "cut",
  array: "cut",
  static: "cut",
  "path-enum": "cut",
  method: "pill",
  "path-return": "pill",
  call: "pill",
  global: "rectangle",
  "path-branch": "rectangle",
  local: "ellipse",
  start: "ellipse",
  middle: "pill",
  "path-exception": "ellipse",
  "return-point": "triangle",
  return: "triangle",
};

/** The outline of an engine’s kind of node. */
export function outlineOf(shape: string): Outline {
  return outlines[shape.replace(/-final$/, "")] ?? "round";
}
