export { browserKeeper } from "./browser-keeper.ts";
export { keepOffline } from "./keep-offline.ts";
export { offerUpdate } from "./offer-update.ts";
