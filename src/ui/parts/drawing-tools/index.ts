export { DrawingTools, SwitchTool, Tool, ToolsPlace, ZoomTools } from "./drawing-tools.tsx";
