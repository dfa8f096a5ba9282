export { FilmDialog, type FilmSource } from "./film-dialog.tsx";
