import { vi } from "vitest";

/** The files that the page saves from now on. */
export function savedFiles(): readonly Blob[] {
  const saved: Blob[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
    if (file instanceof Blob) saved.push(file);
    return "#";
  });
  vi.spyOn(URL, "revokeObjectURL").mockReturnValue();
  return saved;
}

export function textOfFile(file: Blob | undefined): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsText(file ?? new Blob());
  });
}
