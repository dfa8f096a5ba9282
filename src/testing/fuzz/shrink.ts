import { pieces } from "../java/mutate-java.ts";
import { shrinkList, shrinkText } from "../java/shrink-text.ts";
import type { FuzzRequest } from "./inputs.ts";

/** A smaller request of which `isWanted` holds, too: fewer options, lines and tokens. It is asked `tries` times at most. */
export async function shrink(
  request: FuzzRequest,
  tries: number,
  isWanted: (request: FuzzRequest) => Promise<boolean>,
): Promise<FuzzRequest> {
  let best = request;
  let left = tries;
  const isBetter = async (smaller: FuzzRequest): Promise<boolean> => {
    if (left-- <= 0 || !(await isWanted(smaller))) return false;
    best = smaller;
    return true;
  };
  for (const name of Object.keys(request.options)) {
    const { [name]: _, ...options } = best.options;
    await isBetter({ ...best, options });
  }
  for (const [index, { name, text }] of request.files.entries()) {
    const holdsFor = async (shorter: string): Promise<boolean> =>
      isBetter({ ...best, files: best.files.with(index, { name, text: shorter }) });
    const lines = await shrinkText(text, holdsFor);
    await shrinkList(pieces(lines), async (tokens) => holdsFor(tokens.join("")));
  }
  return best;
}
