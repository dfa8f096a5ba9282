/** What the tests of figures use of jsdom: a parser of XML where the rest runs outside of a browser. */
declare module "jsdom" {
  export class JSDOM {
    constructor(text: string, options: { readonly contentType: string });
    readonly window: { readonly document: Document };
  }
}
