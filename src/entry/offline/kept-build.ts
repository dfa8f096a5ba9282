/** One build of the page: its files by their path below the scope, each with the SHA-256 of its bytes in hexadecimal. */
export interface Build {
  readonly version: string;
  readonly files: Readonly<Record<string, string>>;
}

/** What a {@link KeptBuild} needs of the browser. */
interface KeptBuildParts {
  readonly caches: Pick<CacheStorage, "open" | "keys" | "delete">;
  readonly fetch: (address: string, init?: RequestInit) => Promise<Response>;
  readonly sha256: (bytes: ArrayBuffer) => Promise<ArrayBuffer>;
  /** The folder that the page is served from, with a slash at its end. */
  readonly scope: string;
}

/** What of a request decides how it is answered. */
export type Asked = Pick<Request, "method" | "url" | "mode" | "destination">;

const PAGE = "index.html";
/** Files that are fetched at the same time: few, because the page is in use meanwhile. */
const AT_ONCE = 2;

/**
 * A build that the browser keeps: all of it or nothing. Builds live in caches of their own, the present one and the one
 * before, because a tab that was opened before an update goes on with the files of its own build.
 */
export class KeptBuild {
  readonly #build: Build;
  readonly #parts: KeptBuildParts;
  readonly #prefix: string;

  constructor(build: Build, parts: KeptBuildParts) {
    this.#build = build;
    this.#parts = parts;
    // Several installations may share an origin.
    this.#prefix = `fixscope:${new URL(parts.scope).pathname}:`;
  }

  /** Fetches every file that no earlier build has, and rejects if one is missing or is not what the build says. */
  async install(): Promise<void> {
    const waiting = Object.entries(this.#build.files);
    const own = await this.#own();
    const takeOne = async (): Promise<void> => {
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) await this.#take(own, ...next);
    };
    try {
      await Promise.all(Array.from({ length: AT_ONCE }, takeOne));
    } catch (problem) {
      waiting.length = 0;
      await this.#parts.caches.delete(this.#prefix + this.#build.version);
      throw problem;
    }
  }

  /** Lets go of every build but this one and the one before. */
  async forgetOthers(): Promise<void> {
    const others = (await this.#names()).filter((name) => name !== this.#prefix + this.#build.version);
    await Promise.all(others.slice(0, -1).map((name) => this.#parts.caches.delete(name)));
  }

  /** The answer to a request; undefined if it is none of this page's files. */
  answer(asked: Asked): Promise<Response> | undefined {
    const path = this.#pathOf(asked);
    if (path === undefined) return undefined;
    // Who may show the page in a frame is said by the host, which may have changed its mind.
    if (asked.destination === "iframe" || asked.destination === "frame") return this.#fromNetworkFirst(path);
    if (Object.hasOwn(this.#build.files, path)) return this.#kept(path);
    return path.startsWith("assets/") ? this.#ofEarlierBuild(path) : undefined;
  }

  #pathOf({ method, url, mode }: Asked): string | undefined {
    const { scope } = this.#parts;
    const address = url.replace(/[?#].*$/s, "");
    if (method !== "GET" || !address.startsWith(scope)) return undefined;
    const path = address.slice(scope.length);
    if (mode === "navigate") return path === "" || path === PAGE ? PAGE : undefined;
    return path;
  }

  async #fromNetworkFirst(path: string): Promise<Response> {
    try {
      return await this.#parts.fetch(this.#parts.scope + path, { cache: "no-cache" });
    } catch {
      return this.#kept(path);
    }
  }

  /** What is damaged or was wiped is fetched again. */
  async #kept(path: string): Promise<Response> {
    const own = await this.#own();
    const found = await this.#sound(await own.match(this.#parts.scope + path), this.#build.files[path]);
    if (found !== undefined) return found;
    const address = this.#parts.scope + path;
    const fresh = await this.#parts.fetch(address, { cache: "no-cache" });
    const sound = await this.#sound(fresh.clone(), this.#build.files[path]);
    if (sound !== undefined) await own.put(address, sound.clone());
    return sound ?? fresh;
  }

  async #ofEarlierBuild(path: string): Promise<Response> {
    const address = this.#parts.scope + path;
    for (const name of (await this.#names()).reverse()) {
      const found = await (await this.#parts.caches.open(name)).match(address);
      if (found !== undefined) return found;
    }
    return this.#parts.fetch(address);
  }

  async #take(own: Cache, path: string, digest: string): Promise<void> {
    const address = this.#parts.scope + path;
    for (const name of await this.#names()) {
      const known = await (await this.#parts.caches.open(name)).match(address);
      const sound = await this.#sound(known, digest);
      if (sound !== undefined) return own.put(address, sound);
    }
    const fresh = await this.#sound(await this.#parts.fetch(address, { cache: "no-cache" }), digest);
    if (fresh === undefined) throw new Error(`${path} is not the file of this build`);
    return own.put(address, fresh);
  }

  /** The response with its bytes read, if they are what they should be. */
  async #sound(response: Response | undefined, digest: string | undefined): Promise<Response | undefined> {
    if (response?.ok !== true) return undefined;
    const bytes = await response.arrayBuffer();
    const found = new Uint8Array(await this.#parts.sha256(bytes));
    const hex = [...found].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    return hex === digest ? new Response(bytes, { headers: response.headers }) : undefined;
  }

  #own(): Promise<Cache> {
    return this.#parts.caches.open(this.#prefix + this.#build.version);
  }

  /** The caches of builds of this page, oldest first. */
  async #names(): Promise<string[]> {
    return (await this.#parts.caches.keys()).filter((name) => name.startsWith(this.#prefix));
  }
}
