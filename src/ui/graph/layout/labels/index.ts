export { type LineLengths, labelPlans } from "./label-plans.ts";
