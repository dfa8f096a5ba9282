export { Transport } from "./transport.tsx";
export { whereabouts } from "./whereabouts.ts";
