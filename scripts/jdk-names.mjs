// node scripts/jdk-names.mjs: writes the public names of the installed Java, and for the classes of the library their members.
import { execFileSync } from "node:child_process";
import { at } from "./paths.mjs";

const program = at("scripts/java/JdkNames.java");
execFileSync("java", [program, at("src/java/library"), at("src/java/front-end/types/jdk/jdk-names.json")], {
  stdio: "inherit",
});
