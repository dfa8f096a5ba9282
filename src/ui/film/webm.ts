import { BufferTarget, CanvasSource, canEncodeVideo, Output, QUALITY_HIGH, WebMOutputFormat } from "mediabunny";

const codecs = ["vp9", "vp8"] as const;

/** A WebM video of what stands on a canvas, one frame for each picture. */
export class Webm {
  readonly #output: Output<WebMOutputFormat, BufferTarget>;
  readonly #source: CanvasSource;
  #seconds = 0;

  private constructor(output: Output<WebMOutputFormat, BufferTarget>, source: CanvasSource) {
    this.#output = output;
    this.#source = source;
  }

  /** @returns undefined where the browser has no encoder for pictures of this size */
  static async over(canvas: HTMLCanvasElement): Promise<Webm | undefined> {
    const { width, height } = canvas;
    for (const codec of codecs) {
      if (!(await canEncodeVideo(codec, { width, height, bitrate: QUALITY_HIGH }))) continue;
      const output = new Output({ format: new WebMOutputFormat(), target: new BufferTarget() });
      const source = new CanvasSource(canvas, { codec, bitrate: QUALITY_HIGH });
      output.addVideoTrack(source);
      await output.start();
      return new Webm(output, source);
    }
    return undefined;
  }

  /** Takes what the canvas shows. */
  async add(milliseconds: number): Promise<void> {
    const seconds = milliseconds / 1000;
    await this.#source.add(this.#seconds, seconds);
    this.#seconds += seconds;
  }

  async cancel(): Promise<void> {
    await this.#output.cancel();
  }

  async finish(): Promise<Blob> {
    await this.#output.finalize();
    return new Blob([this.#output.target.buffer ?? new ArrayBuffer(0)], { type: "video/webm" });
  }
}
