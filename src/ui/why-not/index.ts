export { WhyNot } from "./why-not.tsx";
