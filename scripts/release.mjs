// npm run release -- vVERSION: what a release has, in dist/release: the package, the page as an archive and as one file, their
// checksums, and what has changed since the last one.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { zipSync } from "fflate";
import { at } from "./paths.mjs";
import { changesIn } from "./release/changes.mjs";

const folder = at("dist/release");

const tag = process.argv[2] ?? "";
const { version } = JSON.parse(readFileSync(at("package.json"), "utf8"));
const changes = changesIn(readFileSync(at("CHANGELOG.md"), "utf8"), version);
if (tag !== `v${version}`) fail(`The tag is ${tag || "missing"}, the version in package.json is ${version}.`);
else if (changes === undefined) fail(`CHANGELOG.md has no section “## ${version} – DATE”.`);
else release(changes);

/** @param {string} text */
function fail(text) {
  console.error(text);
  process.exitCode = 1;
}

/** @param {string} notes */
function release(notes) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  execFileSync("npm", ["pack", "--silent", "--pack-destination", folder], { cwd: at("."), stdio: "inherit" });
  execFileSync(process.execPath, ["scripts/single.mjs"], { cwd: at("."), stdio: "inherit" });
  copyFileSync(at("dist/single/fixscope.html"), join(folder, `fixscope-${version}.html`));
  writeFileSync(join(folder, `fixscope-${version}-page.zip`), zipSync(filesOf(at("dist/web"))));
  const sums = readdirSync(folder).map((name) => {
    const digest = createHash("sha256")
      .update(readFileSync(join(folder, name)))
      .digest("hex");
    return `${digest}  ${name}\n`;
  });
  writeFileSync(join(folder, "SHA256SUMS"), sums.join(""));
  writeFileSync(join(folder, "changes.md"), notes);
  console.log(readdirSync(folder).join("\n"));
}

/** @param {string} page */
function filesOf(page) {
  const entries = readdirSync(page, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    entries.map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      return [path.slice(page.length + 1).replaceAll("\\", "/"), readFileSync(path)];
    }),
  );
}
