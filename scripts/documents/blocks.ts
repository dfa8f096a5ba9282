import { readdirSync, readFileSync } from "node:fs";
import { at } from "../paths.mjs";

/** A block of code in a document. */
export interface Block {
  /** `docs/exercises.md` */
  readonly document: string;
  /** The line of the document where its text begins, from 1. */
  readonly line: number;
  /** What stands behind its first fence: `ts`, `sh`; empty for a language of our own. */
  readonly language: string;
  readonly text: string;
  /** The file that the document names last before it; undefined if it names none. */
  readonly file: string | undefined;
}

const BLOCK = /^( *)```(\w*)\n([\s\S]*?)^ *```$/gm;

/** The blocks of all documents in `docs`, in order. */
export function blocksOfDocuments(): readonly Block[] {
  const names = readdirSync(at("docs")).filter((name) => name.endsWith(".md"));
  return names.flatMap((name) => blocksIn(`docs/${name}`, readFileSync(at(`docs/${name}`), "utf8")));
}

function blocksIn(document: string, markdown: string): readonly Block[] {
  return [...markdown.matchAll(BLOCK)].map(({ index, 1: indent = "", 2: language = "", 3: text = "" }) => {
    const before = markdown.slice(0, index);
    return {
      document,
      line: before.split("\n").length + 1,
      language,
      text: text.replaceAll(new RegExp(`^${indent}`, "gm"), ""),
      file: [...before.matchAll(/`(src\/[\w/.-]+\.ts)`/g)].at(-1)?.[1],
    };
  });
}
