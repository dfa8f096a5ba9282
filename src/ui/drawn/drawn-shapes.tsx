import { createElement, Fragment, memo, type ReactElement } from "react";
import { BASELINE, type Paint, pageColors, type Shape, type Stroke, type Typeface } from "../shapes/index.ts";

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
        <text x={x} y={y + face.size * BASELINE} {...turned} {...font} textAnchor={anchor} fill={colorOf(paint)}>
          {text}
        </text>
      );
    }
  }
}

/** In the theme of the page. */
function colorOf(paint: Paint): string {
  return `var(${pageColors[paint]})`;
}

/** As attributes, which a style sheet overrides where something is hovered, picked or focused. */
function paints({ fill, stroke }: { readonly fill?: Paint; readonly stroke?: Stroke }) {
  return {
    fill: fill === undefined ? "none" : colorOf(fill),
    ...(stroke && { stroke: colorOf(stroke.paint), strokeWidth: stroke.width }),
    ...(stroke?.dash && { strokeDasharray: stroke.dash.join(" ") }),
    ...(stroke?.isRound && { strokeLinecap: "round" as const }),
  };
}
