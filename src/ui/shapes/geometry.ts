export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A rectangle by its center, in layout units (CSS pixels at zoom 1). */
export interface Rect extends Point, Size {}
