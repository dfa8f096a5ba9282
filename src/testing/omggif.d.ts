/** The part of omggif that reads films back; it comes without types. */
declare module "omggif" {
  export class GifReader {
    constructor(bytes: Uint8Array);
    readonly width: number;
    readonly height: number;
    numFrames(): number;
    /** 0: for ever; null: once. */
    loopCount(): number | null;
    /** `delay` in hundredths of a second. */
    frameInfo(frame: number): { readonly delay: number };
    decodeAndBlitFrameRGBA(frame: number, pixels: Uint8Array): void;
  }
}
