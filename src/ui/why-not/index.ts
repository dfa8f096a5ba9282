export { Blame } from "./blame.tsx";
export { WhyNot } from "./why-not.tsx";
