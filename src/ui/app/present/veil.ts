/** What lies over the page in *Present*: nothing, black, or all but a spot around the pointer darkened. Style sheets draw it. */
type Veil = "black" | "spotlight";

function veil(): string | undefined {
  return document.documentElement.dataset["veil"];
}

function draw(next: Veil | undefined): void {
  if (next === undefined) delete document.documentElement.dataset["veil"];
  else document.documentElement.dataset["veil"] = next;
}

/** The listeners look at the speaker, not at the screen. */
export function toggleBlack(): void {
  draw(veil() === "black" ? undefined : "black");
}

/** The spot follows the pointer until the key is let go. */
export function holdSpotlight(): void {
  if (veil() === "spotlight") return;
  draw("spotlight");
  const { style } = document.documentElement;
  const follow = ({ clientX, clientY }: PointerEvent): void => {
    style.setProperty("--spot-x", `${clientX}px`);
    style.setProperty("--spot-y", `${clientY}px`);
  };
  const end = (): void => {
    window.removeEventListener("pointermove", follow);
    window.removeEventListener("keyup", end);
    window.removeEventListener("blur", end);
    if (veil() === "spotlight") draw(undefined);
  };
  window.addEventListener("pointermove", follow);
  window.addEventListener("keyup", end);
  window.addEventListener("blur", end);
}

/** Whether there was one to lift. */
export function liftVeil(): boolean {
  const isThere = veil() !== undefined;
  draw(undefined);
  return isThere;
}
