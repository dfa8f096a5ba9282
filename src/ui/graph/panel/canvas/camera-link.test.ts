import { expect, test } from "vitest";
import { CameraLink } from "./camera-link.ts";

type Shown = Parameters<Parameters<Parameters<CameraLink["join"]>[0]["watch"]>[0]>[0];

/** A camera that remembers what it shows. */
class FakeCamera {
  isPinned = false;
  shown: Pick<Shown, "zoom" | "pan"> = { zoom: 1, pan: { x: 0, y: 0 } };
  #listener: ((shown: Shown) => void) | undefined;

  watch(listener: (shown: Shown) => void): () => void {
    this.#listener = listener;
    return () => {
      this.#listener = undefined;
    };
  }

  take({ zoom, pan }: Pick<Shown, "zoom" | "pan">): void {
    this.isPinned = true;
    this.move(zoom, pan.x);
  }

  move(zoom: number, x: number): void {
    this.shown = { zoom, pan: { x, y: 0 } };
    this.#listener?.({ ...this.shown, width: 100, height: 100 });
  }

  fit(): void {
    this.isPinned = false;
    this.move(1, 0);
  }
}

test("where the reader looks in one drawing, the linked ones look, too; steps move each by itself", () => {
  const link = new CameraLink();
  const [one, other] = [new FakeCamera(), new FakeCamera()];
  link.join(one);
  const leave = link.join(other);
  one.move(0.5, 10);
  expect(other.shown.zoom).toBe(1);

  one.isPinned = true;
  one.move(2, 30);
  expect(other.shown).toEqual({ zoom: 2, pan: { x: 30, y: 0 } });
  expect(other.isPinned).toBe(true);

  link.fit();
  expect([one.isPinned, other.isPinned]).toEqual([false, false]);

  leave();
  one.isPinned = true;
  one.move(3, 0);
  expect(other.shown.zoom).toBe(1);
});
