import { useCallback, useMemo, useState } from "react";
import type { GraphModel } from "../../../trace/index.ts";
import { t } from "../../messages/index.ts";
import { toggledIn } from "../../store/index.ts";
import { type FlowTexts, sceneOf } from "../flow/index.ts";
import type { Alike, Scene } from "../model/index.ts";
import type { ShownSlice } from "./use-slice.ts";

export interface Flow {
  readonly scene: Scene;
  /** Opens or closes a ribbon, or shows what a figure stands for; false where the figure is neither. */
  readonly act: (id: string) => boolean;
}

const none: ReadonlySet<string> = new Set();

interface FlowRequest {
  readonly model: GraphModel;
  readonly collapsed: ReadonlySet<string>;
  readonly slice: ShownSlice;
  /** States that share a box. */
  readonly alike: Alike | undefined;
  /** What an edge says at the end of the run, where lines may share it. */
  readonly finalText?: ((edge: string) => string) | undefined;
}

/** The scene of a graph; of one in rows with its ribbons, which can be opened, and of its slice. */
export function useFlow({ model, collapsed, slice: { slice, choose }, alike, finalText }: FlowRequest): Flow {
  const [opened, setOpened] = useState(none);
  const scene = useMemo(
    () =>
      sceneOf(model, {
        collapsed,
        opened,
        slice,
        alike,
        texts: flowTexts(),
        ...(finalText === undefined ? {} : { finalText }),
      }),
    [model, collapsed, opened, slice, alike, finalText],
  );
  const act = useCallback(
    (id: string) => {
      const hides = scene.nodes.find((node) => node.id === id)?.hides;
      if (hides?.kind === "ribbon") setOpened((before) => toggledIn(before, id));
      if (hides?.kind === "rest") choose({ kind: "all" });
      return hides !== undefined;
    },
    [scene, choose],
  );
  return { scene, act };
}

/** What the figures say that stand for others. */
export function flowTexts(): FlowTexts {
  return {
    more: (nodes) => t("slice.more", { nodes }),
    methods: (methods) => t("slice.methods", { methods }),
    outside: t("slice.outside"),
  };
}
