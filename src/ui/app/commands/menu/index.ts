export { FileMenu } from "./file-menu.tsx";
