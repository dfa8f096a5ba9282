// node scripts/licenses.mjs: fails when a package that is shipped has a license that is not on the list.
import { existsSync, readdirSync, readFileSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { root } from "./paths.mjs";

const allowed = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "ISC",
  "MIT",
  "OFL-1.1",
  "Unlicense",
]);

/** Weak copyleft on the package's own files, which are shipped as they are. */
const allowedFor = new Map([
  ["elkjs", "EPL-2.0"],
  ["mediabunny", "MPL-2.0"],
]);

/** What the sources import: a package by its name, with a folder of it or without. */
const IMPORTED = /\b(?:from|import)\s*\(?\s*"((?:@[a-z][\w.-]*\/)?[a-z][\w.-]*)(?:\/[^"]*)?"/g;

/**
 * @typedef {object} Package
 * @property {string} name
 * @property {string} version
 * @property {string} folder
 * @property {string} license an SPDX expression
 */

/**
 * Every package that is built into the page or the command line: those that the sources import, and theirs.
 * @returns {readonly Package[]} by name
 */
export function shippedPackages() {
  /** @type {Map<string, Package>} */
  const found = new Map();
  const pending = importedPackages().map((name) => ({ name, from: root, optional: false }));
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const folder = resolve(next.name, next.from);
    if (folder === undefined && next.optional) continue;
    if (folder === undefined) throw new Error(`${next.name} is not installed. Run npm ci.`);
    if (found.has(folder)) continue;
    const manifest = readManifest(folder);
    found.set(folder, { name: next.name, version: manifest.version, folder, license: manifest.license });
    pending.push(...manifest.needs.map(({ name, optional }) => ({ name, optional, from: folder })));
  }
  return [...found.values()].toSorted((a, b) => a.name.localeCompare(b.name));
}

/** @returns {readonly string[]} names of installed packages; what only tests import is not shipped */
function importedPackages() {
  const { packages } = readManifest(root);
  const names = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(tsx?|css)$/.test(file) && !/\.(test|bench)\.|(^|\/)testing\//.test(file))
    .flatMap((file) => [...readFileSync(join(root, "src", file), "utf8").matchAll(IMPORTED)])
    .map(([, name = ""]) => name);
  return [...new Set(names)].filter((name) => packages.includes(name));
}

/** The text of all licenses, for the reader of the built page. */
export function noticeText() {
  const parts = shippedPackages().map((shipped) => {
    const heading = `${shipped.name} ${shipped.version} (${shipped.license})`;
    return `${heading}\n${"-".repeat(heading.length)}\n${licenseText(shipped.folder)}`;
  });
  return `Fixscope contains these works of others, under their licenses.\n\n${parts.join("\n\n")}\n`;
}

/**
 * Whether a license expression leaves a choice that is on the list. Licenses joined by AND must all be.
 * @param {string} name
 * @param {string} expression
 */
export function isAllowed(name, expression) {
  const choices = expression.replace(/[()]/g, "").split(/\s+OR\s+/);
  return choices.some((choice) =>
    choice.split(/\s+AND\s+/).every((license) => allowed.has(license) || allowedFor.get(name) === license),
  );
}

/** @param {string} folder */
function readManifest(folder) {
  const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const optional = new Set([
    ...Object.keys(manifest.optionalDependencies ?? {}),
    ...Object.entries(manifest.peerDependenciesMeta ?? {}).flatMap(([name, meta]) => (meta.optional ? [name] : [])),
  ]);
  const dependencies = { ...manifest.dependencies, ...manifest.optionalDependencies, ...manifest.peerDependencies };
  return {
    version: String(manifest.version),
    license: String(manifest.license?.type ?? manifest.license ?? "unknown"),
    packages: Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }),
    needs: Object.keys(dependencies).map((name) => ({ name, optional: optional.has(name) })),
  };
}

/**
 * The folder a package gets when it asks for another, as Node looks it up.
 * @param {string} name
 * @param {string} from
 */
function resolve(name, from) {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, "node_modules", name);
    if (existsSync(join(candidate, "package.json"))) return candidate;
    if (folder === dirname(folder)) return undefined;
  }
}

/** @param {string} folder */
function licenseText(folder) {
  const files = readdirSync(folder).filter((name) => /^(licen[cs]e|notice|copying)/i.test(name));
  return files.map((name) => readFileSync(join(folder, name), "utf8").trim()).join("\n\n");
}

function check() {
  const shipped = shippedPackages();
  const refused = shipped.filter(({ name, license }) => !isAllowed(name, license));
  for (const { name, version, license } of refused) {
    console.error(`${name} ${version} has the license ${license}, which is not on the list of scripts/licenses.mjs.`);
  }
  console.log(`${shipped.length} packages are shipped, ${refused.length} with a license that is not allowed.`);
  return refused.length === 0;
}

const isProgram = process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url);
if (isProgram && !check()) process.exitCode = 1;
