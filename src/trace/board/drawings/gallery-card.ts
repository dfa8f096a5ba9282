import type { Seq } from "../../log/step.ts";
import type { HeapPicture } from "./heap.ts";

/** A result that can be drawn. */
export interface GalleryCard {
  /** As in the table. */
  readonly key: string;
  readonly fact: Seq;
  readonly isNew: boolean;
  readonly isFailure: boolean;
  /** `test 6` */
  readonly name: string;
  /** The call with its arguments: `remove(x = -3)`; the receiver stands in the picture. Absent: there is none. */
  readonly call?: string;
  /** Its result: `return 0`, `AssertionError`. */
  readonly outcome: string;
  /** The violated condition on inputs; empty if there is none. */
  readonly objection: string;
  /** The line of the program at which it ended, where that is known. */
  readonly place: GalleryPlace | undefined;
  /** The node of a tree that it was made at, and how that is called. */
  readonly origin: { readonly element: string; readonly name: string } | undefined;
  readonly picture: HeapPicture;
  /** One for each of those that any card has: what this one covers of them. */
  readonly marks: readonly { readonly text: string; readonly isOn: boolean }[];
}

interface GalleryPlace {
  readonly file: string;
  readonly line: number;
}
