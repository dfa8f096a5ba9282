import { type ComponentType, createElement, memo } from "react";
import { useAfterPaint } from "./use-after-paint.ts";

/** The component, drawn one frame behind what the page says; at once where its subject is another one. */
export function oneFrameBehind<P extends object>(component: ComponentType<P>, subjectOf: (props: P) => unknown) {
  const Drawn = memo(component);
  return memo(function OneFrameBehind(props: P) {
    return createElement<P>(Drawn, useAfterPaint(props, subjectOf(props)));
  });
}
