// A plugin of Stryker: prints each mutant as soon as it is known whether it is noticed.
import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { declareClassPlugin, PluginKind } from "@stryker-mutator/api/plugin";
import { root } from "../paths.mjs";
import { isCounted } from "./sample.mjs";

class PrintEach {
  /** @param {import("@stryker-mutator/api/core").MutantResult} mutant */
  onMutantTested({ fileName, location, replacement, status }) {
    if (!isCounted(status)) return;
    const place = `${relative(root, fileName)}:${location.start.line}:${location.start.column}`;
    console.log(
      `${status.padEnd(10)} ${place}  ${shorten(textAt(fileName, location))}  →  ${shorten(replacement ?? "")}`,
    );
  }
}

/** @param {string} code */
function shorten(code) {
  return code.replace(/\s+/g, " ").slice(0, 80);
}

/**
 * @param {string} file
 * @param {import("@stryker-mutator/api/core").Location} location
 */
function textAt(file, { start, end }) {
  const lines = readFileSync(file, "utf8")
    .split("\n")
    .slice(start.line - 1, end.line);
  const last = lines.at(-1)?.slice(0, end.column - 1) ?? "";
  return [...lines.slice(0, -1), last].join("\n").slice(start.column - 1);
}

export const strykerPlugins = [declareClassPlugin(PluginKind.Reporter, "print-each", /** @type {any} */ (PrintEach))];
