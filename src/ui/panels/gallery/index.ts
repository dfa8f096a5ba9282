export { GalleryPanel } from "./gallery-panel.tsx";
