export { Sheets } from "./sheets.tsx";
