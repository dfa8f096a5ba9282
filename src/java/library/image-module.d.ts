/** Made by `scripts/java-library.mjs`: the text that `imageLibrary` reads. */
declare module "virtual:java-library-image" {
  const text: string;
  export default text;
}
