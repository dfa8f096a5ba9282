/** Made by `scripts/lesson-runs.mjs`: see `ShippedRuns`. */
declare module "virtual:lesson-runs" {
  export const lessonRuns: { readonly folder: string; readonly names: ReadonlySet<string> };
}
