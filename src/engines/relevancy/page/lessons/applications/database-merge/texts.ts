/** The files by path. A module of its own, so that they are loaded only when somebody opens the application. */
export const texts = import.meta.glob<string>("./**/*.java", { query: "?raw", import: "default", eager: true });
