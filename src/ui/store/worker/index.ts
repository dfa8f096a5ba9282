export { askAlone } from "./ask-alone.ts";
export { type Delay, Pulse } from "./pulse.ts";
export { WorkerHolder } from "./worker-holder.ts";
export { type OpenWorker, type WorkerLink, workerLink } from "./worker-link.ts";
