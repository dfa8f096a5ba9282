export { Transport } from "./transport.tsx";
