import type { Absence } from "../engine-kit/index.ts";

/** The tree as indented lines: `✗` what is missing, with the rule, the line and what is there before it. */
export function linesOfAbsence({ fact, attempts, isAbove }: Absence, depth = 0): readonly string[] {
  const indent = "  ".repeat(depth);
  return [
    `${indent}✗ ${fact}${isAbove === true ? " (above)" : ""}`,
    ...attempts.flatMap(({ rule, at, holds, lacks, but }) => [
      `${indent} ${rule} ${at?.line ?? "–"}: ${[...holds, ...(but === undefined ? [] : [`but ${but}`])].join("; ")}`.trimEnd(),
      ...(lacks === undefined ? [] : linesOfAbsence(lacks, depth + 1)),
    ]),
  ];
}
