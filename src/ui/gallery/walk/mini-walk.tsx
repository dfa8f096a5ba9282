import { Pause, Play } from "lucide-react";
import { type CSSProperties, useState } from "react";
import { t } from "../../messages/index.ts";
import {
  edges,
  type Frame,
  frames,
  type HeapObject,
  methods,
  places,
  STILL,
  statements,
  type Variable,
} from "./frames.ts";
import "./walk.css";

const WIDTH = 122;
const HEIGHT = 36;
const glyphs: Readonly<Record<HeapObject, string>> = { o12: "●", o13: "◆" };

/** A few steps of a lesson, over and over; still where motion is reduced. The styles move it. */
export function MiniWalk() {
  const [isPaused, pause] = useState(false);
  return (
    <figure className={`mini-walk${isPaused ? " is-paused" : ""}`}>
      <Worklist />
      <div className="walk-body">
        <Code />
        <svg viewBox="0 0 340 252" role="img" aria-label={t("gallery.walk")}>
          <defs>
            <marker id="walk-arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto">
              <path d="M0 0.5 8 4 0 7.5z" />
            </marker>
          </defs>
          {methods.map(({ name, x, y, width, height }) => (
            <g key={name} className="walk-method">
              <rect x={x} y={y} width={width} height={height} rx="6" />
              <text x={x + 10} y={y + 18}>
                {name}
              </text>
            </g>
          ))}
          {edges.map(([from, to]) => (
            <path key={from} className="walk-edge" d={curve(from, to)} markerEnd="url(#walk-arrow)" />
          ))}
          {frames.map((frame, index) => (
            <g key={frame.conclusion} {...layer(index)}>
              <Variables frame={frame} />
              {frame.put === undefined ? null : (
                <Traveler from={frame.taken[0]} to={frame.put[0]} object={frame.put[1]} />
              )}
            </g>
          ))}
        </svg>
      </div>
      <figcaption className="walk-rule">
        <div className="walk-layers" aria-hidden="true">
          {frames.map((frame, index) => (
            <div key={frame.conclusion} {...layer(index)}>
              <span className="walk-premises">
                {frame.premises.map((premise) => (
                  <code key={premise}>{premise}</code>
                ))}
              </span>
              <code className="walk-conclusion">{frame.conclusion}</code>
            </div>
          ))}
        </div>
        <button
          type="button"
          className="icon-button walk-pause"
          aria-label={t(isPaused ? "gallery.walk.play" : "gallery.walk.pause")}
          title={t(isPaused ? "gallery.walk.play" : "gallery.walk.pause")}
          onClick={() => pause(!isPaused)}
        >
          {isPaused ? <Play size={16} aria-hidden="true" /> : <Pause size={16} aria-hidden="true" />}
        </button>
      </figcaption>
    </figure>
  );
}

/** What is taken, what comes next and what is put, frame by frame. */
function Worklist() {
  return (
    <div className="walk-strip" aria-hidden="true">
      <span className="walk-label">{t("gallery.walk.worklist")}</span>
      <div className="walk-layers">
        {frames.map((frame, index) => (
          <div key={frame.conclusion} {...layer(index)}>
            <Entry entry={frame.taken} kind="taken" />
            {frame.next === undefined ? (
              <span className="walk-label">{t("gallery.walk.done")}</span>
            ) : (
              <Entry entry={frame.next} kind="next" />
            )}
            {frame.put === undefined ? null : <Entry entry={frame.put} kind="new" />}
          </div>
        ))}
      </div>
    </div>
  );
}

/** The program, with the line of each frame. */
function Code() {
  return (
    <div className="walk-code" aria-hidden="true">
      <ol>
        {statements.map(([line, text]) => (
          <li key={line}>
            <i>{line}</i>
            <code>{text}</code>
          </li>
        ))}
        {frames.map((frame, index) => (
          <li key={frame.conclusion} {...layer(index, "walk-line", { "--line": frame.line - 12 })} />
        ))}
      </ol>
      <p>{t("gallery.walk.question")}</p>
    </div>
  );
}

/** What is seen while a frame is. */
function layer(index: number, className = "", style: Readonly<Record<string, number>> = {}) {
  return {
    className: `walk-frame ${className}${index === STILL ? " is-still" : ""}`,
    style: { "--frame": index, ...style } as CSSProperties,
  };
}

interface EntryProps {
  readonly entry: readonly [Variable, HeapObject];
  readonly kind: "taken" | "next" | "new";
}

function Entry({ entry: [variable, object], kind }: EntryProps) {
  return (
    <span className={`walk-entry is-${kind}`}>
      <b>{t(`gallery.walk.${kind}`)}</b>
      <code>⟨{places[variable].label},</code>
      <code className={`walk-object is-${object}`}>
        {glyphs[object]} {object}
      </code>
      <code>⟩</code>
    </span>
  );
}

const variables = Object.keys(places) as readonly Variable[];

function Variables({ frame: { taken, holds } }: { readonly frame: Frame }) {
  return variables.map((variable) => {
    const { label, x, y } = places[variable];
    const object = holds[variable];
    return (
      <g key={variable} className={`walk-variable${taken[0] === variable ? " is-now" : ""}`}>
        <rect x={x} y={y} width={WIDTH} height={HEIGHT} rx="5" />
        <text x={x + 10} y={y + 23}>
          {label}
        </text>
        {object === undefined ? (
          <text className="walk-nothing" x={x + WIDTH - 12} y={y + 23} textAnchor="end">
            ∅
          </text>
        ) : (
          <Chip x={x + WIDTH - 54} y={y + 8} object={object} />
        )}
      </g>
    );
  });
}

interface ChipProps {
  readonly x: number;
  readonly y: number;
  readonly object: HeapObject;
}

function Chip({ x, y, object }: ChipProps) {
  return (
    <g className={`walk-chip is-${object}`}>
      <rect x={x} y={y} width="46" height="20" rx="4" />
      <text x={x + 23} y={y + 14} textAnchor="middle">
        {glyphs[object]} {object}
      </text>
    </g>
  );
}

interface TravelerProps {
  readonly from: Variable;
  readonly to: Variable;
  readonly object: HeapObject;
}

/** The object on the edge along which it goes. */
function Traveler({ from, to, object }: TravelerProps) {
  const [[x1, y1], [x2, y2]] = ends(from, to);
  const style = { "--dx": `${(x1 - x2) * 0.4}px`, "--dy": `${(y1 - y2) * 0.4}px` } as CSSProperties;
  return (
    <>
      <path className="walk-edge is-new" d={curve(from, to)} />
      <g className="walk-traveler" style={style}>
        <Chip x={x1 + (x2 - x1) * 0.5 - 23} y={y1 + (y2 - y1) * 0.5 - 10} object={object} />
      </g>
    </>
  );
}

/** Arguments leave above the middle of a box, results below. */
function ends(from: Variable, to: Variable): readonly [readonly [number, number], readonly [number, number]] {
  const [a, b] = [places[from], places[to]];
  return a.x < b.x
    ? [
        [a.x + WIDTH, a.y + HEIGHT / 2],
        [b.x, b.y + 11],
      ]
    : [
        [a.x, a.y + 25],
        [b.x + WIDTH, b.y + HEIGHT / 2],
      ];
}

function curve(from: Variable, to: Variable): string {
  const [[x1, y1], [x2, y2]] = ends(from, to);
  const middle = (x1 + x2) / 2;
  return `M${x1} ${y1}C${middle} ${y1} ${middle} ${y2} ${x2} ${y2}`;
}
