import { expect, test } from "vitest";
import { Bindings } from "./bindings.ts";
import { type Equation, judgeEquations } from "./equations.ts";

type Parts = readonly (readonly [variable: "x" | "y" | "z", factor: number])[];

/** parts + constant, compared with 0. */
type Compared = readonly [parts: Parts, constant: number, relation: Equation["relation"]];

/** With x, y, z open, and what is known of them. */
function judge(compared: readonly Compared[], known: Readonly<Record<string, bigint>> = {}): boolean | undefined {
  const bindings = new Bindings();
  const slots = new Map(["x", "y", "z"].map((name) => [name, bindings.slot(known[name])]));
  const equations = compared.map(([parts, constant, relation]) => ({
    relation,
    sum: { parts: parts.map(([name, f]) => [slots.get(name) ?? 0, BigInt(f)] as const), constant: BigInt(constant) },
  }));
  return judgeEquations(equations, bindings);
}

test.each<readonly [string, readonly Compared[], boolean | undefined]>([
  ["2x = 6", [[[["x", 2]], -6, "="]], true],
  ["2x = 7", [[[["x", 2]], -7, "="]], false],
  [
    "x = 3 and x = 4",
    [
      [[["x", 1]], -3, "="],
      [[["x", 1]], -4, "="],
    ],
    false,
  ],
  [
    "x + y = 5 and x = 2 and y = 2",
    [
      [
        [
          ["x", 1],
          ["y", 1],
        ],
        -5,
        "=",
      ],
      [[["x", 1]], -2, "="],
      [[["y", 1]], -2, "="],
    ],
    false,
  ],
  [
    "x + y = 5 and x = 2 and y = 3",
    [
      [
        [
          ["x", 1],
          ["y", 1],
        ],
        -5,
        "=",
      ],
      [[["x", 1]], -2, "="],
      [[["y", 1]], -3, "="],
    ],
    true,
  ],
  [
    "x + x = 6, and x is not 3",
    [
      [
        [
          ["x", 1],
          ["x", 1],
        ],
        -6,
        "=",
      ],
      [[["x", 1]], -3, "≠"],
    ],
    false,
  ],
  [
    "x - x + y = 4, and y is less than 4",
    [
      [
        [
          ["x", 1],
          ["x", -1],
          ["y", 1],
        ],
        -4,
        "=",
      ],
      [[["y", 1]], -4, "<"],
    ],
    false,
  ],
  [
    "2x + 3y = 7",
    [
      [
        [
          ["x", 2],
          ["y", 3],
        ],
        -7,
        "=",
      ],
    ],
    true,
  ],
  [
    "2x + 3y = -101 and x = y + 12",
    [
      [
        [
          ["x", 2],
          ["y", 3],
        ],
        101,
        "=",
      ],
      [
        [
          ["x", 1],
          ["y", -1],
        ],
        -12,
        "=",
      ],
    ],
    true,
  ],
  [
    "2x + 2y = 7, which no window shows to fail",
    [
      [
        [
          ["x", 2],
          ["y", 2],
        ],
        -7,
        "=",
      ],
    ],
    undefined,
  ],
  [
    "2x + 3y + 5z = 1 and all above 0",
    [
      [
        [
          ["x", 2],
          ["y", 3],
          ["z", 5],
        ],
        -1,
        "=",
      ],
      ...(["x", "y", "z"] as const).map((name): Compared => [[[name, -1]], 1, "≤"]),
    ],
    undefined,
  ],
])("integers for the open variables of %s: %s", (_, compared, expected) => {
  expect(judge(compared)).toBe(expected);
});

test("what is known counts, and stays as it was", () => {
  expect(
    judge(
      [
        [
          [
            ["x", 1],
            ["y", 1],
          ],
          -5,
          "=",
        ],
      ],
      { x: 2n, y: 3n },
    ),
  ).toBe(true);
  expect(
    judge(
      [
        [
          [
            ["x", 1],
            ["y", 1],
          ],
          -5,
          "=",
        ],
      ],
      { x: 2n, y: 2n },
    ),
  ).toBe(false);
  expect(
    judge(
      [
        [
          [
            ["x", 1],
            ["y", 1],
          ],
          -5,
          "=",
        ],
        [[["y", 1]], -3, "<"],
      ],
      { x: 2n },
    ),
  ).toBe(false);
  const bindings = new Bindings();
  const open = bindings.slot(undefined);
  expect(judgeEquations([{ relation: "=", sum: { parts: [[open, 1n]], constant: -4n } }], bindings)).toBe(true);
  expect(bindings.valueOf(open)).toBeUndefined();
});
