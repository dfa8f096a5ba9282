/** The part of gifenc that is used; it comes without types. */
declare module "gifenc" {
  type Color = readonly [number, number, number];

  interface FrameOptions {
    readonly palette?: readonly Color[];
    /** In milliseconds. */
    readonly delay?: number;
    /** 0: for ever. */
    readonly repeat?: number;
    readonly transparent?: boolean;
    readonly transparentIndex?: number;
    readonly dispose?: number;
  }

  interface Encoder {
    writeFrame(index: Uint8Array, width: number, height: number, options?: FrameOptions): void;
    finish(): void;
    bytes(): Uint8Array<ArrayBuffer>;
  }

  export function GIFEncoder(): Encoder;
  export function nearestColorIndex(palette: readonly Color[], color: Color): number;
}
