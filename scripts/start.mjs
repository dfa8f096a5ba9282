// npm start [-- --port N] [--exact] [--embed ORIGIN]...: installs, builds and serves the page on this machine.
import { parseArgs } from "node:util";
import { buildWeb, webIsStale } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";
import { at } from "./paths.mjs";
import { readOrigin, serve } from "./serve.mjs";

try {
  const port = await start();
  console.log(`Fixscope is running at http://localhost:${port}/`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

async function start() {
  const { values } = parseArgs({
    options: {
      port: { type: "string", default: "4173" },
      exact: { type: "boolean", default: false },
      embed: { type: "string", multiple: true, default: [] },
    },
  });
  const embedders = values.embed.map(originOf);
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`--port takes a number from 1 to 65535, not "${values.port}".`);
  }
  await ensureInstalled();
  if (webIsStale()) {
    console.error("Building the page …");
    if ((await buildWeb()) !== 0) throw new Error("The build failed; its messages are above.");
  }
  return serve(at("dist/web"), port, { exact: values.exact, embedders });
}

/** @param {string} text */
function originOf(text) {
  const origin = readOrigin(text);
  if (origin !== undefined) return origin;
  throw new Error(`--embed takes an origin such as https://courses.example.org, not "${text}".`);
}
