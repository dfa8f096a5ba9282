import type { ClassInfo, PrimitiveName, Type } from "../../ir/program.ts";
import { arrayOf, classType, NULL, primitive, VOID } from "../../ir/types.ts";
import type { Collected } from "../lower/lowering.ts";
import type { ClassTable } from "../types/class-table.ts";
import type { ClassSymbol } from "../types/symbols.ts";
import type { LoadedImage } from "./loaded-image.ts";

/** What the image names by numbers, as one program has it. */
export class ImageReferences {
  readonly image: LoadedImage;
  readonly table: ClassTable;
  readonly collected: Collected;
  private readonly symbols: ClassSymbol[] = [];
  private readonly types: Type[] = [];
  /** The classes of the library's lambdas, by name: code that is written out twice has one class for each. */
  private readonly lambdas = new Map<string, ClassInfo>();

  constructor(image: LoadedImage, table: ClassTable, collected: Collected) {
    this.image = image;
    this.table = table;
    this.collected = collected;
  }

  symbol(number: number): ClassSymbol {
    let symbol = this.symbols[number];
    if (symbol === undefined) {
      symbol = this.findSymbol(this.image.names.classes[number] ?? "");
      this.symbols[number] = symbol;
    }
    return symbol;
  }

  private findSymbol(fullName: string): ClassSymbol {
    const [top = "", ...nested] = fullName.split("$");
    let symbol = this.table.wellKnown(top);
    for (const name of nested) {
      const inner = symbol.memberTypes.get(name);
      if (inner === undefined) throw new Error(`the library has no ${fullName}`);
      symbol = inner;
    }
    return symbol;
  }

  type(number: number): Type {
    let type = this.types[number];
    if (type === undefined) {
      type = this.findType(this.image.names.types[number] ?? "");
      this.types[number] = type;
    }
    return type;
  }

  private findType(name: string): Type {
    if (name.endsWith("[]")) return arrayOf(this.findType(name.slice(0, -2)));
    if (name.startsWith("@")) return classType(this.symbol(Number(name.slice(1))).info);
    if (name === "void") return VOID;
    return name === "null" ? NULL : primitive(name as PrimitiveName);
  }

  /** The class with this name, unless the program has it already. */
  enterLambda(created: ClassInfo): ClassInfo {
    const known = this.lambdas.get(created.name);
    if (known !== undefined) return known;
    this.lambdas.set(created.name, created);
    this.collected.lambdas.all.push(created);
    return created;
  }
}
