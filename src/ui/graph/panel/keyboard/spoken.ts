import { t } from "../../../messages/index.ts";
import type { Look } from "../../../scene/index.ts";
import type { Scene } from "../../model/index.ts";

/** What a screen reader says about the node under the keyboard's focus; empty without one. */
export function spoken(scene: Scene, id: string | undefined, looks: ReadonlyMap<string, Look>): string {
  const node = scene.nodes.find((candidate) => candidate.id === id);
  const look = id === undefined ? undefined : looks.get(id);
  if (node === undefined || look === undefined) return "";
  const { label: ahead = node.label, sublabel } = look;
  const label = look.visibility === "ghost" ? ahead : node.label;
  const box = scene.boxes.find((each) => each.id === node.box);
  const group = box && (looks.get(box.id)?.label ?? box.label);
  const { hides } = node;
  const text = () => {
    if (hides?.kind === "ribbon") return t("graph.said-ribbon", { label, edges: hides.parts.length });
    if (hides?.kind === "rest") return t("graph.said-rest", { label, sublabel });
    if (node.inside !== undefined) return t("graph.said-box", { label, sublabel });
    return group === undefined
      ? t("graph.said-node", { label, sublabel })
      : t("graph.said-node-in", { label, sublabel, group });
  };
  return look.isNew || look.isChanged ? t("graph.said-new", { text: text() }) : text();
}
