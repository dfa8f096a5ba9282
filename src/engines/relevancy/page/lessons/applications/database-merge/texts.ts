/** The files by path. A module of its own, so that they are loaded only when the application is opened. */
export const texts = import.meta.glob<string>("./**/*.java", { query: "?raw", import: "default", eager: true });
