const texts = import.meta.glob<string>("./Library.java", { query: "?raw", import: "default", eager: true });

/** `Library.java` of the lesson `lending-library`. A module of its own, so that it is fetched only when the lesson is opened. */
export const lendingLibraryText = texts["./Library.java"] ?? "";
