import { type MouseEvent, type PointerEvent, useRef } from "react";

interface PointerActions {
  /** A statement is dragged: so far from where it was when that began. */
  onDrag(statement: string, by: number): void;
  onDropped(): void;
  /** The ground is dragged: by so much more. */
  onPan(x: number, y: number): void;
}

interface Held {
  readonly statement: string | undefined;
  readonly from: number;
  x: number;
  y: number;
  isMoving: boolean;
}

/** Less is a click. */
const CLICK = 4;

/** The mouse drags statements along their rows, and the drawing by its ground. A finger scrolls. */
export function usePointer({ onDrag, onDropped, onPan }: PointerActions) {
  const held = useRef<Held>(undefined);
  const wasMoved = useRef(false);

  function onPointerDown(event: PointerEvent<HTMLElement>): void {
    wasMoved.current = false;
    if (event.button !== 0 || event.pointerType === "touch") return;
    const { clientX: x, clientY: y } = event;
    held.current = { statement: statementAt(event.target), from: x, x, y, isMoving: false };
  }

  function onPointerMove(event: PointerEvent<HTMLElement>): void {
    const now = held.current;
    if (now === undefined) return;
    const [x, y] = [event.clientX - now.x, event.clientY - now.y];
    if (!now.isMoving && Math.hypot(x, y) < CLICK) return;
    if (!now.isMoving) event.currentTarget.setPointerCapture(event.pointerId);
    now.isMoving = true;
    wasMoved.current = true;
    Object.assign(now, { x: event.clientX, y: event.clientY });
    if (now.statement === undefined) onPan(x, y);
    else onDrag(now.statement, event.clientX - now.from);
  }

  function onPointerUp(): void {
    const now = held.current;
    held.current = undefined;
    if (now?.isMoving === true && now.statement !== undefined) onDropped();
  }

  return {
    onPointerDown,
    onPointerMove,
    onPointerUp,
    onPointerCancel: onPointerUp,
    onMouseDown: leaveFocusOut,
    /** What was dragged is not picked. */
    onClickCapture(event: MouseEvent<HTMLElement>): void {
      if (wasMoved.current) event.stopPropagation();
      wasMoved.current = false;
    },
  } as const;
}

/** A click with the mouse leaves the arrow keys to stepping, also when an editor had them; Tab gives them to the drawing. */
function leaveFocusOut(event: MouseEvent<HTMLElement>): void {
  event.preventDefault();
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement || activeElement instanceof SVGElement) activeElement.blur();
}

function statementAt(target: EventTarget): string | undefined {
  return target instanceof Element ? target.closest<SVGElement>("[data-statement]")?.dataset["statement"] : undefined;
}
