/** What the text of a decision is made of; each call makes another random part. */
interface Parts {
  int(): string;
  text(): string;
  /** A name that is not taken. */
  fresh(): string;
  /** The statements that are executed after a decision. */
  block(): readonly string[];
  below(limit: number): number;
}

type Form = (parts: Parts) => string;

const sure = ({ text }: Parts): string => `String.valueOf(${text()})`;

const COMPARISONS = ["<", "<=", ">", ">=", "==", "!="];

const conditions: readonly Form[] = [
  ({ int, below }) => `${int()} ${COMPARISONS[below(6)]} ${int()}`,
  ({ int, below }) => `${int()} ${COMPARISONS[below(6)]} ${below(12) - 2}`,
  ({ int, below }) => `${int()} % ${below(3) + 2} == ${below(2)}`,
  ({ int, below }) => `(${int()} & ${below(7) + 1}) != 0`,
  ({ int, below }) => `(${int()} ^ ${int()}) >> ${below(3)} > 1`,
  ({ int }) => `Integer.compare(${int()}, ${int()}) > 0`,
  ({ int }) => `Integer.valueOf(${int()}).equals(${int()})`,
  ({ int, below }) => `new int[] {${int()}, 1}[${int()} & 1] > ${below(4)}`,
  ({ text }) => `"a".equals(${text()})`,
  ({ text }) => `Objects.equals(${text()}, ${text()})`,
  ({ text }) => `${text()} != null`,
  (parts) => `${sure(parts)}.length() > ${parts.below(6)}`,
  (parts) => `${sure(parts)}.isEmpty()`,
  (parts) => `${sure(parts)}.startsWith(${sure(parts)})`,
  (parts) => `${sure(parts)}.contains("t")`,
  (parts) => `${sure(parts)}.indexOf("x") > 0`,
  (parts) => `${sure(parts)}.compareTo(${sure(parts)}) < 0`,
  (parts) => `(${sure(parts)} + "?").charAt(0) == 'a'`,
  (parts) => `!(${randomCondition(parts)})`,
  (parts) => `(${randomCondition(parts)} && ${randomCondition(parts)})`,
  (parts) => `(${randomCondition(parts)} || ${randomCondition(parts)})`,
  (parts) => `(${randomCondition(parts)} ? ${randomCondition(parts)} : ${randomCondition(parts)})`,
];

/** A condition on whole numbers and texts, which may be null. */
function randomCondition(parts: Parts): string {
  return conditions[parts.below(conditions.length)]?.(parts) ?? "true";
}

type Statement = (parts: Parts) => readonly string[];

const statements: readonly Statement[] = [
  (parts) => [`if (${randomCondition(parts)}) {`, ...parts.block(), "} else {", ...parts.block(), "}"],
  (parts) => [`if (${randomCondition(parts)}) {`, ...parts.block(), "}"],
  ({ int, block }) => [
    `switch (${int()} & 3) {`,
    "case 0:",
    ...block(),
    "break;",
    "case 1:",
    ...block(),
    "default:",
    ...block(),
    "}",
  ],
  ({ int, block, below }) => [
    `switch (${int()}) {`,
    `case ${below(3)}, ${below(3) + 3} -> {`,
    ...block(),
    "}",
    "default -> {",
    ...block(),
    "}",
    "}",
  ],
  (parts) => [
    `switch (${sure(parts)}) {`,
    'case "a", "" -> {',
    ...parts.block(),
    "}",
    "default -> {",
    ...parts.block(),
    "}",
    "}",
  ],
  ({ int, block, fresh }) => {
    const name = fresh();
    return [`for (int ${name} = 0; ${name} < (${int()} & 3); ${name}++) {`, ...block(), "}"];
  },
  ({ int, block, fresh, below }) => {
    const [name, end] = [fresh(), fresh()];
    const step = below(2) === 0 ? `${name}++` : `${name}++, ${end}--`;
    return [`for (int ${name} = 0, ${end} = ${int()} & 3; ${name} < ${end}; ${step}) {`, ...block(), "}"];
  },
  ({ int, block, fresh, below }) => {
    const name = fresh();
    const type = ["long", "int", "short", "char", "byte"][below(5)];
    const change = [`<<= ${int()} & 3`, ">>= 1L", ">>>= 2", `^= ${int()}`, `*= ${int()}`, `-= ${int()}`, "++", "%= 5"];
    return [
      `${type} ${name} = (${type}) ${int()};`,
      `${name} ${change[below(8)]};`,
      `${name} ${change[below(8)]};`,
      `if (${name} ${COMPARISONS[below(6)]} ${below(9)}) {`,
      ...block(),
      "}",
    ];
  },
  ({ int, block, fresh, below }) => {
    const name = fresh();
    return [
      `double ${name} = ${int()} / ${["2.0", "4f", "0.0"][below(3)]} ${["+", "-", "*"][below(3)]} ${int()};`,
      `if (${name} ${COMPARISONS[below(6)]} ${["0.5", "2", "-1.5f"][below(3)]}) {`,
      ...block(),
      "}",
    ];
  },
  (parts) => {
    const [name, count] = [parts.fresh(), parts.fresh()];
    return [
      `int ${count} = ${parts.int()};`,
      `Function<Integer, Integer> ${name} = new Function<>() {`,
      `  int calls = ${parts.below(3)};`,
      "  public Integer apply(Integer q) {",
      `    return q > ${count} ? q : calls++ > 0 ? ${count} : ${parts.below(3)};`,
      "  }",
      "};",
      `if (${name}.apply(${parts.int()}) > ${name}.apply(${parts.below(5)})) {`,
      ...parts.block(),
      "}",
    ];
  },
  (parts) => {
    const [name, limit] = [parts.fresh(), parts.fresh()];
    return [
      `int ${limit} = ${parts.int()};`,
      `IntPredicate ${name} = q -> {`,
      `  if (q > ${limit}) return true;`,
      `  return q == ${parts.below(4)};`,
      "};",
      `if (${name}.test(${parts.int()})) {`,
      ...parts.block(),
      "}",
    ];
  },
  ({ int, block, fresh, below }) => {
    const [grid, row] = [fresh(), fresh()];
    return [
      `int[][] ${grid} = { { ${int()}, 1 }, new int[2] };`,
      `int[] ${row} = ${grid}[${below(2)}];`,
      `${row}[${below(2)}] += ${int()};`,
      `${grid}[${below(2)}] = ${row};`,
      `if (${grid}[${below(2)}][${int()} & 1] > ${below(4)}) {`,
      ...block(),
      "}",
    ];
  },
  ({ int, block, fresh, below }) => {
    const name = fresh();
    return [
      `Integer ${name} = switch (${int()} & 3) {`,
      `  case 0 -> ${int()};`,
      `  case 1, 2 -> { int q = ${int()}; yield q > 1 ? q : ${below(3)}; }`,
      `  default -> ${below(9)};`,
      "};",
      `${name} ${["+= 2", "++", "-= 1"][below(3)]};`,
      `if (${name} ${COMPARISONS[below(6)]} ${int()}) {`,
      ...block(),
      "}",
    ];
  },
  (parts) => {
    const name = parts.fresh();
    const condition = randomCondition(parts);
    return [
      `int ${name} = 0;`,
      `while (${name}++ < 3) {`,
      `  if (${condition}) ${parts.below(2) === 0 ? "break" : "continue"};`,
      ...parts.block(),
      "}",
    ];
  },
  ({ int, block, fresh }) => {
    const name = fresh();
    return [
      "try {",
      `  Node.total = 12 / ${int()};`,
      ...block(),
      `} catch (ArithmeticException ${name}) {`,
      ...block(),
      "}",
    ];
  },
  ({ int, block, fresh }) => {
    const name = fresh();
    return [
      "try {",
      `  Node.total = new int[] {1, 2, 3}[${int()}];`,
      ...block(),
      `} catch (ArrayIndexOutOfBoundsException ${name}) {`,
      ...block(),
      "}",
    ];
  },
  (parts) => {
    const name = parts.fresh();
    return [
      `boolean ${name} = ${randomCondition(parts)};`,
      `${name} ${["&=", "|=", "^="][parts.below(3)]} ${randomCondition(parts)};`,
      `if (${name}) {`,
      ...parts.block(),
      "}",
    ];
  },
];

/** A statement that executes a block or does not, whatever decides that. */
export function randomDecision(parts: Parts): readonly string[] {
  return statements[parts.below(statements.length)]?.(parts) ?? [];
}
