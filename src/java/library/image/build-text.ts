import { type GrammarBinaries, loadGrammar } from "../../syntax/grammar.ts";
import { sourceLibrary } from "../source-library.ts";
import { buildLibraryImage } from "./build.ts";

/** The image of the class library as the text that a front end reads; called when the product is built. */
export async function buildLibraryImageText(grammar: GrammarBinaries): Promise<string> {
  return JSON.stringify(buildLibraryImage(sourceLibrary(await loadGrammar(grammar))));
}
