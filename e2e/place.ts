// The law of place: what a step is about lies whole in the drawing of the stage, nothing lies over it, and its letters can be read.

/** A place on the screen at which something that the step changes is drawn, in CSS pixels of the window. */
export interface Spot {
  readonly what: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Of a line: the middles of places like this one all along it. */
  readonly along?: readonly Place[];
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Goes through a run in the page itself: a call from outside for each frame would take most of the time. */
interface Walk {
  /** Whether it was reached. */
  goTo(position: number): Promise<boolean>;
  /** What the stage says of itself, once it has said it twice alike. */
  rest(): Promise<Readonly<Partial<Record<string, string>>>>;
  /** Where what the step changes is drawn: of lines their middle. */
  spots(): readonly Spot[];
  /** What is wrong with the place of what the step is about, with its letters, or at the end with what is not drawn. */
  faults(least: number): Promise<readonly string[]>;
}

declare global {
  interface Window {
    walk?: Walk;
  }
}

/** The part of Cytoscape's core that is looked at. Cytoscape keeps the core on its container. */
interface DrawnGraph extends Element {
  readonly _cyreg?: { readonly cy: { elements(selector: string): Iterable<DrawnPart> } };
}

interface DrawnPart {
  id(): string;
  isEdge(): boolean;
  renderedMidpoint(): Place;
  renderedSourceEndpoint(): Place;
  renderedTargetEndpoint(): Place;
  /** None of a straight line. */
  renderedControlPoints(): readonly Place[] | undefined;
  renderedBoundingBox(options: object): Readonly<Record<"x1" | "x2" | "y1" | "y2", number>>;
}

/** Runs in the page: what follows can call `window.walk`. */
export function prepareWalk(): void {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  // The page may draw it anew, as in another language.
  const slider = () => document.querySelector<HTMLInputElement>(".transport input[type=range]");
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
  /** What the page says of the stage. */
  const said = () => ({ ...document.querySelector<HTMLElement>(".stage")?.dataset });
  /** In another language a run is made anew: until it has come so far, no slider leads there. */
  const untilMade = async (position: number) => {
    const end = performance.now() + 120_000;
    while (Number(slider()?.max ?? 0) < position && performance.now() < end) await frame();
  };
  /** The ground of a drawing, and what of it is new, where it is made of elements of the page. */
  const drawings = {
    ".tree-scroll": ".tree-card:is(.is-new, .is-changed)",
    ".graph-matrix": "td button.new",
    ".heap-scroll": ".heap-box.is-new, .heap-cloud.is-new, .heap-variable.is-new, .heap-new-bar, .heap-outcome",
    ".statements-scroll": ".is-change",
    ".panel-table .table-body.has-lines": "td .fact.is-new",
    ".derived-diff": "tr.is-change",
  };
  const between = (one: Place, other: Place, share: number): Place => ({
    x: one.x + (other.x - one.x) * share,
    y: one.y + (other.y - one.y) * share,
  });
  /** Places on a line: each piece of it is bent by one control point, and pieces meet in the middle between two of those. */
  const alongOf = (line: DrawnPart): readonly Place[] => {
    const [start, end] = [line.renderedSourceEndpoint(), line.renderedTargetEndpoint()];
    const controls = line.renderedControlPoints() ?? [between(start, end, 0.5)];
    return controls.flatMap((control, at) => {
      const [before, after] = [controls[at - 1], controls[at + 1]];
      const from = before === undefined ? start : between(before, control, 0.5);
      const to = after === undefined ? end : between(control, after, 0.5);
      return [0.25, 0.5, 0.75].map((share) =>
        between(between(from, control, share), between(control, to, share), share),
      );
    });
  };
  const partsOf = (ground: DrawnGraph): readonly Spot[] => {
    const { left, top } = ground.getBoundingClientRect();
    const changed = [...(ground._cyreg?.cy.elements("node.node.new, node.node.changed, edge.new, edge.changed") ?? [])];
    return changed.map((part) => {
      const { x1, x2, y1, y2 } = part.renderedBoundingBox({ includeLabels: false, includeOverlays: false });
      const { x, y } = part.isEdge() ? part.renderedMidpoint() : { x: (x1 + x2) / 2, y: (y1 + y2) / 2 };
      const [width, height] = part.isEdge() ? [12, 12] : [x2 - x1, y2 - y1];
      const spot = { what: part.id(), left: left + x - width / 2, top: top + y - height / 2, width, height };
      return part.isEdge()
        ? { ...spot, along: alongOf(part).map((place) => ({ x: left + place.x, y: top + place.y })) }
        : spot;
    });
  };
  const spots = (): readonly Spot[] => {
    const elements = Object.entries(drawings).flatMap(([ground, changed]) =>
      [...document.querySelectorAll(`.stage-views ${ground}`)].flatMap((each) => [...each.querySelectorAll(changed)]),
    );
    return [
      ...[...document.querySelectorAll(".stage-views .graph-canvas")].flatMap(partsOf),
      ...elements.map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return { what: element.textContent || element.classList.value, left, top, width, height };
      }),
    ];
  };
  /** The uppermost element in the middle of a spot is none of a drawing: it lies over it, or the spot is outside. */
  const isCovered = ({ left, top, width, height }: Spot): boolean => {
    const above = document.elementFromPoint(left + width / 2, top + height / 2);
    const grounds = [".graph-canvas", ...Object.keys(drawings)].map((ground) => `.stage-views ${ground}`);
    return above?.closest(grounds.join()) == null;
  };
  const rest: Walk["rest"] = async () => {
    let before = "";
    for (let count = 0; count < 60; count++) {
      await frame();
      const now = JSON.stringify(said());
      if (count > 6 && now === before && document.querySelector("[aria-busy=true]") === null) break;
      before = now;
    }
    return said();
  };
  window.walk = {
    goTo: async (position) => {
      const isThere = () => slider()?.value === String(position);
      // What is drawn anew just now hears nothing.
      for (let attempts = 0; attempts === 0 || (!isThere() && attempts < 100); attempts++) {
        await untilMade(position);
        setValue?.call(slider(), String(position));
        slider()?.dispatchEvent(new Event("input", { bubbles: true }));
        for (let count = 0; count < 3; count++) await frame();
      }
      return isThere();
    },
    rest,
    spots,
    faults: async (least) => {
      const { change, premises, outside, smallest } = await rest();
      const covered = spots().filter(isCovered);
      return [
        ...(Number(outside ?? 0) > 0 ? [`${outside} of ${change} changes and ${premises} premises are outside`] : []),
        // What is written is rounded.
        ...(Number(smallest ?? least) < least - 0.05 ? [`letters of ${smallest} px`] : []),
        ...covered.map(({ what }) => `${what} is outside or covered`),
      ];
    },
  };
}

/** Runs in the page, where {@link prepareWalk} ran: what is wrong at each of these positions. */
export async function placeFaultsAt(asked: {
  readonly positions: readonly number[];
  readonly least: number;
}): Promise<readonly string[]> {
  const found: string[] = [];
  for (const position of asked.positions) {
    const isReached = (await window.walk?.goTo(position)) === true;
    const faults = isReached ? await window.walk?.faults(asked.least) : ["it is not reached"];
    found.push(...(faults ?? []).map((fault) => `position ${position}: ${fault}`));
  }
  return found;
}

/** Runs in the page, where {@link prepareWalk} ran: the spots of a position. */
export async function spotsAt(position: number): Promise<readonly Spot[]> {
  await window.walk?.goTo(position);
  await window.walk?.rest();
  return window.walk?.spots() ?? [];
}

/**
 * Runs in the page: of these spots those at which a screenshot of the window (a PNG, base64) has nothing but the color of the
 * stage's ground.
 */
export async function emptySpots(asked: {
  readonly png: string;
  readonly spots: readonly Spot[];
}): Promise<readonly string[]> {
  const bytes = Uint8Array.from(atob(asked.png), (letter) => letter.codePointAt(0) ?? 0);
  const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const scale = picture.width / innerWidth;
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [picture.width, picture.height];
  const context = canvas.getContext("2d", { willReadFrequently: true });
  context?.drawImage(picture, 0, 0);
  const probe = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  if (context === null || probe === null) return ["there is no canvas"];
  // The colors of the grounds: a drawing stands on the panel, and groups in it on the page’s own color.
  const style = getComputedStyle(document.documentElement);
  const grounds = ["--panel", "--bg", "--sunken"].map((name) => {
    probe.fillStyle = style.getPropertyValue(name).trim();
    probe.fillRect(0, 0, 1, 1);
    return [...probe.getImageData(0, 0, 1, 1).data];
  });
  /** So far apart are a ground and the palest of what is written on it. */
  const APART = 24;
  /** Fewer would be the edge of a neighbor. */
  const LEAST = 6;
  const isDrawn = ({ left, top, width, height }: Omit<Spot, "what">): boolean => {
    const box = [left * scale, top * scale, Math.max(1, width * scale), Math.max(1, height * scale)] as const;
    const { data } = context.getImageData(...(box.map(Math.round) as [number, number, number, number]));
    let drawn = 0;
    for (let at = 0; at < data.length; at += 4) {
      const isOf = (ground: readonly number[]) =>
        [0, 1, 2].every((part) => Math.abs((data[at + part] ?? 0) - (ground[part] ?? 0)) < APART);
      if (!grounds.some(isOf)) drawn++;
    }
    return drawn >= LEAST;
  };
  return asked.spots
    .filter(({ along, ...spot }) => {
      if (along === undefined) return !isDrawn(spot);
      const { width, height } = spot;
      const drawn = along.filter(({ x, y }) => isDrawn({ left: x - width / 2, top: y - height / 2, width, height }));
      // A space between two labels, or a gap between dashes, may be at one place, not at most of them.
      return drawn.length < along.length / 2;
    })
    .map(({ what }) => what);
}
