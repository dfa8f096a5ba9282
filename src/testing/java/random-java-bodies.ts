import { CAUGHT, CAUGHT_OF_MACHINE, handlersOf, raisingStatement } from "./random-java-raises.ts";

/** A variable in scope, by the text of its type. Final ones may be captured. */
export interface Local {
  readonly name: string;
  readonly type: string;
  readonly isFinal: boolean;
}

/** What the bodies of one program may mention. */
export interface World {
  readonly classes: readonly { readonly name: string; readonly parent: string | undefined }[];
  readonly random: (below: number) => number;
  /** Whether a third of the statements make the virtual machine throw, and clauses do something with that. */
  readonly raises: boolean;
  /** How many local names there are: none hides another. */
  names: number;
}

const OBJECTS = "List<Object>";
const TEXTS = "Map<String, Object>";
const FUNCTION = "Function<Object, Object>";
const BOX = "Box<Object>";

/** Writes the statements of one body. There is always an `int d`, the depth that calls may still go. */
export class BodyWriter {
  readonly #world: World;
  readonly #scope: Local[];
  readonly #indent: number;

  constructor(world: World, locals: readonly Local[], indent: number) {
    this.#world = world;
    this.#scope = [...locals];
    this.#indent = indent;
  }

  write(count: number): string {
    let text = "";
    for (let i = 0; i < count; i++) text += this.#line(this.#statement());
    return text;
  }

  /** Declarations stand alone; what only does something stands in a `try`. */
  writeGuarded(count: number): string {
    let text = "";
    for (let i = 0; i < count; i++) {
      const type = this.#type();
      text += this.#line(this.#declare(type, true, this.#fresh(type)));
      const e = this.#name("e");
      const block = this.#block(1 + this.#random(2));
      text += this.#line(`try ${block} catch (Throwable ${e}) {\n  Main.note(${e});\n}`);
    }
    return text;
  }

  #line(statement: string): string {
    return statement
      .split("\n")
      .map((line) => `${"  ".repeat(this.#indent)}${line}\n`)
      .join("");
  }

  #random(below: number): number {
    return this.#world.random(below);
  }

  #pick<T>(from: readonly T[]): T | undefined {
    return from[this.#random(Math.max(1, from.length))];
  }

  #name(prefix: string): string {
    this.#world.names += 1;
    return `${prefix}${this.#world.names}`;
  }

  #className(): string {
    return this.#pick(this.#world.classes)?.name ?? "C0";
  }

  #statement(): string {
    const choices: readonly (() => string)[] = [
      () => this.#declaration(),
      () => this.#declaration(),
      () => this.#declaration(),
      () => this.#assignment(),
      () => this.#heapStore(),
      () => this.#heapStore(),
      () => this.#collectionUse(),
      () => this.#collectionUse(),
      () => this.#branch(),
      () => this.#loop(),
      () => this.#trial(),
      () => this.#trial(),
      () => this.#guardedCast(),
      () => this.#switch(),
      () => `if (Main.flip(5)) throw new X${this.#random(2)}(${this.#value("Object")});`,
      () => `Main.last = ${this.#value("Object")};`,
    ];
    if (this.#world.raises && this.#random(3) === 0)
      return raisingStatement(this.#world.random, this.#name("z"), this.#value("Object"));
    return this.#pick(choices)?.() ?? ";";
  }

  #declaration(): string {
    const type = this.#type();
    return this.#declare(type, this.#random(3) > 0, this.#value(type));
  }

  #type(): string {
    const types = [
      "Object",
      "Object",
      "Acts",
      "Object[]",
      BOX,
      OBJECTS,
      TEXTS,
      FUNCTION,
      "String",
      "Pair",
      "Kind",
      "Integer",
    ];
    return this.#random(4) === 0 ? this.#className() : (this.#pick(types) ?? "Object");
  }

  #declare(type: string, isFinal: boolean, value: string): string {
    const name = this.#name("v");
    this.#scope.push({ name, type, isFinal });
    return `${isFinal ? "final " : ""}${type} ${name} = ${value};`;
  }

  #assignment(): string {
    const target = this.#pick(this.#scope.filter(({ isFinal }) => !isFinal));
    return target === undefined ? this.#declaration() : `${target.name} = ${this.#value(target.type)};`;
  }

  #heapStore(): string {
    const info = this.#className();
    const choices = [
      () => this.#onClass(info, (base) => `${base}.own${info} = ${this.#value("Object")};`),
      () => this.#onClass(info, (base) => `${base}.kept = ${this.#value("Object")};`),
      () => this.#onClass(info, (base) => `${base}.friend = ${this.#value("Acts")};`),
      () => this.#onClass(info, (base) => `${base}.row[${this.#random(3)}] = ${this.#value("Object")};`),
      () => `${info}.shared = ${this.#value("Object")};`,
      () => this.#on("Object[]", (base) => `${base}[${this.#random(3)}] = ${this.#value("Object")};`),
      () => this.#on(BOX, (base) => `${base}.value = ${this.#value("Object")};`),
      () => this.#on(BOX, (base) => `${base}.next = ${this.#value(BOX)};`),
      () => this.#on(BOX, (base) => `${base}.set(${this.#value("Object")});`),
      () => this.#on("Kind", (base) => `${base}.held = ${this.#value("Object")};`),
      () => this.#on("Integer", (base) => `Main.last = ${base} + d;`),
    ];
    return this.#pick(choices)?.() ?? ";";
  }

  #collectionUse(): string {
    const item = this.#name("i");
    const choices = [
      () => this.#on(OBJECTS, (list) => `${list}.add(${this.#value("Object")});`),
      () =>
        this.#on(
          OBJECTS,
          (list) =>
            `for (Object ${item} : new ArrayList<>(${list})) ${this.#blockWith({ name: item, type: "Object", isFinal: true })}`,
        ),
      () =>
        this.#on(
          OBJECTS,
          (list) => `${list}.removeIf(${item} -> ${item} == (Object) (${this.#captured().#value("Object")}));`,
        ),
      () => this.#on(OBJECTS, (list) => `Main.last = ${list}.toArray(new Object[0]);`),
      () =>
        this.#on(
          OBJECTS,
          (list) =>
            `${list}.sort((a${item}, b${item}) -> a${item}.hashCode() > 0 ? 0 : String.valueOf(b${item}).length());`,
        ),
      () => this.#on(OBJECTS, (list) => `${list}.replaceAll(${this.#lambda()});`),
      () => this.#on(OBJECTS, (list) => `Main.last = Collections.unmodifiableList(${list}).iterator().next();`),
      () => this.#on(TEXTS, (map) => `${map}.put(${this.#value("String")}, ${this.#value("Object")});`),
      () =>
        this.#on(
          TEXTS,
          (map) => `${map}.computeIfAbsent("k${this.#random(3)}", ${item} -> ${this.#captured().#value("Object")});`,
        ),
      () =>
        this.#on(
          TEXTS,
          (map) => `for (Map.Entry<String, Object> ${item} : ${map}.entrySet()) Main.last = ${item}.getValue();`,
        ),
      () => this.#on(TEXTS, (map) => `${map}.merge(${this.#value("String")}, ${this.#value("Object")}, Main::pick);`),
      () =>
        `new HashSet<Object>(Arrays.asList(${this.#value("Object")}, ${this.#value("Object")})).forEach(${item} -> Main.last = ${item});`,
    ];
    return this.#pick(choices)?.() ?? ";";
  }

  #branch(): string {
    const otherwise = this.#random(2) === 0 ? ` else ${this.#block(1)}` : "";
    return `if (Main.flip(2)) ${this.#block(2)}${otherwise}`;
  }

  #loop(): string {
    const i = this.#name("i");
    const head = this.#pick([
      `for (int ${i} = 0; ${i} < 2; ${i}++)`,
      `for (Object ${i} : ${this.#value("Object[]")})`,
      `for (int ${i} = 2; ${i} > 0; ${i} -= 1)`,
    ]);
    return this.#random(4) === 0
      ? `int ${i} = 0;\ndo ${this.#block(1)} while (++${i} < 2 && Main.flip(2));`
      : `${head} ${this.#block(2)}`;
  }

  #trial(): string {
    const e = this.#name("e");
    const type = this.#pick(this.#world.raises ? [...CAUGHT, ...CAUGHT_OF_MACHINE] : CAUGHT) ?? "X0";
    const loadable = type === "X0" || type === "X1";
    const handler = this.#pick([
      `Main.last = ${e};`,
      `Main.last = ${loadable ? `${e}.load` : `${e}.getMessage()`};`,
      `Main.note(${e});`,
      `throw new X0(${e});`,
      `Main.last = ${e}.getCause();`,
      ...(this.#world.raises ? handlersOf(e) : []),
    ]);
    const shape = this.#random(4);
    if (shape === 0) {
      const r = this.#name("r");
      return `try (Res ${r} = new Res(${this.#value("Object")})) ${this.#blockWith({ name: `${r}.held`, type: "Object", isFinal: true })} catch (${type} ${e}) {\n  ${handler}\n}`;
    }
    const frail = this.#random(3) === 0 ? `Main.last = Frail.value;\n` : "";
    const body = frail === "" ? this.#block(2) : `{\n  ${frail}}`;
    const last = shape === 1 ? ` finally ${this.#block(1)}` : "";
    return `try ${body} catch (${type} ${e}) {\n  ${handler}\n}${last}`;
  }

  #guardedCast(): string {
    const info = this.#className();
    const source = this.#value("Object");
    const name = this.#name("c");
    const local: Local = { name, type: info, isFinal: true };
    return this.#random(2) === 0
      ? `if ((Object) (${source}) instanceof ${info} ${name}) ${this.#blockWith(local)}`
      : `try ${this.#blockWith(local, `final ${info} ${name} = (${info}) (Object) (${source});\n`)} catch (ClassCastException e${name}) {\n  Main.note(e${name});\n}`;
  }

  #switch(): string {
    const choices = [
      () =>
        `switch (${this.#value("Kind")}) {\n  case ONE:\n    Main.last = ${this.#value("Object")};\n  case TWO:\n    ${this.#className()}.shared = ${this.#value("Object")};\n    break;\n}`,
      () =>
        this.#declare(
          "Object",
          true,
          `switch (Main.tick & 3) {\n  case 0 -> ${this.#value("Object")};\n  case 1, 2 -> {\n    Object y = ${this.#value("Object")};\n    yield y;\n  }\n  default -> ${this.#value("Object")};\n}`,
        ),
      () =>
        `switch (${this.#value("String")}) {\n  case "k0" -> Main.last = ${this.#value("Object")};\n  default -> Main.last = ${this.#value("Acts")};\n}`,
    ];
    return this.#pick(choices)?.() ?? ";";
  }

  #block(count: number): string {
    return this.#blockWith(undefined, "", count);
  }

  #blockWith(local: Local | undefined, first = "", count = 1 + this.#random(2)): string {
    const inner = new BodyWriter(this.#world, local === undefined ? this.#scope : [...this.#scope, local], 1);
    return `{\n${first === "" ? "" : `  ${first}`}${inner.write(this.#indent > 6 ? 0 : this.#random(3) === 0 ? 0 : count)}}`;
  }

  /** What a lambda or an anonymous class sees. */
  #captured(...own: readonly Local[]): BodyWriter {
    return new BodyWriter(this.#world, [...this.#scope.filter(({ isFinal }) => isFinal), ...own], this.#indent);
  }

  #on(type: string, use: (base: string) => string): string {
    const base = this.#pick(this.#scope.filter((local) => local.type === type));
    return use(
      base?.name ??
        (type === FUNCTION ? `((${FUNCTION}) ${this.#lambda()})` : `Main.<${type}>same(${this.#fresh(type)})`),
    );
  }

  #onClass(info: string, use: (base: string) => string): string {
    const base = this.#pick(this.#scope.filter((local) => this.#isBelow(local.type, info)));
    return use(base?.name ?? `new ${info}()`);
  }

  #isBelow(type: string, info: string): boolean {
    if (type === info) return true;
    const parent = this.#world.classes.find(({ name }) => name === type)?.parent;
    return parent !== undefined && this.#isBelow(parent, info);
  }

  #fits(type: string, wanted: string): boolean {
    if (type === wanted) return true;
    if (wanted === "Object") return type !== "int";
    if (wanted === "Acts") return type === "Kind" || type === "Gives" || /^C\d/.test(type);
    return this.#isBelow(type, wanted);
  }

  /** An expression of the type: mostly a variable or something computed from one. */
  #value(type: string): string {
    const fitting = this.#pick(this.#scope.filter((local) => this.#fits(local.type, type)));
    const chance = this.#random(5);
    if (fitting !== undefined && chance < 2) return fitting.name;
    if (chance === 2 && type === "Object") return this.#call();
    if (chance === 3 && type === "Object") return this.#read();
    if (chance === 4 && this.#random(12) === 0 && type !== "Object[]") return `Main.<${type}>same(null)`;
    return this.#fresh(type);
  }

  #argument(): string {
    const local = this.#pick(this.#scope.filter(({ type }) => this.#fits(type, "Object")));
    return local?.name ?? `"none"`;
  }

  #fresh(type: string): string {
    const a = (): string => this.#argument();
    switch (type) {
      case "Object":
        return (
          this.#pick([
            `new Object()`,
            `new ${this.#className()}(${a()})`,
            `"k${this.#random(3)}"`,
            `new Pair(${a()}, ${this.#fresh("Acts")})`,
            `${this.#random(200)}`,
            `new Object[] {${a()}, ${a()}}`,
          ]) ?? "null"
        );
      case "Acts":
        return this.#acts();
      case "Object[]":
        return (
          this.#pick([
            `new Object[2]`,
            `new Object[] {${a()}}`,
            `new Object[0]`,
            `new String[] {"s"}`,
            `new Object[][] {{${a()}}, null}`,
            `new ${this.#className()}[2]`,
          ]) ?? "null"
        );
      case BOX:
        return this.#pick([`new Box<Object>(${a()})`, `new Box<Object>(${a()}).map(${this.#lambda()})`]) ?? "null";
      case OBJECTS:
        return (
          this.#pick([
            `new ArrayList<>(Arrays.asList(${a()}, ${a()}))`,
            `new LinkedList<>()`,
            `new ArrayList<>(List.of("k1", ${this.#random(5)}))`,
            `new ArrayList<>()`,
          ]) ?? "null"
        );
      case TEXTS:
        return this.#pick([`new HashMap<>()`, `new TreeMap<>(Map.of("k1", "k2"))`, `new LinkedHashMap<>()`]) ?? "null";
      case FUNCTION:
        return this.#lambda();
      case "String":
        return this.#text();
      case "Pair":
        return `new Pair(${a()}, ${this.#fresh("Acts")})`;
      case "Kind":
        return (
          this.#pick(["Kind.ONE", "Kind.TWO", `Kind.values()[${this.#random(2)}]`, `Kind.valueOf("TWO")`]) ?? "Kind.ONE"
        );
      case "Integer":
        return this.#pick([`${this.#random(300)}`, "Integer.valueOf(d)", `Main.tick`]) ?? "0";
      default:
        return this.#random(2) === 0 ? `new ${type}()` : `new ${type}(${a()})`;
    }
  }

  #text(): string {
    const a = this.#argument();
    const texts = [
      `"k${this.#random(3)}"`,
      `"a" + ${a}`,
      `${a} + "z" + d`,
      `String.valueOf(${a})`,
      `"k0".trim()`,
      `("k" + d).intern()`,
      `new StringBuilder().append(${a}).append('c').toString()`,
      `"k0,k1".split(",")[${this.#random(2)}]`,
      `Kind.ONE.name()`,
    ];
    return this.#pick(texts) ?? `""`;
  }

  #acts(): string {
    const info = this.#className();
    const q = this.#name("q");
    const choices = [
      () => `((Acts) (${q}, d${q}) -> ${this.#captured({ name: q, type: "Object", isFinal: true }).#argument()})`,
      () => `((Acts) ${info}::make${info})`,
      () => this.#anonymous(q),
      () => `new ${info}()`,
    ];
    return this.#pick(choices)?.() ?? `new ${info}()`;
  }

  #anonymous(q: string): string {
    const outside = this.#scope.filter(({ isFinal, name }) => isFinal && name !== "this" && name !== "d");
    const inside: readonly Local[] = [
      ...outside,
      { name: q, type: "Object", isFinal: true },
      { name: "d", type: "int", isFinal: true },
    ];
    const body = new BodyWriter(this.#world, inside, 2).write(this.#indent > 6 ? 0 : 2);
    const kept = this.#pick(outside)?.name ?? '"kept"';
    return [
      "new Acts() {",
      `  Object mine = ${kept};`,
      `  public Object act(Object ${q}, int d) {`,
      "    if (d <= 0 || Main.fuel-- <= 0) return mine;",
      `${body}    Object before = mine;`,
      `    mine = ${q};`,
      "    return before;",
      "  }",
      "}",
    ].join("\n");
  }

  #lambda(): string {
    const q = this.#name("q");
    const inner = this.#captured({ name: q, type: "Object", isFinal: true });
    const info = this.#className();
    const choices = [
      `${q} -> ${inner.#argument()}`,
      `${q} -> {\n  Object was = Main.last;\n  Main.last = ${q};\n  return was;\n}`,
      "Main::same",
      "Gives::given",
      `${q} -> ${q} instanceof ${info} c${q} ? c${q}.own${info} : ${inner.#argument()}`,
      `${info}::new`,
      "String::valueOf",
    ];
    return this.#pick(choices) ?? "Main::same";
  }

  #call(): string {
    const info = this.#className();
    const a = this.#argument();
    const isChild = this.#world.classes.find(({ name }) => name === info)?.parent !== undefined;
    const choices = [
      () => this.#onClass(info, (base) => `${base}.act(${a}, d - 1)`),
      () => this.#onClass(info, (base) => `${base}.twice(${a}, d - 1)`),
      () => this.#onClass(info, (base) => `${base}.join(${this.#fresh("Kind")}, d - 1)`),
      () => this.#onClass(info, (base) => (isChild ? `${base}.up(${a}, d - 1)` : `${base}.act(${a}, d - 1)`)),
      () => this.#onClass(info, (base) => `(${base}).new In${info}().take(${a}, d - 1)`),
      () => `${info}.make${info}(${a}, d - 1)`,
      () => this.#on("Acts", (base) => `${base}.act(${a}, d - 1)`),
      () => this.#on("Acts", (base) => `${base}.twice(${a}, d - 1)`),
      () => this.#on("Kind", (base) => `${base}.act(${a}, d - 1)`),
      () => this.#on(FUNCTION, (base) => `${base}.apply(${a})`),
      () => this.#on(FUNCTION, (base) => `${base}.andThen(${this.#lambda()}).apply(${a})`),
      () => this.#on("Pair", (base) => `${base}.either(Main.flip(2))`),
      () => `Main.pick(${a}, ${this.#argument()})`,
      () => `Main.same(${a})`,
      () => `Optional.<Object>ofNullable(${a}).orElseGet(() -> ${this.#captured().#argument()})`,
    ];
    return this.#pick(choices)?.() ?? "null";
  }

  #read(): string {
    const info = this.#className();
    const choices = [
      () => this.#onClass(info, (base) => `${base}.own${info}`),
      () => this.#onClass(info, (base) => `${base}.kept`),
      () => this.#onClass(info, (base) => `${base}.friend`),
      () => this.#onClass(info, (base) => `${base}.row[${this.#random(3)}]`),
      () => `${info}.shared`,
      () => this.#on("Object[]", (base) => `${base}[${this.#random(2)}]`),
      () => this.#on("Object[]", (base) => `${base}.clone()[0]`),
      () => this.#on("Object[]", (base) => `Arrays.copyOf(${base}, 3)[0]`),
      () => this.#on(BOX, (base) => `${base}.get()`),
      () => this.#on(BOX, (base) => `${base}.next.value`),
      () => this.#on(OBJECTS, (base) => `${base}.get(0)`),
      () => this.#on(TEXTS, (base) => `${base}.get("k${this.#random(3)}")`),
      () => this.#on("Pair", (base) => `${base}.left()`),
      () => this.#on("Pair", (base) => `${base}.right()`),
      () => this.#on("Kind", (base) => `${base}.held`),
      () => "Main.last",
    ];
    return this.#pick(choices)?.() ?? "null";
  }
}
