/** A QR code: rows of modules, dark ones true. Its quiet zone of four modules is not in it. */
export type QrCode = readonly (readonly boolean[])[];

/** Bytes for the correction of errors in each block, and the number of blocks, of versions 1 to 25 at level M. */
const CORRECTION = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28];
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21];

/**
 * The QR code of a text as bytes of UTF-8 (ISO/IEC 18004, level M: 15 % of it may be unreadable), in the smallest version
 * that has room; undefined where 25 has none, which is as fine as a camera reads from a screen.
 */
export function qrCode(text: string): QrCode | undefined {
  const bytes = new TextEncoder().encode(text);
  for (let version = 1; version <= BLOCKS.length; version++) {
    const header = version < 10 ? 12 : 20;
    if (header + 8 * bytes.length <= 8 * dataBytes(version))
      return drawn(version, interleaved(version, packed(bytes, version)));
  }
  return undefined;
}

/** Modules that carry data or corrections, in bytes. */
function rawBytes(version: number): number {
  const size = 17 + 4 * version;
  let modules = size * size - 3 * 64 - 2 * 15 - 1 - 2 * (size - 16);
  if (version >= 2) {
    const patterns = Math.floor(version / 7) + 2;
    modules -= 25 * (patterns * patterns - 3) - 2 * 5 * (patterns - 2);
  }
  if (version >= 7) modules -= 36;
  return modules >> 3;
}

function dataBytes(version: number): number {
  return rawBytes(version) - (CORRECTION[version - 1] ?? 0) * (BLOCKS[version - 1] ?? 0);
}

/** Mode, length and bytes, filled up to the capacity. */
function packed(bytes: Uint8Array, version: number): readonly number[] {
  const bits: number[] = [];
  const put = (value: number, length: number): void => {
    for (let bit = length - 1; bit >= 0; bit--) bits.push((value >> bit) & 1);
  };
  put(4, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  const capacity = 8 * dataBytes(version);
  put(0, Math.min(4, capacity - bits.length));
  put(0, -bits.length & 7);
  for (let pad = 0xec; bits.length < capacity; pad ^= 0xec ^ 0x11) put(pad, 8);
  return Array.from({ length: capacity / 8 }, (_, at) =>
    bits.slice(8 * at, 8 * at + 8).reduce((byte, bit) => 2 * byte + bit, 0),
  );
}

/** Blocks with their corrections, byte by byte in turn. The last blocks may be one byte longer. */
function interleaved(version: number, data: readonly number[]): readonly number[] {
  const [count, length] = [BLOCKS[version - 1] ?? 1, CORRECTION[version - 1] ?? 0];
  const short = Math.floor(data.length / count);
  const shortCount = count - (data.length % count);
  const divisor = generator(length);
  const blocks = Array.from({ length: count }, (_, block) => {
    const from = block * short + Math.max(0, block - shortCount);
    return data.slice(from, from + short + (block < shortCount ? 0 : 1));
  });
  const corrections = blocks.map((block) => remainder(block, divisor));
  const inTurn = (columns: readonly (readonly number[])[], rows: number): readonly number[] =>
    Array.from({ length: rows }, (_, row) => columns.flatMap((column) => column.slice(row, row + 1))).flat();
  return [...inTurn(blocks, short + 1), ...inTurn(corrections, length)];
}

/** Product in the field of 256 elements modulo x⁸ + x⁴ + x³ + x² + 1. */
function times(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) product = (product << 1) ^ ((product >> 7) * 0x11d) ^ (((other >> bit) & 1) * one);
  return product;
}

/** The product of x − 2⁰, x − 2¹, …, without its leading coefficient. */
function generator(degree: number): readonly number[] {
  const coefficients = [...Array.from({ length: degree - 1 }, () => 0), 1];
  let root = 1;
  for (let factor = 0; factor < degree; factor++) {
    for (let at = 0; at < degree; at++)
      coefficients[at] = times(coefficients[at] ?? 0, root) ^ (coefficients[at + 1] ?? 0);
    root = times(root, 2);
  }
  return coefficients;
}

function remainder(data: readonly number[], divisor: readonly number[]): readonly number[] {
  const rest = divisor.map(() => 0);
  for (const byte of data) {
    const factor = byte ^ (rest.shift() ?? 0);
    rest.push(0);
    divisor.forEach((coefficient, at) => {
      rest[at] = (rest[at] ?? 0) ^ times(coefficient, factor);
    });
  }
  return rest;
}

/** The eight masks: where a module is turned around. */
const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** The drawing under the mask with the least penalty. */
function drawn(version: number, bytes: readonly number[]): QrCode {
  const all = masks.map((mask, number) => {
    const grid = new Grid(version);
    grid.drawPatterns(number);
    grid.drawBytes(bytes, mask);
    return grid.rows;
  });
  const [first = []] = all;
  return all.reduce((best, rows) => (penaltyOf(rows) < penaltyOf(best) ? rows : best), first);
}

class Grid {
  readonly size: number;
  readonly rows: boolean[][];
  readonly #version: number;
  readonly #isFixed: boolean[][];

  constructor(version: number) {
    this.#version = version;
    this.size = 17 + 4 * version;
    const blank = (): boolean[][] =>
      Array.from({ length: this.size }, () => Array.from({ length: this.size }, () => false));
    [this.rows, this.#isFixed] = [blank(), blank()];
  }

  /** Finders, timing, alignment, format and version. */
  drawPatterns(mask: number): void {
    const { size } = this;
    for (let at = 0; at < size; at++) {
      this.#set(6, at, at % 2 === 0);
      this.#set(at, 6, at % 2 === 0);
    }
    for (const [x, y] of [
      [3, 3],
      [size - 4, 3],
      [3, size - 4],
    ] as const)
      this.#square(x, y, 4, (ring) => ring !== 2 && ring !== 4);
    const places = this.#alignments();
    const last = places.length - 1;
    places.forEach((x, i) => {
      places.forEach((y, j) => {
        const isFinder = (i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0);
        if (!isFinder) this.#square(x, y, 2, (ring) => ring !== 1);
      });
    });
    this.#drawFormat(mask);
    this.#drawVersion();
  }

  /** In columns of two modules from the right, up and down in turn; that of the timing pattern is left out. */
  drawBytes(bytes: readonly number[], mask: (x: number, y: number) => boolean): void {
    const { size } = this;
    let bit = 0;
    const put = (x: number, y: number): void => {
      if (this.#isFixed[y]?.[x] === true) return;
      this.#put(x, y, ((((bytes[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1) !== mask(x, y));
      bit++;
    };
    for (let column = 0; 2 * column < size - 1; column++) {
      const right = size - 1 - 2 * column - (2 * column > size - 8 ? 1 : 0);
      for (let step = 0; step < size; step++) {
        const y = column % 2 === 0 ? size - 1 - step : step;
        put(right, y);
        put(right - 1, y);
      }
    }
  }

  #alignments(): readonly number[] {
    if (this.#version === 1) return [];
    const count = Math.floor(this.#version / 7) + 2;
    const step = Math.ceil((this.#version * 4 + 4) / (count * 2 - 2)) * 2;
    return [6, ...Array.from({ length: count - 1 }, (_, at) => this.size - 7 - (count - 2 - at) * step)];
  }

  #drawFormat(mask: number): void {
    // Level M is 0.
    const bits = coded(mask, 10, 0x537) ^ 0x5412;
    const { size } = this;
    for (let at = 0; at < 15; at++) {
      const isDark = ((bits >> at) & 1) === 1;
      this.#set(8, at < 6 ? at : at < 8 ? at + 1 : size - 15 + at, isDark);
      this.#set(at < 8 ? size - 1 - at : at < 9 ? 7 : 14 - at, 8, isDark);
    }
    this.#set(8, size - 8, true);
  }

  #drawVersion(): void {
    if (this.#version < 7) return;
    const bits = coded(this.#version, 12, 0x1f25);
    for (let at = 0; at < 18; at++) {
      const [far, near] = [this.size - 11 + (at % 3), Math.floor(at / 3)];
      this.#set(far, near, ((bits >> at) & 1) === 1);
      this.#set(near, far, ((bits >> at) & 1) === 1);
    }
  }

  /** Rings around a middle, as far as they are inside. */
  #square(x: number, y: number, radius: number, isDark: (ring: number) => boolean): void {
    for (let dy = -radius; dy <= radius; dy++)
      for (let dx = -radius; dx <= radius; dx++)
        this.#set(x + dx, y + dy, isDark(Math.max(Math.abs(dx), Math.abs(dy))));
  }

  #set(x: number, y: number, isDark: boolean): void {
    const fixed = this.#isFixed[y];
    if (fixed === undefined || x < 0 || x >= this.size) return;
    fixed[x] = true;
    this.#put(x, y, isDark);
  }

  #put(x: number, y: number, isDark: boolean): void {
    const row = this.rows[y];
    if (row !== undefined) row[x] = isDark;
  }
}

/** A number followed by its remainder of `length` bits under division by a polynomial. */
function coded(value: number, length: number, polynomial: number): number {
  let rest = value;
  for (let bit = 0; bit < length; bit++) rest = (rest << 1) ^ ((rest >> (length - 1)) * polynomial);
  return (value << length) | rest;
}

/** What makes a code hard to read: long runs, blocks, what looks like a finder, too much of one color. */
function penaltyOf(rows: QrCode): number {
  const lines = [...rows, ...rows.map((_, x) => rows.map((row) => row[x] === true))];
  let penalty = 0;
  for (const line of lines) {
    const text = line.map((isDark) => (isDark ? "1" : "0")).join("");
    for (const [run] of text.matchAll(/0{5,}|1{5,}/g)) penalty += run.length - 2;
    for (const _ of text.matchAll(/(?=10111010000|00001011101)/g)) penalty += 40;
  }
  rows.forEach((row, y) => {
    row.forEach((isDark, x) => {
      const below = rows[y + 1];
      if (
        below !== undefined &&
        x + 1 < row.length &&
        [row[x + 1], below[x], below[x + 1]].every((each) => each === isDark)
      )
        penalty += 3;
    });
  });
  const dark = rows.flat().filter(Boolean).length;
  return penalty + 10 * Math.floor(Math.abs((20 * dark) / rows.length ** 2 - 10));
}
