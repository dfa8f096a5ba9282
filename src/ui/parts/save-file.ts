/** Offers a text, or an image, as a file to keep. */
export function saveFile(name: string, content: string | Blob): void {
  const blob = typeof content === "string" ? new Blob([content], { type: "text/plain" }) : content;
  const address = URL.createObjectURL(blob);
  const anchor = document.createElement("a");
  anchor.href = address;
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** A title as part of the name of a file; `fallback` where no letter of it can be. */
export function fileName(title: string, fallback: string): string {
  return (
    title
      .trim()
      .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
      .replaceAll(/^-|-$/g, "")
      .toLowerCase() || fallback
  );
}
