// npm run guide: draws the pictures of the guide from recordings.
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { buildCli, cliBundle, cliIsStale } from "./build.mjs";
import { guidePictures } from "./guide-pages.mjs";
import { at } from "./paths.mjs";

if (cliIsStale()) await buildCli();
for (const { file, args } of guidePictures) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [cliBundle, "figure", ...args], { encoding: "utf8" });
  if (status !== 0) throw new Error(`${file}: ${stderr}`);
  writeFileSync(at(`docs/guide/pictures/${file}.svg`), stdout);
  console.log(file);
}
