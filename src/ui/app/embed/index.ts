export { EmbedApp } from "./embed-app.tsx";
