import { createElement, Fragment, memo, type ReactElement } from "react";
import { BASELINE, type Paint, type Shape, type Stroke, type Typeface } from "../shapes/index.ts";

/** In the theme of the page. Thin lines are those of controls, which are seen on every ground. */
const colors: Readonly<Record<Paint, string>> = {
  paper: "var(--panel)",
  box: "var(--sunken)",
  boxLine: "var(--line)",
  line: "var(--control-line)",
  edge: "var(--muted)",
  text: "var(--text)",
  muted: "var(--muted)",
  now: "var(--now)",
  nowSoft: "var(--now-soft)",
  isNew: "var(--new)",
  newRing: "var(--new-ring)",
  why: "var(--why)",
  whySoft: "var(--why-soft)",
  ok: "var(--ok)",
  bad: "var(--bad)",
};

const families: Readonly<Record<Typeface["family"], string>> = { mono: "var(--mono)", sans: "var(--sans)" };

/** The same shapes that figures are written of, as elements of an SVG on the page. */
export const DrawnShapes = memo(function DrawnShapes({ shapes }: { readonly shapes: readonly Shape[] }) {
  // As children they need no keys: a shape is known by its place only.
  return createElement(Fragment, null, ...shapes.map(drawn));
});

function drawn(shape: Shape): ReactElement {
  switch (shape.kind) {
    case "group":
      return (
        <g className={shape.classes.join(" ")} data-element={shape.element} opacity={shape.opacity}>
          <DrawnShapes shapes={shape.shapes} />
        </g>
      );
    case "box": {
      const { x, y, width, height, radius } = shape;
      return <rect {...{ x, y, width, height }} rx={radius} {...paints(shape)} />;
    }
    case "ellipse": {
      const { x, y, rx, ry } = shape;
      return <ellipse cx={x} cy={y} {...{ rx, ry }} {...paints(shape)} />;
    }
    case "path":
      return <path d={shape.d} {...paints(shape)} />;
    case "text": {
      const { x, y, text, face, anchor, paint, isUpward = false } = shape;
      const font = {
        fontFamily: families[face.family],
        fontSize: face.size,
        fontWeight: face.isBold === true ? 600 : 400,
      };
      const turned = isUpward ? { transform: `rotate(-90 ${x} ${y})` } : {};
      return (
        <text x={x} y={y + face.size * BASELINE} {...turned} {...font} textAnchor={anchor} fill={colors[paint]}>
          {text}
        </text>
      );
    }
  }
}

/** As attributes, which a style sheet overrides where something is hovered, picked or focused. */
function paints({ fill, stroke }: { readonly fill?: Paint; readonly stroke?: Stroke }) {
  return {
    fill: fill === undefined ? "none" : colors[fill],
    ...(stroke && { stroke: colors[stroke.paint], strokeWidth: stroke.width }),
    ...(stroke?.dash && { strokeDasharray: stroke.dash.join(" ") }),
    ...(stroke?.isRound && { strokeLinecap: "round" as const }),
  };
}
