import { existsSync, readFileSync } from "node:fs";
import { at } from "./paths.mjs";
import { run } from "./run.mjs";

/**
 * Installs the packages of package-lock.json unless they are there. Versions are compared, not times: a checkout
 * touches files, an install that matches stays.
 */
export async function ensureInstalled() {
  if (isInstalled()) return;
  console.error("Installing packages (npm ci) …");
  const code = await run("npm", ["ci", "--ignore-scripts"], { output: "stderr" });
  if (code !== 0) throw new Error("npm ci failed: the packages could not be installed.");
}

function isInstalled() {
  const record = at("node_modules/.package-lock.json");
  if (!existsSync(record)) return false;
  const installed = packagesOf(record);
  return Object.entries(packagesOf(at("package-lock.json"))).every(([path, wanted]) => {
    const found = installed[path];
    // Packages of other platforms are optional and absent.
    return path === "" || (found === undefined ? wanted.optional === true : found.version === wanted.version);
  });
}

/**
 * @param {string} lockfile
 * @returns {Record<string, { version?: string; optional?: boolean }>}
 */
function packagesOf(lockfile) {
  return JSON.parse(readFileSync(lockfile, "utf8")).packages ?? {};
}
