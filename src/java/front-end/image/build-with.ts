import { type GrammarBinaries, loadGrammar } from "../syntax/grammar.ts";
import { buildLibraryImage } from "./build.ts";
import type { LibraryImage } from "./image.ts";
import { sourceLibrary } from "./source-library.ts";

/** The image of the class library, compiled with this grammar; called when the product is built. */
export async function buildLibraryImageWith(grammar: GrammarBinaries): Promise<LibraryImage> {
  return buildLibraryImage(sourceLibrary(await loadGrammar(grammar)));
}
