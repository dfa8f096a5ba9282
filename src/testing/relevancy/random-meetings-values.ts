/** The types of a generated program’s variables. */
export const TYPES = [
  "int",
  "int[]",
  "String",
  "String[]",
  "int[][]",
  "StringBuilder",
  "List<Integer>",
  "Box<Integer>",
  "char",
  "long",
  "boolean",
  "Left",
  "int[]",
  "int",
] as const;

export type TypeName = (typeof TYPES)[number];

/** What generated text is made of; each call makes another random part. */
export interface Makes {
  value(type: TypeName): string;
  type(): TypeName;
  /** A new variable that what follows may use. */
  declare(type: TypeName, prefix?: string): string;
  /** The variables that are assigned more than once. */
  assigned(type: TypeName): readonly string[];
  /** A name that nothing else uses. */
  fresh(): string;
  /** The statements of an inner block, which begins by printing a mark. */
  block(): readonly string[];
  call(returns?: TypeName): string | undefined;
  /** The text stands in a method that constructors call: it makes no objects of its class, nor calls itself. */
  readonly isInClass: boolean;
  pick<T>(from: readonly T[]): T;
  below(limit: number): number;
}

type Form = (makes: Makes) => string;

const condition: Form = (m) => m.value("boolean");

const called =
  (type: TypeName, otherwise: Form): Form =>
  (m) =>
    m.call(type) ?? otherwise(m);

const chosen =
  (type: TypeName): Form =>
  (m) =>
    `(${condition(m)} ? ${m.value(type)} : ${m.value(type)})`;

/** A `switch` that is a value, with arrows or with `yield`. */
const switched =
  (type: TypeName): Form =>
  (m) => {
    const [a, b, c] = [m.value(type), m.value(type), m.value(type)];
    // `yield (x)` would be a call.
    const name = m.fresh();
    const yielded = `{ ${type} ${name} = ${b}; yield ${name}; }`;
    return m.pick([
      `(switch (${m.value("int")} & 3) { case 0 -> ${a}; case 1, 2 -> ${yielded} default -> ${c}; })`,
      `(switch (${m.value("int")}) { case 4: case ${m.below(4)}: ${yielded} default: ${yielded} })`,
      `(switch (${m.value("String")}) { case "a", "s" -> ${a}; case "" -> ${b}; default -> ${c}; })`,
      `(switch (${m.value("char")}) { case 'a' -> ${a}; case 98 -> ${b}; default -> ${c}; })`,
    ]);
  };

const constant =
  (text: string): Form =>
  () =>
    text;

const shared = (type: TypeName, plain: Form): readonly Form[] => [
  plain,
  chosen(type),
  switched(type),
  called(type, plain),
];

const ints: Form = (m) => `new int[] {${m.value("int")}, ${m.value("int")}}`;
const texts: Form = (m) => `new String[] {${m.value("String")}, ${m.value("String")}}`;
const rows: Form = (m) => `new int[][] {${m.value("int[]")}, ${m.value("int[]")}}`;
const element: Form = (m) => `[${m.pick(["0", "1", `${m.value("int")} & 1`])}]`;

/** For each type its values, a simple one first. Arrays have two elements or more, and no text is null. */
export const valueForms: Readonly<Record<TypeName, readonly Form[]>> = {
  int: [
    (m) => String(m.below(9)),
    (m) => `(${m.value("int")} ${m.pick(["+", "-", "*", "&", "^", "|"])} ${m.value("int")})`,
    (m) => `${m.value("int[]")}${element(m)}`,
    (m) => `${m.value("int[][]")}${element(m)}${element(m)}`,
    (m) => `${m.value("String")}.length()`,
    (m) => `${m.value("Box<Integer>")}.get()`,
    (m) => `${m.value("List<Integer>")}.size()`,
    (m) => `${m.value("Left")}.${m.pick(["own", "kept", "seen", "late", "data[0]", "data[1]"])}`,
    (m) => (m.isInClass ? "n" : `${m.value("Left")}.read(${m.value("int[]")}, ${m.value("int")})`),
    (m) => m.pick(["Main.first", "Main.limit", "Main.plain", "Main.shared[1]", "Main.ahead(2)"]),
    (m) => `Main.sum(${m.pick([m.value("int[]"), `${m.value("int")}, ${m.value("int")}`, ""])})`,
    (m) => `Math.max(${m.value("int")}, ${m.value("int")})`,
    (m) => `(int) ${m.value("long")}`,
    chosen("int"),
    switched("int"),
    called("int", constant("4")),
  ],
  long: [
    (m) => `${m.below(9)}L`,
    (m) => `(${m.value("long")} ${m.pick(["+", "*"])} ${m.value("int")})`,
    (m) => m.pick(["Main.wide", `${m.value("Left")}.wide`]),
    ...shared("long", constant("3L")),
  ],
  char: [
    (m) => `'${m.pick(["a", "b", "c"])}'`,
    (m) => `(char) ('a' + (${m.value("int")} & 3))`,
    (m) => `(${m.value("String")} + "?").charAt(0)`,
    (m) => m.pick(["Main.letter", `${m.value("Left")}.letter`]),
    ...shared("char", constant("'z'")),
  ],
  boolean: [
    constant("true"),
    (m) => `(${m.value("int")} ${m.pick(["<", ">=", "==", "!="])} ${m.value("int")})`,
    (m) => `(${m.value("int")} > ${m.below(5)})`,
    (m) => `${m.value("String")}.equals(${m.value("String")})`,
    (m) => `(${m.value("int[]")} == ${m.value("int[]")})`,
    (m) => `(${condition(m)} ${m.pick(["&&", "||", "^"])} ${condition(m)})`,
    (m) => `!(${condition(m)})`,
    (m) => m.pick(["Main.isSet", `${m.value("Left")}.isSet`]),
    ...shared("boolean", constant("false")),
  ],
  String: [
    (m) => `"${m.pick(["a", "s", ""])}"`,
    (m) => `(${m.value("String")} + ${m.value(m.pick(["String", "int", "char", "boolean"]))})`,
    (m) => `${m.value("String[]")}${element(m)}`,
    (m) => `${m.value("StringBuilder")}.toString()`,
    (m) => `${m.value("Left")}.pick(${m.value("String[]")})`,
    (m) => `${m.value("String")}.concat(${m.value("String")})`,
    (m) => `String.valueOf(${m.value("int")})`,
    (m) => m.pick(["Main.text", `String.valueOf(${m.value("Left")}.label)`]),
    ...shared("String", constant('"x"')),
  ],
  "int[]": [
    ints,
    (m) => `${m.value("int[][]")}${element(m)}`,
    constant("(new int[3])"),
    (m) => `${m.value("int[]")}.clone()`,
    (m) => `Arrays.copyOf(${m.value("int[]")}, ${m.below(3) + 2})`,
    (m) => m.pick(["Main.shared", `${m.value("Left")}.data`]),
    ...shared("int[]", ints),
  ],
  "String[]": [texts, (m) => `(${m.value("String")} + ",x").split(",")`, ...shared("String[]", texts)],
  "int[][]": [rows, constant("(new int[2][3])"), ...shared("int[][]", rows)],
  StringBuilder: [
    (m) => m.pick(["new StringBuilder()", `new StringBuilder(${m.value("String")})`]),
    (m) => `${m.value("StringBuilder")}.append(${m.value(m.pick(["int", "String", "char", "boolean"]))})`,
    ...shared("StringBuilder", constant("new StringBuilder()")),
  ],
  "List<Integer>": [
    constant("new ArrayList<Integer>()"),
    (m) => `new ArrayList<>(List.of(${m.value("int")}, ${m.value("int")}))`,
    ...shared("List<Integer>", constant("new ArrayList<Integer>()")),
  ],
  "Box<Integer>": [
    (m) => `new Box<Integer>(${m.value("int")})`,
    (m) => `${m.value("Box<Integer>")}.with(${m.value("int")})`,
    ...shared("Box<Integer>", (m) => `new Box<>(${m.value("int")})`),
  ],
  Left: [
    (m) => `new ${m.pick(["Left", "Right"])}(${m.value("int")})`,
    ...shared("Left", (m) => `new Right(${m.value("int")})`),
  ],
};
