// Before `npm pack`: builds what is in the package and is stale, the page, the command line and the library.
import { buildCli, buildWeb, cliIsStale, webIsStale } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";
import { buildLibrary, libraryIsStale } from "./library.mjs";

await ensureInstalled();
// npm pack prints the archive's name on the standard output, and nothing else belongs there.
if (webIsStale()) await built(buildWeb());
if (cliIsStale()) await built(buildCli());
if (libraryIsStale()) await built(buildLibrary());

/** @param {Promise<number>} build */
async function built(build) {
  if ((await build) !== 0) process.exit(1);
}
