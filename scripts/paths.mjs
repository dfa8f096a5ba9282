import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the checkout. */
export const root = fileURLToPath(new URL("..", import.meta.url));

/**
 * Where a file of the checkout is.
 * @param {string} path relative to the checkout
 */
export function at(path) {
  return join(root, path);
}

/**
 * Whether `output` is missing or older than something it is built from. Tests do not count.
 * @param {string} output
 * @param {readonly string[]} inputs files and folders; one that does not exist is ignored
 */
export function isStale(output, inputs) {
  if (!existsSync(output)) return true;
  const built = statSync(output).mtimeMs;
  return inputs.some((input) => existsSync(input) && isNewer(input, built));
}

/**
 * @param {string} path
 * @param {number} time milliseconds
 * @returns {boolean}
 */
function isNewer(path, time) {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs > time;
  return readdirSync(path).some((name) => !/\.(test|bench)\.tsx?$/.test(name) && isNewer(join(path, name), time));
}
