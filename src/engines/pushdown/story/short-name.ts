/** A method with its class and the types of its parameters. Only where a name begins: a long one is not tried from each of its letters. */
const method = /(?<![\w$.])(?:[\w$]+\.)+([\w$<>]+)\([^()]*\)/g;

/** `C.m(int)` as `m`, and `C.m(int)/x` as `x (m)`, so that what differs comes first; other names stay. */
export function shortName(name: string): string {
  return name
    .replace(method, "$1")
    .replace(/^([\w$<>]+)\/(.+)$/, (whole, owner: string, own: string) =>
      name.startsWith(`${owner}/`) ? whole : `${own} (${owner})`,
    );
}

/** A middle state: `C.m(int)/x` and `C.m(int)` as `x · m`. */
export function shortMiddle(location: string, symbol: string): string {
  const own = location.startsWith(`${symbol}/`) ? location.slice(symbol.length + 1) : location;
  return `${shortName(own)} · ${shortName(symbol)}`;
}
