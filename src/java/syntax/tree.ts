import type { PrimitiveName } from "../program.ts";
import type { Expression } from "./expression.ts";
import type { Located, SourceText } from "./source-text.ts";
import type { Block, Statement } from "./statement.ts";

/** One parsed file. Packages and imports are read and have no effect. */
export interface CompilationUnit {
  readonly source: SourceText;
  readonly packageName: string | undefined;
  readonly types: readonly TypeDeclaration[];
  /** Statements and methods outside any class, as lectures write them. */
  readonly snippet: Snippet | undefined;
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

export type TypeNode = Located &
  (
    | { readonly kind: "primitive-type"; readonly name: PrimitiveName }
    | { readonly kind: "void-type" }
    /** `C`, `Outer.Inner`, `java.lang.Object`: one part for each name between the dots. */
    | { readonly kind: "named-type"; readonly parts: readonly Identifier[] }
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

export interface TypeDeclaration extends Located {
  readonly kind: "type-declaration";
  readonly flavor: "class" | "interface";
  readonly name: Identifier;
  readonly modifiers: Modifiers;
  readonly superclass: TypeNode | undefined;
  /** What a class implements, or an interface extends. */
  readonly interfaces: readonly TypeNode[];
  readonly members: readonly Member[];
  /** Made up around a snippet: its methods declare variables by assigning them. */
  readonly isSynthetic: boolean;
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
}

export interface MethodDeclaration extends Located {
  readonly kind: "method";
  readonly modifiers: Modifiers;
  readonly returnType: TypeNode;
  readonly name: Identifier;
  readonly parameters: readonly Parameter[];
  /** Undefined when a `;` stands in its place. */
  readonly body: Block | undefined;
}

export interface ConstructorDeclaration extends Located {
  readonly kind: "constructor";
  readonly modifiers: Modifiers;
  readonly name: Identifier;
  readonly parameters: readonly Parameter[];
  readonly body: Block;
}

export interface InitializerBlock extends Located {
  readonly kind: "initializer";
  readonly isStatic: boolean;
  readonly body: Block;
}
