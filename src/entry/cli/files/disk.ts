import { createReadStream } from "node:fs";
import { access, constants, mkdir, readdir, realpath, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { codeOf } from "./reason.ts";

/** What is at a path. Two paths with the same `device` and `inode` are one file, by whatever link or spelling. */
export interface Entry {
  readonly kind: "file" | "folder" | "other";
  readonly device: bigint;
  readonly inode: bigint;
  /** Permissions. */
  readonly mode: number;
}

/** What the command line does with the disk. Each function rejects with an error of the system. */
export interface Disk {
  entry(path: string): Promise<Entry>;
  /** All bytes; undefined where there are more than that. */
  read(path: string, most: number): Promise<Uint8Array | undefined>;
  /** Names in a folder, sorted. */
  list(folder: string): Promise<readonly string[]>;
  write(path: string, text: string, mode?: number): Promise<void>;
  rename(from: string, to: string): Promise<void>;
  remove(path: string): Promise<void>;
  makeFolder(path: string): Promise<void>;
  /** The path without links. */
  resolve(path: string): Promise<string>;
  /** Rejects where nothing may be written. */
  checkWritable(path: string): Promise<void>;
}

/** The disk of this machine. */
export const disk: Disk = {
  async entry(path) {
    const found = await stat(path, { bigint: true });
    const kind = found.isFile() ? "file" : found.isDirectory() ? "folder" : "other";
    return { kind, device: found.dev, inode: found.ino, mode: Number(found.mode) & 0o777 };
  },
  async read(path, most) {
    const parts: Uint8Array[] = [];
    let length = 0;
    // A device may have bytes without end.
    for await (const part of createReadStream(path)) {
      parts.push(part);
      length += part.length;
      if (length > most) return undefined;
    }
    return Buffer.concat(parts);
  },
  list: async (folder) => (await readdir(folder)).sort(),
  write: async (path, text, mode = 0o666) => writeFile(path, text, { mode }),
  rename,
  remove: async (path) => rm(path, { force: true }),
  makeFolder,
  resolve: realpath,
  checkWritable: async (path) => access(path, constants.W_OK),
};

/** With the folders around it. Node's own way never ends where the system makes no folders, as below `/proc`. */
async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path);
  } catch (error) {
    const code = codeOf(error);
    if (code === "ENOENT" && dirname(path) !== path) {
      await makeFolder(dirname(path));
      await mkdir(path);
    } else if (code !== "EEXIST" || !(await stat(path)).isDirectory()) throw error;
  }
}
