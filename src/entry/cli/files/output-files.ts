import { basename, dirname, join } from "node:path";
import { type AnalysisError, fill, type InputFile } from "../../../kernel/index.ts";
import { sessionWords } from "../../../session/index.ts";
import type { Disk, Entry } from "./disk.ts";
import { codeOf, reasonOf } from "./reason.ts";

/**
 * Writes all files that the command line writes. Never over an input of the command, by whatever path or link it is named.
 * A text replaces another one as a whole: a write that is interrupted leaves the one before.
 */
export class OutputFiles {
  readonly #inputs: readonly string[];
  readonly #disk: Disk;

  /** @param inputs paths of what the command reads */
  constructor(inputs: readonly string[], disk: Disk) {
    this.#inputs = inputs;
    this.#disk = disk;
  }

  /** Why a file cannot be written there, as far as that can be known before. */
  async refusalOfFile(path: string): Promise<AnalysisError | undefined> {
    return refused(path, async () => {
      const entry = await this.#entry(path);
      const input = entry && (await this.#inputAt(entry));
      if (input !== undefined) return fill(sessionWords, "session.file.isInput", { input });
      if (entry?.kind === "folder") return fill(sessionWords, "session.file.isFolder");
      if (entry !== undefined) await this.#disk.checkWritable(path);
      const folder = dirname(path);
      const around = await this.#entry(folder);
      if (around === undefined) return fill(sessionWords, "session.file.noFolder", { folder });
      if (entry === undefined || entry.kind === "file") await this.#disk.checkWritable(folder);
      return undefined;
    });
  }

  /** Why no files can be written to that folder, which need not be there yet, as far as that can be known before. */
  async refusalOfFolder(folder: string): Promise<AnalysisError | undefined> {
    try {
      let nearest = folder;
      while ((await this.#entry(nearest)) === undefined && dirname(nearest) !== nearest) nearest = dirname(nearest);
      const entry = await this.#entry(nearest);
      if (entry !== undefined && entry.kind !== "folder")
        return unwritableFolder(folder, fill(sessionWords, "session.file.isNoFolder"));
      await this.#disk.checkWritable(nearest);
      return undefined;
    } catch (error) {
      return unwritableFolder(folder, reasonOf(error));
    }
  }

  /** Writes a file; undefined where it is written. */
  async writeFile(path: string, text: string): Promise<AnalysisError | undefined> {
    const refusal = await this.refusalOfFile(path);
    return refusal ?? refused(path, async () => this.#replace(path, text));
  }

  /** Writes files to a folder, which is made where it is missing; undefined where all are written. */
  async writeFolder(folder: string, files: readonly InputFile[]): Promise<AnalysisError | undefined> {
    const refusal = await this.refusalOfFolder(folder);
    if (refusal !== undefined) return refusal;
    try {
      await this.#disk.makeFolder(folder);
    } catch (error) {
      return unwritableFolder(folder, reasonOf(error));
    }
    for (const { name, text } of files) {
      const unwritten = await this.writeFile(join(folder, name), text);
      if (unwritten !== undefined) return unwritten;
    }
    return undefined;
  }

  async #replace(path: string, text: string): Promise<undefined> {
    const before = await this.#entry(path);
    // A device or a pipe takes what is written; nothing can take its place.
    if (before?.kind === "other") {
      await this.#disk.write(path, text);
      return;
    }
    // Behind a link it is the file that is replaced, not the link.
    const target = before === undefined ? path : await this.#disk.resolve(path);
    const whole = join(dirname(target), `.${basename(target)}.${process.pid}.part`);
    try {
      await this.#disk.write(whole, text, before?.mode);
      await this.#disk.rename(whole, target);
    } catch (error) {
      // What is wrong is said by the first error.
      await this.#disk.remove(whole).catch(() => undefined);
      throw error;
    }
  }

  async #inputAt({ device, inode }: Entry): Promise<string | undefined> {
    for (const input of this.#inputs) {
      const entry = await this.#entry(input);
      if (entry?.device === device && entry.inode === inode) return input;
    }
    return undefined;
  }

  /** Undefined where nothing is there. */
  async #entry(path: string): Promise<Entry | undefined> {
    try {
      return await this.#disk.entry(path);
    } catch (error) {
      if (codeOf(error) === "ENOENT") return undefined;
      throw error;
    }
  }
}

async function refused(path: string, attempt: () => Promise<string | undefined>): Promise<AnalysisError | undefined> {
  try {
    const reason = await attempt();
    return reason === undefined ? undefined : { kind: "unwritable-file", file: path, reason };
  } catch (error) {
    return { kind: "unwritable-file", file: path, reason: reasonOf(error) };
  }
}

function unwritableFolder(folder: string, reason: string): AnalysisError {
  return { kind: "unwritable-folder", folder, reason };
}
