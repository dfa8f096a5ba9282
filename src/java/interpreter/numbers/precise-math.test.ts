import { expect, test } from "vitest";
import { cbrt, hypot } from "./fdlibm.ts";
import { cos, exp, log, log10, pow, sin, tan } from "./precise-math.ts";

/** Recorded with Java 17, which prints enough digits to tell every double from its neighbors. */
const functions: readonly (readonly [(x: number) => number, readonly (readonly [number, number])[]])[] = [
  [
    sin,
    [
      [308, 0.12360303600011291],
      [-3.07177948351002, -0.06975647374412552],
      [-0, -0],
    ],
  ],
  [
    cos,
    [
      [0.1, 0.9950041652780258],
      [1.169, 0.391072239676682],
      [734, 0.42423360271436256],
    ],
  ],
  [
    tan,
    [
      [1.169, 2.353427045863694],
      [734, -2.1345616692386598],
    ],
  ],
  [
    exp,
    [
      [13, 442413.3920089205],
      [-4.870492161845556, 0.007669589679455194],
      [755, Number.POSITIVE_INFINITY],
      [0, 1],
    ],
  ],
  [
    log,
    [
      [1.169, 0.15614868248993138],
      [734, 6.598509028614515],
      [0, Number.NEGATIVE_INFINITY],
      [1, 0],
    ],
  ],
  [
    log10,
    [
      [1.169, 0.06781451116184012],
      [734, 2.8656960599160706],
      [1000, 3],
    ],
  ],
  [
    cbrt,
    [
      [1.169, 1.0534279499831536],
      [95.53103898944516, 4.571388874905463],
      [734, 9.020529268209406],
      [-27, -3],
    ],
  ],
];

test.each(
  functions.flatMap(([compute, rows]) => rows.map(([x, value]) => ({ name: compute.name, compute, x, value }))),
)("$name($x)", ({ compute, x, value }) => {
  expect(compute(x)).toBe(value);
});

const pairs: readonly (readonly [(x: number, y: number) => number, number, number, number])[] = [
  [pow, 1.169, 13, 7.613575260355908],
  [pow, 1.1, 2, 1.2100000000000002],
  [pow, 0.5, 1.5, 0.3535533905932738],
  [pow, 2.5, 2.5, 9.882117688026186],
  [pow, 95.53103898944516, -4.870492161845556, 2.2684109128724837e-10],
  [pow, 2, 10, 1024],
  [pow, -2, 3, -8],
  [pow, -8, 1 / 3, Number.NaN],
  [pow, 734, 755, Number.POSITIVE_INFINITY],
  [hypot, 3, 4, 5],
  [hypot, 30.184384396433117, -7.491319741528891, 31.100111460595368],
  [hypot, 1e300, 1e300, 1.4142135623730952e300],
  [hypot, 0, -2, 2],
];

test.each(pairs.map(([compute, x, y, value]) => ({ name: compute.name, compute, x, y, value })))(
  "$name($x, $y)",
  ({ compute, x, y, value }) => {
    expect(compute(x, y)).toBe(value);
  },
);
