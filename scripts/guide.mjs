// npm run guide: draws the pictures of the guide and of the documents from recordings.
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { buildCli, cliBundle, cliIsStale } from "./build.mjs";
import { documentPictures, guidePictures } from "./guide-pages.mjs";
import { at } from "./paths.mjs";

if (cliIsStale()) await buildCli();
const pictures = [
  ...guidePictures.map(({ file, args }) => ({ path: `docs/guide/pictures/${file}.svg`, args })),
  ...documentPictures.map(({ file, args }) => ({ path: `docs/images/${file}.svg`, args })),
];
for (const { path, args } of pictures) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [cliBundle, "figure", ...args], { encoding: "utf8" });
  if (status !== 0) throw new Error(`${path}: ${stderr}`);
  writeFileSync(at(path), stdout);
  console.log(path);
}
