import { createContext, useContext } from "react";
import { type CodeSize, codeSizes } from "../adapters/monaco/index.ts";
import { useIsRoomy } from "../parts/index.ts";

/** How large programs are shown here. */
export const CodeSizeContext = createContext<CodeSize>(codeSizes.usual);

export function useCodeSize(): CodeSize {
  return useContext(CodeSizeContext);
}

/** The size for a page that is, or is not, in *Present*. */
export function useSizeOfPage(isPresenting: boolean): CodeSize {
  const isRoomy = useIsRoomy();
  if (!isPresenting) return codeSizes.usual;
  return isRoomy ? codeSizes.hall : codeSizes.present;
}
