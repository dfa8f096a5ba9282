import { loadPageMessages } from "../index.ts";

/** Components are tested without the page that fetches their sentences. */
await loadPageMessages();
