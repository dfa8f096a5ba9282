/** Of the platform's WebAssembly what is needed here; core code is compiled without the types of a page. */
declare const WebAssembly: {
  readonly Memory: new (size: { readonly initial: number; readonly maximum: number }) => WasmMemory;
  readonly compile: (binary: Uint8Array) => Promise<WasmModule>;
  readonly instantiate: (module: WasmModule, imports: WasmImports) => Promise<object>;
};

type WasmModule = object;

interface WasmMemory {
  readonly buffer: ArrayBuffer;
}

interface WasmImports {
  readonly env: { readonly __stack_pointer: { value: number } };
}

/** What is handed to web-tree-sitter when it starts, and what it adds to that. */
interface ParserModule {
  readonly wasmMemory: WasmMemory;
  readonly instantiateWasm: (imports: WasmImports, done: (instance: object, module: WasmModule) => void) => void;
  readonly printErr: () => void;
  /** web-tree-sitter's own. */
  _malloc?: (bytes: number) => number;
}

const PAGE = 65_536;
const MEGABYTE = 1 << 20;
/** What the parser has before it asks for more. */
const INITIAL_BYTES = 32 * MEGABYTE;
/**
 * The most that the syntax tree of a text may take. A program of the greatest length takes half of it; a text of millions of
 * escapes takes more, and one full of mistakes may ask for any amount.
 */
export const PARSER_MEGABYTES = 256;
const MAXIMUM_BYTES = PARSER_MEGABYTES * MEGABYTE;
/**
 * The parser's release of what it tried recurs once for each mistake in the text. The 64 KB it is built with are
 * overrun at some thousand mistakes, into its own variables; with this room the engine's own limit comes first.
 */
const STACK_BYTES = 4 * MEGABYTE;
/** How much more than was asked for the parser's allocator may have taken. */
const SLACK_BYTES = 2 * PAGE;
/** Of the stack's top. */
const ALIGNMENT = 16;

/**
 * The memory of tree-sitter's WebAssembly instance. There is one instance for each copy of web-tree-sitter, and no
 * way to replace it; what a fault leaves behind is undone by making the memory again what it was.
 */
export class ParserMemory {
  /** For `Parser.init`. */
  readonly module: ParserModule;
  readonly #memory = new WebAssembly.Memory({ initial: INITIAL_BYTES / PAGE, maximum: MAXIMUM_BYTES / PAGE });
  #stackPointer: { value: number } | undefined;
  #stackTop = 0;
  /** What lies below the stack and what lies above it; there is nothing on the stack between two texts. */
  #saved: { readonly below: Uint8Array; readonly above: Uint8Array } | undefined;

  static async of(binary: Uint8Array): Promise<ParserMemory> {
    return new ParserMemory(await WebAssembly.compile(binary));
  }

  private constructor(compiled: WasmModule) {
    this.module = {
      wasmMemory: this.#memory,
      printErr: () => undefined,
      instantiateWasm: (imports, done) => {
        this.#stackPointer = imports.env.__stack_pointer;
        void WebAssembly.instantiate(compiled, imports).then((instance) => done(instance, compiled));
      },
    };
  }

  /** Moves the stack to where it has room. Without effect if this copy of web-tree-sitter had been started before. */
  makeRoom(): void {
    const allocate = this.module._malloc;
    if (this.#stackPointer === undefined || allocate === undefined) return;
    this.#stackTop = (allocate(STACK_BYTES) + STACK_BYTES) & -ALIGNMENT;
    this.#stackPointer.value = this.#stackTop;
  }

  /** Keeps what is there now: the loaded grammar, and a parser that has nothing to do. */
  save(): void {
    if (this.#stackPointer === undefined) return;
    const bytes = new Uint8Array(this.#memory.buffer);
    const top = this.#stackTop;
    const bottom = top - STACK_BYTES + ALIGNMENT;
    this.#saved = { below: bytes.slice(0, bottom), above: bytes.slice(top, top + SLACK_BYTES) };
  }

  /** Makes everything what it was when it was saved. */
  restore(): void {
    if (this.#stackPointer === undefined || this.#saved === undefined) return;
    const bytes = new Uint8Array(this.#memory.buffer);
    const { below, above } = this.#saved;
    bytes.set(below);
    bytes.set(above, this.#stackTop);
    bytes.fill(0, this.#stackTop + above.length);
    this.#stackPointer.value = this.#stackTop;
  }
}
