import type { EngineManifest } from "../../../engine-kit/index.ts";
import type { Board } from "../../../trace/index.ts";
import { retried } from "../../arrival/index.ts";
import { addMessages } from "../../messages/index.ts";

/** The boards of engines, each with the sentences it says: fetched when first wanted, and kept. */
export class Boards {
  readonly #known = new Map<string, Board>();
  readonly #coming = new Map<string, Promise<Board>>();
  readonly #loads = new Map<string, () => Promise<Board>>();

  /** Undefined as long as it was not fetched. */
  get({ id }: EngineManifest): Board | undefined {
    return this.#known.get(id);
  }

  load(engine: EngineManifest): Promise<Board> {
    const coming = this.#coming.get(engine.id) ?? this.#fetch(engine);
    this.#coming.set(engine.id, coming);
    return coming;
  }

  async #fetch(engine: EngineManifest): Promise<Board> {
    const load = this.#loads.get(engine.id) ?? retried(() => this.#load(engine));
    this.#loads.set(engine.id, load);
    try {
      return await load();
    } catch (fault) {
      // The next time it may be there: a connection can fail.
      this.#coming.delete(engine.id);
      throw fault;
    }
  }

  async #load(engine: EngineManifest): Promise<Board> {
    const [board, messages] = await Promise.all([engine.board(), engine.messages()]);
    addMessages(...messages);
    this.#known.set(engine.id, board);
    return board;
  }
}
