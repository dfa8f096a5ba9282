export { OverviewMap } from "./overview-map.tsx";
