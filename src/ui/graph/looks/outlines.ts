import type { Outline } from "../../adapters/cytoscape/index.ts";

/** The outline of an engine’s kind of node. */
export function outlineOf(shape: string): Outline {
  switch (shape.replace(/-final$/, "")) {
    case "field":
    case "array":
    case "static":
    case "path-enum":
      return "cut";
    case "method":
    case "path-return":
      return "pill";
    case "global":
    case "path-branch":
      return "rectangle";
    case "local":
    case "start":
    case "middle":
    case "path-exception":
      return "ellipse";
    case "return-point":
      return "triangle";
    default:
      return "round";
  }
}

/** Final states of an automaton have a double border. */
export function isFinal(shape: string): boolean {
  return shape.endsWith("-final");
}
