export { OtherAnswer } from "./other-answer.tsx";
export { SavingSign } from "./saving-sign.tsx";
