import { createContext, useContext } from "react";
import { type CodeSize, codeSizes } from "../adapters/monaco/index.ts";

/** How large programs are shown here. */
export const CodeSizeContext = createContext<CodeSize>(codeSizes.usual);

export function useCodeSize(): CodeSize {
  return useContext(CodeSizeContext);
}
