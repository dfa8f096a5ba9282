export { TableAtWork } from "./table-at-work.tsx";
