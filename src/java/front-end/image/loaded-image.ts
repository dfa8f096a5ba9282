import { type Span, valueAt } from "../../../kernel/index.ts";
import type { Constant } from "../../ir/instruction.ts";
import { librarySource } from "../../library/index.ts";
import { type Located, type SourceText, sourceText } from "../syntax/source-text.ts";
import type { CompilationUnit } from "../syntax/tree/tree.ts";
import type { FileImage, ImageNames, LibraryImage, MethodCode } from "./image.ts";
import { constantOf } from "./image-tables.ts";
import { type Plain, unpack } from "./pack.ts";

/** The image as a front end keeps it: what was read of it, which any number of compilations share. */
export class LoadedImage {
  readonly names: ImageNames;
  private readonly texts: LibraryImage["files"];
  private readonly files = new Map<string, LoadedFile | undefined>();
  private readonly constants: Constant[] = [];

  constructor({ names, files }: LibraryImage) {
    this.names = JSON.parse(names) as ImageNames;
    this.texts = files;
  }

  /** The file that is called by this class. */
  file(qualifiedName: string): LoadedFile | undefined {
    if (!this.files.has(qualifiedName)) this.files.set(qualifiedName, this.load(qualifiedName));
    return this.files.get(qualifiedName);
  }

  private load(qualifiedName: string): LoadedFile | undefined {
    const text = this.texts[qualifiedName];
    const source = librarySource(qualifiedName);
    return text === undefined || source === undefined
      ? undefined
      : new LoadedFile(JSON.parse(text) as FileImage, this.names.shapes, sourceText(source.name, source.text));
  }

  string(number: number): string {
    return this.names.strings[number] ?? "";
  }

  constant(number: number): Constant {
    let constant = this.constants[number];
    if (constant === undefined) {
      constant = constantOf(this.string(number));
      this.constants[number] = constant;
    }
    return constant;
  }
}

/** One file of the image, its tree read. */
export class LoadedFile {
  readonly unit: CompilationUnit;
  private readonly file: FileImage;
  private readonly spans: Span[] = [];

  constructor(file: FileImage, shapes: ImageNames["shapes"], source: SourceText) {
    this.file = file;
    this.unit = unitOf(unpack(file.tree, shapes), source);
  }

  get source(): SourceText {
    return this.unit.source;
  }

  /** Of the method with this number in a class of the file, `Map.Entry`; 0 when it has none. */
  code(className: string, method: number): MethodCode {
    return this.file.code[className]?.[method] ?? 0;
  }

  span(number: number): Span {
    let span = this.spans[number];
    if (span === undefined) {
      const [line = 1, column = 1, lines = 0, end = 1] = this.file.spans.slice(number * 4, number * 4 + 4);
      const start = { line, column };
      span = { file: this.source.name, start, end: { line: line + lines, column: end } };
      this.spans[number] = span;
    }
    return span;
  }
}

/** The image is what `buildLibraryImage` wrote: the tree has the parts of a unit. */
function unitOf(tree: Plain, source: SourceText): CompilationUnit {
  const parts = tree as unknown as Omit<CompilationUnit, "source">;
  return { ...parts, source: rememberingSpans(source) };
}

/** The spans of declarations are the same in every program. */
function rememberingSpans(source: SourceText): SourceText {
  const spans = new Map<Located, Span>();
  return {
    ...source,
    span: (place) => {
      return valueAt(spans, place, () => source.span(place));
    },
  };
}
