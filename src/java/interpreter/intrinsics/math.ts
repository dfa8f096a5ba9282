import type { Intrinsic, Intrinsics } from "../machine/intrinsic.ts";
import { cbrt, hypot } from "../numbers/fdlibm.ts";
import { cos, exp, log, log10, pow, sin, tan } from "../numbers/precise-math.ts";
import { number } from "./arguments.ts";

function on(compute: (x: number) => number): Intrinsic {
  return (_, x) => compute(number(x));
}

function onTwo(compute: (x: number, y: number) => number): Intrinsic {
  return (_, x, y) => compute(number(x), number(y));
}

/** To the even neighbor in the middle. */
function rint(x: number): number {
  const below = Math.floor(x);
  const difference = x - below;
  if (difference < 0.5) return below;
  const above = Math.ceil(x);
  if (difference > 0.5) return above;
  return below % 2 === 0 ? below : above;
}

/** At ±1 engines take e itself, where the algorithm that Java follows has its neighbor. */
function cosh(x: number): number {
  return Math.abs(x) === 1 ? 1.543080634815244 : Math.cosh(x);
}

/**
 * What Java computes with the same published algorithms as JavaScript engines is left to these. `rint`: to the nearest whole
 * number, to the even one in the middle. `StrictMath.log`: as fdlibm computes it, which is what JavaScript's does; Java's
 * `Math.log` may differ in the last place.
 */
export const MATH: Intrinsics = {
  "Math.sqrt(double)": on(Math.sqrt),
  "Math.cbrt(double)": on(cbrt),
  "Math.pow(double,double)": onTwo(pow),
  "Math.exp(double)": on(exp),
  "Math.expm1(double)": on(Math.expm1),
  "Math.log(double)": on(log),
  "Math.log10(double)": on(log10),
  "Math.log1p(double)": on(Math.log1p),
  "Math.sin(double)": on(sin),
  "Math.cos(double)": on(cos),
  "Math.tan(double)": on(tan),
  "Math.asin(double)": on(Math.asin),
  "Math.acos(double)": on(Math.acos),
  "Math.atan(double)": on(Math.atan),
  "Math.atan2(double,double)": onTwo(Math.atan2),
  "Math.sinh(double)": on(Math.sinh),
  "Math.cosh(double)": on(cosh),
  "Math.tanh(double)": on(Math.tanh),
  "Math.hypot(double,double)": onTwo(hypot),
  "Math.floor(double)": on(Math.floor),
  "Math.ceil(double)": on(Math.ceil),
  "Math.rint(double)": on(rint),
  "StrictMath.log(double)": on(Math.log),
};
