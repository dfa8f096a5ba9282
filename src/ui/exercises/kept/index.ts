export { OtherAnswer } from "./other-answer.tsx";
