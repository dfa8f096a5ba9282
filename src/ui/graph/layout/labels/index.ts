export { labelPlans } from "./label-plans.ts";
