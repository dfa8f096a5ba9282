import type { Slide } from "../../../../exercises/index.ts";
import { Marked, t } from "../../../messages/index.ts";
import { newPieces } from "./new-pieces.ts";
import "./slide-contents.css";

type Listing = NonNullable<Slide["listings"]>[number];
type Table = NonNullable<Slide["table"]>;

/** A table of more columns has smaller letters. */
const MOST_HEADS = 7;

/** What stands on a slide besides a run: sentences, lines of code, a table. */
export function SlideContents({ slide: { points = [], listings, table } }: { readonly slide: Slide }) {
  return (
    <div className="slide-contents" role="group" aria-label={t("lecture.contents")} tabIndex={0}>
      {points.length === 0 ? null : (
        <ul className="slide-points">
          {points.map((point) => (
            <li key={point}>
              <Marked text={point} />
            </li>
          ))}
        </ul>
      )}
      {listings === undefined ? null : <Listings listings={listings} />}
      {table === undefined ? null : <GivenTable table={table} />}
    </div>
  );
}

/** Of two the second one shows what is new. */
function Listings({ listings }: { readonly listings: readonly Listing[] }) {
  const [first] = listings;
  return (
    <div className={listings.length === 2 ? "slide-listings has-2" : "slide-listings"}>
      {listings.map((listing, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
        <section key={place} aria-label={listing.title}>
          {listing.title === undefined ? null : <h2>{listing.title}</h2>}
          <pre>
            {listing.lines.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
              <Line key={at} line={line} before={place === 0 ? undefined : (first?.lines[at] ?? "")} />
            ))}
          </pre>
        </section>
      ))}
    </div>
  );
}

/** A line; `before`: the one that it is compared with. */
function Line({ line, before }: { readonly line: string; readonly before: string | undefined }) {
  const pieces = before === undefined ? [{ text: line, isNew: false }] : newPieces(before, line);
  return (
    <span className="slide-line">
      {pieces.map(({ text, isNew }, at) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
        isNew ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
      )}
      {"\n"}
    </span>
  );
}

function GivenTable({ table: { caption, source, heads, rows } }: { readonly table: Table }) {
  return (
    <figure className="slide-table">
      <table className={heads.length > MOST_HEADS ? "is-wide" : undefined}>
        {caption === undefined ? null : (
          <caption>
            <Marked text={caption} />
          </caption>
        )}
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                <Marked text={head} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr key={cells.join("|")}>
              {cells.map((cell, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
                <td key={at}>
                  <Marked text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <figcaption>{t("lecture.source", { source })}</figcaption>
    </figure>
  );
}
