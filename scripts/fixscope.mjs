// npm run --silent fixscope -- COMMAND …: the command line; built first when its sources are newer.
import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { buildCli, cliBundle, cliIsStale } from "./build.mjs";
import { at } from "./paths.mjs";

const faultOfTheProgram = 3;

if (await isReady()) await import(pathToFileURL(cliBundle).href);
else process.exitCode = faultOfTheProgram;

async function isReady() {
  if (existsSync(at("node_modules")) && !cliIsStale()) return true;
  try {
    const { ensureInstalled } = await import("./install.mjs");
    await ensureInstalled();
    console.error("Building the command line …");
    return (await buildCli()) === 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return false;
  }
}
