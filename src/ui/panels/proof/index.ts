export { ProofTree } from "./proof-tree.tsx";
