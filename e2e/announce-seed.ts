// Playwright wants a default export.
export { setup as default } from "../src/testing/setup/announce-seed.ts";
