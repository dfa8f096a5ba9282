import type { Colors } from "./figure.ts";

/** Those of the light theme. */
export const lightColors: Colors = {
  paper: "#ffffff",
  box: "#f9f9f7",
  boxLine: "#e3e2dc",
  line: "#8b897f",
  edge: "#66645d",
  text: "#1d1d1b",
  muted: "#5d5b54",
  now: "#0072b2",
  nowSoft: "#e4f0f8",
  isNew: "#964a00",
  newRing: "#e69f00",
  why: "#84426e",
  whySoft: "#f7ecf3",
  ok: "#00724f",
  bad: "#b34400",
};

/** For print without colors: what colors say is said by widths, dashes, bars and dots as well. */
export const grayColors: Colors = {
  paper: "#ffffff",
  box: "#f7f7f7",
  boxLine: "#bbbbbb",
  line: "#777777",
  edge: "#444444",
  text: "#000000",
  muted: "#333333",
  now: "#000000",
  nowSoft: "#e6e6e6",
  isNew: "#000000",
  newRing: "#000000",
  why: "#000000",
  whySoft: "#eeeeee",
  ok: "#000000",
  bad: "#000000",
};
