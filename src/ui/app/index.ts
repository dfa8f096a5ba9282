export { mountPage } from "./mount.tsx";
