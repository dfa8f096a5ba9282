import { createContext, useContext, useEffect } from "react";
import type { GraphCanvas } from "../../../adapters/cytoscape/index.ts";

type Camera = Pick<GraphCanvas["camera"], "isPinned" | "watch" | "take" | "fit">;

/** Cameras of drawings that have the same things at the same places: where the reader looks in one, all look. */
export class CameraLink {
  readonly #cameras = new Set<Camera>();
  #isCopying = false;

  /** A camera that goes with the others, until the result is called. */
  join(camera: Camera): () => void {
    this.#cameras.add(camera);
    const stop = camera.watch((shown) => {
      // What the cameras do by themselves at a step each does for its own run.
      if (camera.isPinned) this.#copy(camera, (other) => other.take(shown));
    });
    return () => {
      stop();
      this.#cameras.delete(camera);
    };
  }

  /** All are given back to the steps. */
  fit(): void {
    for (const camera of this.#cameras) camera.fit();
  }

  #copy(from: Camera, to: (other: Camera) => void): void {
    if (this.#isCopying) return;
    this.#isCopying = true;
    for (const other of this.#cameras) if (other !== from) to(other);
    this.#isCopying = false;
  }
}

/** The link of the drawings around; undefined where each has its own camera. */
export const CameraLinkContext = createContext<CameraLink | undefined>(undefined);

/** Links a canvas with the others of its context. The result gives the camera, or all linked ones, back to the steps. */
export function useCameraLink(canvas: GraphCanvas | undefined): () => void {
  const link = useContext(CameraLinkContext);
  useEffect(() => (canvas === undefined ? undefined : link?.join(canvas.camera)), [canvas, link]);
  return () => (link === undefined ? canvas?.camera.fit() : link.fit());
}
