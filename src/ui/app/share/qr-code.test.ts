// @vitest-environment node
import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { qrCode } from "./qr-code.ts";

const rowsOf = (text: string) => (qrCode(text) ?? []).map((row) => row.map((dark) => (dark ? 1 : 0)).join(""));
const textOf = (length: number) => Array.from({ length }, (_, at) => "https://fix/#ab=?&é"[(at * 7) % 18]).join("");

// As qrcode-generator 2 draws them at level M; jsQR reads them, and those of 28 lengths up to 997.
test.each([
  [4, 21, "3d81b5ebfaa089d93eab730baa1f44727fb1fd9f79dae7dae83fe7d486cfc752"],
  [20, 25, "0120f5c304aea602b86440a0a6c4d928afcf6625a23936313b732d0cede244bc"],
  [57, 33, "f5f8c1532f181ba3b7818386eb4c090d82ff93023a4364939670e1c45c33432d"],
  [219, 61, "ae40959f911b5c7f9c761b0776331da3ff63afb2fd1ac4e2a2a7f73319873fc8"],
])("%i bytes are the known code with %i modules a side", (length, size, digest) => {
  const rows = rowsOf(textOf(length));
  expect(rows).toHaveLength(size);
  expect(createHash("sha256").update(rows.join("\n")).digest("hex")).toBe(digest);
});

test("what no camera reads from a screen has no code", () => {
  expect(qrCode("x".repeat(997))).toBeDefined();
  expect(qrCode("x".repeat(998))).toBeUndefined();
});
