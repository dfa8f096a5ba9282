export { type Agenda, createAgenda } from "./agenda.ts";
export { DistinctAgenda } from "./distinct.ts";
export { Picker, type Picks, readPicks, writePicks } from "./picks.ts";
