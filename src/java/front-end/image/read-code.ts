import { valueAt } from "../../../kernel/index.ts";
import type { Collected } from "../lower/lowering.ts";
import type { ClassTable } from "../types/class-table.ts";
import type { ClassSymbol, MethodSymbol } from "../types/symbols.ts";
import { ImageReferences } from "./image-references.ts";
import type { LoadedFile, LoadedImage } from "./loaded-image.ts";
import { MethodReader } from "./read-method.ts";

/** Turns the code of the image into code of one program. */
export class CodeReader {
  private readonly references: ImageReferences;
  private readonly places = new Map<ClassSymbol, { readonly file: LoadedFile | undefined; readonly path: string }>();

  constructor(image: LoadedImage, table: ClassTable, collected: Collected) {
    this.references = new ImageReferences(image, table, collected);
  }

  /** Writes the code of a library method, its sites and its lambdas. Nothing happens for a method without code. */
  write(method: MethodSymbol): void {
    const { owner, info } = method;
    const place = valueAt(this.places, owner, () => ({
      file: this.references.image.file(fileNameOf(owner)),
      path: pathOf(owner),
    }));
    const { file, path } = place;
    const code = file?.code(path, owner.info.methods.indexOf(info)) ?? 0;
    if (file !== undefined && code !== 0) new MethodReader(this.references, file, code, method).read();
  }
}

/** `Map.Entry`: the class within its file. */
function pathOf({ outer, declaration }: ClassSymbol): string {
  return outer === undefined ? declaration.name.text : `${pathOf(outer)}.${declaration.name.text}`;
}

function fileNameOf({ source }: ClassSymbol): string {
  return source.name.slice(0, -".java".length).replaceAll("/", ".");
}
