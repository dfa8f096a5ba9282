export { FactButton } from "./fact-button.tsx";
export { Modal } from "./modal.tsx";
export { moveAmongFacts } from "./roving.ts";
export { saveFile } from "./save-file.ts";
export { type Choice, Select } from "./select.tsx";
export { type Sighting, SightingMark, sightingGlyphs } from "./sighting.tsx";
export { type Tab, TabList } from "./tabs.tsx";
export { useMedia } from "./use-media.ts";
export { type ElementSize, useSize } from "./use-size.ts";
