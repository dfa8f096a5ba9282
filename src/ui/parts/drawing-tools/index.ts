export { DrawingTools, SwitchTool, Tool, ZoomTools } from "./drawing-tools.tsx";
