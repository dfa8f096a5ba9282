/** What a link says about the page that its walk stands in. */
interface Embedding {
  /** The parts to show, as they are written. */
  readonly show: readonly string[];
  /** The origins that the walk speaks with. */
  readonly origins: readonly string[];
  /** Origins that are written as none: `https://courses.example.org/page`. */
  readonly unreadable: readonly string[];
}

/** What is shown where a link does not say. */
export const usualParts = ["source", "stage", "card", "steps"] as const;

/** Reads `…&embed=1&show=stage,card&origins=https://a.example`. `own`: the origin of the walk, the only one where none is named. */
export function readEmbedding(hash: string, own: string): Embedding {
  const parameters = parametersOf(hash);
  const origins = listOf(parameters.get("origins"));
  return {
    show: listOf(parameters.get("show") ?? usualParts.join(",")),
    origins: origins.length === 0 ? [own] : origins.filter(isOrigin),
    unreadable: origins.filter((each) => !isOrigin(each)),
  };
}

/**
 * The address for a frame: of a walk as *Share* copies it, for a page of this origin.
 *
 * @param link `https://host/fixscope/#/pointer?example=one-call-site&at=10`
 * @param origin of the page that the frame is in; left out: that of the walk
 * @param show the parts, as in `stage,card,steps`; left out: the usual ones
 */
export function embedLink(
  link: string,
  { origin, show }: { readonly origin?: string; readonly show?: string } = {},
): string {
  const [page = "", hash = ""] = link.split(/#(.*)/s, 2);
  const wanted = [
    "embed=1",
    ...(show === undefined ? [] : [`show=${show}`]),
    ...(origin === undefined ? [] : [`origins=${origin}`]),
  ];
  const rest = hash.replace(/([?&])(?:embed|show|origins)=[^&]*(?=&|$)/g, "$1").replace(/[?&]+$/, "");
  const query = rest.replace(/\?&+/, "?").replace(/&{2,}/g, "&");
  return `${page}#${query}${query.includes("?") ? "&" : "?"}${wanted.join("&")}`;
}

/** Whether a text is an origin as browsers write it. */
function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text;
}

function parametersOf(hash: string): URLSearchParams {
  return new URLSearchParams(hash.split(/\?(.*)/s)[1] ?? "");
}

function listOf(text: string | null): readonly string[] {
  return (text ?? "").split(",").filter((part) => part !== "");
}
