import type { ClassInfo } from "../../ir/program.ts";
import type { CompilationUnit } from "../syntax/tree/tree.ts";
import type { ClassOrigin } from "./declarations/class-symbol.ts";
import type { ClassSymbol } from "./symbols.ts";

/** The sources of the library, read when a class is first needed. */
export interface Library {
  /** The qualified names of its top-level classes. */
  readonly names: readonly string[];
  readonly read: (qualifiedName: string) => CompilationUnit | undefined;
}

/** Every class of the program and of the library, by name. */
export interface ClassTable {
  /** The reader's, in source order, a nested class after the one around it; local classes come later. */
  readonly classes: readonly ClassSymbol[];
  /** The library's classes that something in the program refers to. */
  readonly libraryClasses: readonly ClassSymbol[];
  readonly object: ClassSymbol;
  readonly string: ClassSymbol;
  /** A top-level class; an empty package name is the unnamed package. The reader's hide the library's. */
  readonly inPackage: (packageName: string, name: string) => ClassSymbol | undefined;
  /** A class of the reader's by its simple name, whatever its package. */
  readonly topLevel: (name: string) => ClassSymbol | undefined;
  readonly isPackage: (name: string) => boolean;
  /** The packages in which the library offers a class of this name to programs. */
  readonly libraryPackagesOf: (name: string) => readonly string[];
  /** The simple names of all classes that a program may use, those of the reader's first. */
  readonly classNames: () => readonly string[];
  /** The qualified names of the library's top-level classes, without those that only the library itself uses. */
  readonly libraryNames: readonly string[];
  readonly symbolOf: (info: ClassInfo) => ClassSymbol;
  /** What simple names mean in a file, outside its classes, as far as it was asked for; see `findImported`. */
  readonly imported: Map<CompilationUnit, Map<string, ClassSymbol | undefined>>;
  /** What can be asked only when the supertypes of all classes are known, for mistakes in the reader's code. */
  readonly afterwards: (() => void)[];
  /** A library class that the language itself refers to, by its qualified name. */
  readonly wellKnown: (qualifiedName: string) => ClassSymbol;
  /** Enters a class that stands inside a body. Its supertypes and members are worked out when they are asked for. */
  readonly declareLocal: (origin: ClassOrigin) => ClassSymbol;
}
