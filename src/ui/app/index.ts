export { mountPage, type PageParts } from "./mount.tsx";
