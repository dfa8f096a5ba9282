import { t } from "../messages/index.ts";
import { notify, saveFile } from "../parts/index.ts";

/** Twice as large as on the screen. */
const PNG_SCALE = 2;

/** Saves what is painted as a picture of this size. */
export async function savePng(
  name: string,
  paint: (context: CanvasRenderingContext2D, scale: number) => void,
  { width, height }: { readonly width: number; readonly height: number },
): Promise<void> {
  const canvas = document.createElement("canvas");
  canvas.width = Math.ceil(width * PNG_SCALE);
  canvas.height = Math.ceil(height * PNG_SCALE);
  const context = canvas.getContext("2d");
  if (context !== null) paint(context, PNG_SCALE);
  // A canvas that is larger than the browser has room for paints nothing, and gives no image.
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, "image/png");
  });
  if (blob === null) return notify({ kind: "warning", text: () => t("figure.tooLarge") });
  saveFile(name, blob);
  notify({ text: () => t("saved.done", { name }) });
}
