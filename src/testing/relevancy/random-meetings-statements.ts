import type { Makes } from "./random-meetings-values.ts";

interface StatementForm {
  readonly lines: (makes: Makes) => readonly string[];
  /** It has inner blocks. */
  readonly isNested?: true;
  /** It gives arrays to what only takes those of Java. */
  readonly isSink?: true;
}

const declared = (m: Makes, prefix?: string): readonly string[] => {
  const type = m.type();
  const value = m.value(type);
  return [`${type} ${m.declare(type, prefix)} = ${value};`];
};

const element = (m: Makes): string => m.pick(["[0]", "[1]", `[${m.value("int")} & 1]`]);

const operator = (m: Makes): string => m.pick(["=", "+=", "-=", "*=", "^="]);

/** Statements of a generated program, each about as frequent as the others. */
export const statementForms: readonly StatementForm[] = [
  { lines: (m) => declared(m) },
  { lines: (m) => declared(m) },
  { lines: (m) => declared(m, "w") },
  {
    lines: (m) => {
      const type = m.type();
      const [name] = m.assigned(type);
      return name === undefined ? declared(m, "w") : [`${name} = ${m.value(type)};`];
    },
  },
  {
    lines: (m) => {
      const [name] = m.assigned("int");
      return name === undefined ? declared(m, "w") : [`${name} ${operator(m)} ${m.value("int")};`];
    },
  },
  { lines: (m) => [`${m.value("int[]")}${element(m)} = ${m.value("int")};`] },
  { lines: (m) => [`${m.value("String[]")}${element(m)} = ${m.value("String")};`] },
  { lines: (m) => [`${m.value("int[][]")}${element(m)} = ${m.value("int[]")};`] },
  { lines: (m) => [`Main.shared[${m.below(2)}] ${operator(m)} ${m.value("int")};`] },
  {
    lines: (m) => {
      const [array, index] = [m.fresh(), m.fresh()];
      const change = m.pick([`${operator(m)} ${m.value("int")}`, "++"]);
      return [
        `int[] ${array} = ${m.value("int[]")};`,
        `int ${index} = 0;`,
        `${array}[${index}++] ${change};`,
        `${array}[(${m.value("int")} & 1)] ${change};`,
      ];
    },
  },
  { lines: (m) => [`Main.${m.pick(["limit", "plain", "first"])} ${operator(m)} ${m.value("int")};`] },
  {
    lines: (m) =>
      m.pick([
        [`Main.shared = ${m.value("int[]")};`],
        [`Main.text = ${m.value("String")};`],
        [`Main.isSet = ${m.value("boolean")};`],
        [`Main.wide += ${m.value("long")};`],
        [`Main.letter = ${m.value("char")};`],
      ]),
  },
  {
    lines: (m) => {
      const name = m.fresh();
      const change = m.pick([
        `own ${operator(m)} ${m.value("int")}`,
        "kept++",
        `letter = ${m.value("char")}`,
        `data = ${m.value("int[]")}`,
      ]);
      return [`Left ${name} = ${m.value("Left")};`, `${name}.${change};`];
    },
  },
  { lines: (m) => [`${m.value("List<Integer>")}.add(${m.value("int")});`] },
  { lines: (m) => [`${m.value("StringBuilder")}.append(${m.value("String")});`] },
  { lines: (m) => [`${m.value("Box<Integer>")}.value = ${m.value("int")};`] },
  { lines: (m) => [`${m.call() ?? "Main.ahead(3)"};`] },
  { lines: (m) => [`${m.value("Left")}.put(${m.value("int")});`] },
  { isNested: true, lines: (m) => [`if (${m.value("boolean")}) {`, ...m.block(), "} else {", ...m.block(), "}"] },
  { isNested: true, lines: (m) => [`if (${m.value("boolean")}) {`, ...m.block(), "}"] },
  {
    isNested: true,
    lines: (m) => [
      `switch (${m.value("int")} & 3) {`,
      ...["case 0:", "default:", "case 2:"].flatMap((label) => [
        label,
        "{",
        ...m.block(),
        "}",
        m.pick(["break;", "// on"]),
      ]),
      "}",
    ],
  },
  {
    isNested: true,
    lines: (m) => [
      `switch (${m.value("String")}) {`,
      'case "a", "" -> {',
      ...m.block(),
      "}",
      "default -> {",
      ...m.block(),
      "}",
      "}",
    ],
  },
  {
    isNested: true,
    lines: (m) => [
      `switch (${m.value("char")}) {`,
      "case 'a': case 98: {",
      ...m.block(),
      "}",
      "case 'c': {",
      ...m.block(),
      "}",
      "}",
    ],
  },
  {
    isNested: true,
    lines: (m) => {
      const name = m.fresh();
      return [`for (int ${name} = 0; ${name} < (${m.value("int")} & 3); ${name}++) {`, ...m.block(), "}"];
    },
  },
  {
    isNested: true,
    lines: (m) => {
      const name = m.fresh();
      return [`for (int ${name} : ${m.value("int[]")}) {`, `if (${name} > ${m.below(5)}) {`, ...m.block(), "}", "}"];
    },
  },
  {
    isNested: true,
    lines: (m) => {
      const name = m.fresh();
      return [
        `for (int[] ${name} : ${m.value("int[][]")}) {`,
        `${name}[0]++;`,
        `if (${name}[1] < ${m.below(4)}) {`,
        ...m.block(),
        "}",
        "}",
      ];
    },
  },
  { isSink: true, lines: (m) => [`Arrays.sort(${m.value("int[]")});`] },
  {
    isSink: true,
    lines: (m) => {
      const name = m.fresh();
      return [`List<int[]> ${name} = new ArrayList<>();`, `${name}.add(${m.value("int[]")});`, `${name}.get(0)[0]++;`];
    },
  },
  {
    isSink: true,
    lines: (m) => {
      const value = m.value("int[]");
      const [name, kept] = [m.fresh(), m.declare("int[]")];
      return [
        `int[] ${kept} = ${value};`,
        `IntSupplier ${name} = () -> ${kept}[0];`,
        `Main.plain += ${name}.getAsInt();`,
      ];
    },
  },
  {
    isSink: true,
    lines: (m) => {
      const name = m.fresh();
      return [
        `Object ${name} = ${m.value(m.pick(["int[]", "String", "String[]"]))};`,
        `if (${name} instanceof String) Main.plain++;`,
      ];
    },
  },
  {
    isSink: true,
    lines: (m) => {
      const name = m.fresh();
      return [`Box<int[]> ${name} = new Box<>(${m.value("int[]")});`, `Main.limit += ${name}.get()[1];`];
    },
  },
];
