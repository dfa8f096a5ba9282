export { browserKeeper } from "./browser-keeper.ts";
export { keepOffline } from "./keep-offline.ts";
