export { InstrumentedText } from "./instrumented-text.tsx";
