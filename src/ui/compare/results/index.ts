export { Results } from "./results.tsx";
