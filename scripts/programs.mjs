import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { run } from "./run.mjs";

/**
 * The first of these programs that this machine has and that starts.
 * @param {readonly string[]} names looked for in the folders of the PATH, in this order
 * @param {readonly string[]} [paths] looked for then
 * @returns {string | undefined} its path
 */
export function findProgram(names, paths = []) {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...paths].find((path) => existsSync(path) && starts(path));
}

/**
 * Installs a package of the system where that is possible: on Debian and its relatives, as root.
 * @param {string} name
 */
export async function installPackage(name) {
  if (!existsSync("/etc/debian_version") || process.getuid?.() !== 0) return;
  const updated = await run("apt-get", ["update"], { output: "stderr" });
  if (updated === 0) await run("apt-get", ["install", "-y", "--no-install-recommends", name], aptOptions);
}

const aptOptions = { output: /** @type {const} */ ("stderr"), env: { DEBIAN_FRONTEND: "noninteractive" } };

/**
 * Some distributions put a script on the PATH that only tells what to install.
 * @param {string} path
 */
function starts(path) {
  try {
    execFileSync(path, ["--version"], { stdio: "ignore", timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}
