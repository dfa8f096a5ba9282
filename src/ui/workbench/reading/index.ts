export { ExplanationSection } from "./explanation-section.tsx";
export { PseudocodeSection } from "./pseudocode-section.tsx";
export { SavedPredictions } from "./saved-predictions.tsx";
export { WhySection } from "./why-section.tsx";
