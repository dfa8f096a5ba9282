/** Made by `scripts/lesson-runs.mjs`. */
declare module "virtual:lesson-runs" {
  export const lessonRuns: import("../../ui/index.ts").ShippedRuns;
}
