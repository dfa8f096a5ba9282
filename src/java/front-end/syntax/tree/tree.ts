import type { PrimitiveName } from "../../../ir/program.ts";
import type { Located, SourceText } from "../source-text.ts";
import type { Expression } from "./expression.ts";
import type { Block, Statement } from "./statement.ts";

/** One parsed file. */
export interface CompilationUnit {
  readonly source: SourceText;
  readonly packageName: string | undefined;
  readonly imports: readonly Import[];
  readonly types: readonly TypeDeclaration[];
  /** Statements and methods outside any class, as lectures write them. */
  readonly snippet: Snippet | undefined;
  /** All that stand before declarations in the file. */
  readonly annotations: readonly Annotation[];
}

/** `@Override`, `@p.Check(value = 1)` */
export interface Annotation extends Located {
  readonly parts: readonly Identifier[];
  readonly arguments: readonly AnnotationArgument[];
  /** What it stands before has the same annotation already. */
  readonly isRepeated: boolean;
}

/** What one element of an annotation is set to. */
export interface AnnotationArgument extends Located {
  /** Undefined where only the value is written: the element is `value`. */
  readonly name: Identifier | undefined;
  /** Undefined for annotations, alone or in braces. */
  readonly value: Expression | undefined;
}

/** `import a.B;`, `import a.*;`, `import static a.B.c;`: the names before the star. */
export interface Import extends Located {
  readonly parts: readonly Identifier[];
  readonly isStatic: boolean;
  readonly isOnDemand: boolean;
}

export interface Snippet extends Located {
  readonly statements: readonly Statement[];
  readonly methods: readonly MethodDeclaration[];
  /** Variables that all methods of the snippet share. */
  readonly fields: readonly FieldDeclaration[];
}

export interface Identifier extends Located {
  readonly text: string;
}

/** One name of a type, `Entry<K, V>` in `Map.Entry<K, V>`. Empty arguments are a diamond, undefined ones not written. */
export interface TypeName extends Identifier {
  readonly arguments?: readonly TypeNode[] | undefined;
}

export type TypeNode = Located &
  (
    | { readonly kind: "primitive-type"; readonly name: PrimitiveName }
    | { readonly kind: "void-type" }
    /** `C`, `Outer.Inner`, `java.lang.Object`: one part for each name between the dots. */
    | { readonly kind: "named-type"; readonly parts: readonly TypeName[] }
    /** `?`, `? extends T`, `? super T`; only as a type argument. */
    | { readonly kind: "wildcard-type"; readonly bound: "extends" | "super"; readonly type: TypeNode | undefined }
    | { readonly kind: "array-type"; readonly element: TypeNode }
    | { readonly kind: "missing-type" }
  );

export type Modifier =
  | "public"
  | "protected"
  | "private"
  | "abstract"
  | "static"
  | "final"
  | "strictfp"
  | "default"
  | "synchronized"
  | "native"
  | "transient"
  | "volatile"
  | "sealed"
  | "non-sealed";

export type Modifiers = ReadonlySet<Modifier>;

export type Member = FieldDeclaration | MethodDeclaration | ConstructorDeclaration | InitializerBlock | TypeDeclaration;

/** `T extends A & B` */
export interface TypeParameter extends Located {
  readonly name: Identifier;
  readonly bounds: readonly TypeNode[];
}

export interface TypeDeclaration extends Located {
  readonly kind: "type-declaration";
  readonly flavor: "class" | "interface" | "enum" | "record";
  /** `@interface`: an interface that may stand behind `@`. */
  readonly isAnnotation: boolean;
  readonly name: Identifier;
  /** What comes after the name of the class around it: `$1` for an anonymous class, `$1Local` for a local one. */
  readonly suffix: string | undefined;
  readonly modifiers: Modifiers;
  readonly annotations: readonly Annotation[];
  readonly typeParameters: readonly TypeParameter[];
  readonly superclass: TypeNode | undefined;
  /** What a class implements, or an interface extends. */
  readonly interfaces: readonly TypeNode[];
  /** Behind `permits`; undefined where that is not written. */
  readonly permits: readonly TypeNode[] | undefined;
  readonly members: readonly Member[];
  /** Of an enum, in source order. */
  readonly constants: readonly EnumConstant[];
  /** Of a record: its fields and the parameters of its canonical constructor. */
  readonly components: readonly Parameter[];
  /** Made up around a snippet: its methods declare variables by assigning them. */
  readonly isSynthetic: boolean;
}

/** `PLUS("+") { … }`; the body is a class of its own. */
export interface EnumConstant extends Located {
  readonly kind: "enum-constant";
  readonly name: Identifier;
  readonly arguments: readonly Expression[];
  readonly body: TypeDeclaration | undefined;
}

/** One declarator of a field declaration; `int a, b[];` gives two of these. */
export interface FieldDeclaration extends Located {
  readonly kind: "field";
  readonly modifiers: Modifiers;
  readonly type: TypeNode;
  readonly name: Identifier;
  readonly initializer: Expression | undefined;
}

export interface Parameter extends Located {
  readonly type: TypeNode;
  readonly name: Identifier;
  readonly isFinal: boolean;
  /** `T... x`: takes any number of arguments; `type` is the array type. */
  readonly isVariadic: boolean;
}

export interface MethodDeclaration extends Located {
  readonly kind: "method";
  readonly modifiers: Modifiers;
  readonly annotations: readonly Annotation[];
  readonly typeParameters: readonly TypeParameter[];
  readonly returnType: TypeNode;
  readonly name: Identifier;
  readonly parameters: readonly Parameter[];
  readonly throws: readonly TypeNode[];
  /** Undefined when a `;` stands in its place. */
  readonly body: Block | undefined;
  /** Of an element of an annotation: it may be left out. */
  readonly hasDefault?: true;
}

export interface ConstructorDeclaration extends Located {
  readonly kind: "constructor";
  readonly modifiers: Modifiers;
  readonly typeParameters: readonly TypeParameter[];
  readonly name: Identifier;
  readonly parameters: readonly Parameter[];
  readonly throws: readonly TypeNode[];
  readonly body: Block;
  /** `R { … }` in a record: takes the components and sets the fields at its end. */
  readonly isCompact: boolean;
}

export interface InitializerBlock extends Located {
  readonly kind: "initializer";
  readonly isStatic: boolean;
  readonly body: Block;
}
