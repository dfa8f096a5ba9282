export { FaultBoundary } from "./fault-boundary.tsx";
