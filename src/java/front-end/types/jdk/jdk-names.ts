import names from "./jdk-names.json" with { type: "json" };

/**
 * The public names of Java 17's class library, whether the library here has them or not: what is refused is told apart
 * from what does not exist. The file is written by `scripts/jdk-names.mjs`.
 */
const PACKAGES: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(names.packages).map(([name, classes]) => [name, new Set(classes.split(" "))]),
);

const MEMBERS: ReadonlyMap<string, string> = new Map(Object.entries(names.members));

/** What the library has and Java 17 has not: the inputs of symbolic execution, and collections of Java 21. */
const BEYOND: ReadonlySet<string> = new Set([
  "java.lang.MatchException",
  "java.lang.Symbolic",
  "java.util.SequencedCollection",
  "java.util.SequencedMap",
  "java.util.SequencedSet",
]);

/**
 * Classes that are meant by their simple names even where the import was left out, likeliest first. Of other packages
 * a name may as well be one of the program's own: `Point`, `Statement`, `Buffer`.
 */
const COMMON: readonly (readonly [packages: RegExp, classes: RegExp])[] = [
  [/^java\.lang$/, /./],
  [/^java\.util(\.(concurrent|function|regex|stream)\b.*)?$/, /./],
  [/^java\.(io|math|nio\.charset|nio\.file|time(\..*)?)$/, /./],
  [/^java\.(net|text)$/, /^(?!(Annotation|Format|Proxy)$)/],
  [/^java\.nio$/, /.Buffer$/],
  [/^java\.sql$/, /^(DriverManager|PreparedStatement|ResultSet|SQLException)$/],
  [/^javax\.swing$/, /^(J[A-Z].*|SwingUtilities)$/],
];

export function isJdkPackage(name: string): boolean {
  return PACKAGES.has(name);
}

/** Whether there is such a public class outside all others. */
export function isJdkClass(packageName: string, simpleName: string): boolean {
  return PACKAGES.get(packageName)?.has(simpleName) === true || BEYOND.has(`${packageName}.${simpleName}`);
}

/** The package that a class is most likely meant to be of, where a program names it without an import. */
export function commonPackageOf(simpleName: string): string | undefined {
  for (const [packages, classes] of COMMON) {
    if (!classes.test(simpleName)) continue;
    for (const [name, all] of PACKAGES) if (packages.test(name) && all.has(simpleName)) return name;
  }
  return undefined;
}

/** What programs may use of a public class that the library has. */
interface JdkMembers {
  /** Fields and nested classes. */
  readonly names: ReadonlySet<string>;
  /** For each method, `<init>` for constructors, the numbers of parameters of its overloads. */
  readonly methods: ReadonlyMap<string, readonly number[]>;
}

/** Of a class by its full name; undefined where it is not known, as for what came with later versions. */
export function jdkMembersOf(qualifiedName: string): JdkMembers | undefined {
  const text = MEMBERS.get(qualifiedName);
  if (text === undefined) return undefined;
  const entries = text.split(" ").map((entry) => entry.split(":"));
  const methods = entries.flatMap(([name = "", digits]) =>
    digits === undefined ? [] : [[name, [...digits].map(Number)] as const],
  );
  const others = entries.flatMap(([name = "", digits]) => (digits === undefined ? [name] : []));
  return { names: new Set(others), methods: new Map(methods) };
}
