import { folderOf } from "./folder-of.ts";

/**
 * What the open pages at the path of this one hear. Undefined where the browser has no such thing, or forbids it: it may do so
 * wherever it is spoken of.
 * @param topic `` is that of what is stored
 */
export function openChannel(topic = ""): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(`fixscope:${folderOf(location.href)}${topic}`);
  } catch {
    return undefined;
  }
}
