/** A method with its class and the types of its parameters. */
const method = /(?:[\w$]+\.)+([\w$<>]+)\([^()]*\)/g;

/** `C.m(int)/x` as `m/x`: methods without class and parameters; other names stay. */
export function shortName(name: string): string {
  return name.replace(method, "$1");
}

/** A middle state: `C.m(int)/x` and `C.m(int)` as `x · m`. */
export function shortMiddle(location: string, symbol: string): string {
  const own = location.startsWith(`${symbol}/`) ? location.slice(symbol.length + 1) : location;
  return `${shortName(own)} · ${shortName(symbol)}`;
}
