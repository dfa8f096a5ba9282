export { DerivedText } from "./derived-text.tsx";
