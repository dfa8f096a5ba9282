import { join } from "node:path";
import { unzipSync } from "fflate";
import { type InputFile, MEGABYTE } from "../../../kernel/index.ts";
import { say } from "../../../session/index.ts";
import type { Disk } from "./disk.ts";
import { MOST_BYTES, textIn } from "./read-files.ts";
import { reasonOf } from "./reason.ts";

/** The most bytes of an archive, and of all that is taken out of it. */
const MAX_MEGABYTES = 400;
/** Folders in folders, and archives in archives. */
const MAX_DEPTH = 12;

/** What was found at paths. */
export interface Collected {
  /** With their paths as names. */
  readonly files: readonly InputFile[];
  /** The names of files of other kinds. */
  readonly leftOut: readonly string[];
  /** Whether something is not there, or may not be opened. */
  readonly hasUnopened: boolean;
}

/**
 * The files at paths, as students and learning platforms hand them in: each a file by whatever name, a folder (which may be
 * named like a file), or a zip archive; in folders and archives again. What cannot be read has its reason.
 */
export async function collectFiles(paths: readonly string[], disk: Disk): Promise<Collected> {
  const collection = new Collection(disk);
  for (const path of paths) await collection.addPath(path, 0);
  return collection;
}

class Collection implements Collected {
  readonly files: InputFile[] = [];
  readonly leftOut: string[] = [];
  hasUnopened = false;
  readonly #disk: Disk;

  constructor(disk: Disk) {
    this.#disk = disk;
  }

  async addPath(path: string, depth: number): Promise<void> {
    try {
      const { kind } = await this.#disk.entry(path);
      if (kind === "folder") await this.#addFolder(path, depth);
      else if (depth > 0 && !isWanted(path)) this.leftOut.push(path);
      else await this.#addFile(path, depth);
    } catch (error) {
      this.hasUnopened = true;
      this.#refuse(path, reasonOf(error));
    }
  }

  async #addFolder(path: string, depth: number): Promise<void> {
    const before = this.files.length;
    const names = depth < MAX_DEPTH ? await this.#disk.list(path) : [];
    for (const name of names) if (!isHidden(name)) await this.addPath(join(path, name), depth + 1);
    if (this.files.length === before) this.#refuse(path, say("session.file.nothing"));
  }

  async #addFile(path: string, depth: number): Promise<void> {
    const bytes = await this.#disk.read(path, MAX_MEGABYTES * MEGABYTE);
    if (bytes === undefined) this.#refuse(path, say("session.file.largeArchive", { megabytes: MAX_MEGABYTES }));
    else this.#addBytes(path, bytes, depth);
  }

  #addBytes(name: string, bytes: Uint8Array, depth: number): void {
    const found = isArchive(bytes) ? unpacked(bytes) : undefined;
    if (typeof found === "string") this.#refuse(name, found);
    else if (found !== undefined) this.#addPacked(name, depth < MAX_DEPTH ? found : [], depth);
    else {
      const read = textIn(bytes.length > MOST_BYTES ? undefined : bytes);
      if (read.ok) this.files.push({ name, text: read.text });
      else this.#refuse(name, read.reason);
    }
  }

  #addPacked(path: string, packed: readonly Packed[], depth: number): void {
    const before = this.files.length;
    for (const { name, content } of packed) {
      if (content === undefined) this.leftOut.push(`${path}/${name}`);
      else this.#addBytes(`${path}/${name}`, content, depth + 1);
    }
    if (this.files.length === before) this.#refuse(path, say("session.file.nothing"));
  }

  #refuse(name: string, problem: string): void {
    this.files.push({ name, text: "", problem });
  }
}

interface Packed {
  readonly name: string;
  /** Undefined: of another kind, and not unpacked. */
  readonly content: Uint8Array | undefined;
}

/** What is in an archive, in the order of names; the reason where it cannot be unpacked. */
function unpacked(bytes: Uint8Array): readonly Packed[] | string {
  const names: string[] = [];
  let size = 0;
  let isTooMuch = false;
  try {
    const contents = unzipSync(bytes, {
      filter({ name, originalSize }) {
        if (name.endsWith("/") || name.split("/").some(isHidden)) return false;
        names.push(name);
        if (!isWanted(name)) return false;
        size += originalSize;
        isTooMuch ||= size > MAX_MEGABYTES * MEGABYTE;
        return !isTooMuch;
      },
    });
    if (isTooMuch) return say("session.file.packed", { megabytes: MAX_MEGABYTES });
    return names.sort().map((name) => ({ name, content: contents[name] }));
  } catch {
    return say("session.file.damagedArchive");
  }
}

/** `PK` and the number of what follows: a file, or the end of an empty archive. */
function isArchive([first, second, third]: Uint8Array): boolean {
  return first === 0x50 && second === 0x4b && (third === 3 || third === 5);
}

/** Where file names are shown without their ends, `answers.json.txt` is easily made. */
function isWanted(name: string): boolean {
  return /\.(?:json|txt|zip)$/i.test(name);
}

/** What systems put beside files. In an archive `..` is part of a name: nothing is written under it. */
function isHidden(name: string): boolean {
  return /^\.(?!\.?$)/.test(name) || name === "__MACOSX";
}
