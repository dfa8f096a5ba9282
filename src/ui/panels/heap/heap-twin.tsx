import type { HeapBox, HeapPicture, HeapSlot, HeapView, Seq } from "../../../trace/index.ts";
import { type MessageId, t } from "../../messages/index.ts";
import { FactButton, TableHead } from "../../parts/index.ts";
import { spokenValue } from "./drawing/index.ts";

interface HeapTwinProps {
  readonly label: string;
  readonly view: HeapView;
  readonly selectedFact: Seq | undefined;
  readonly onSelectFact: (fact: Seq) => void;
}

/** The drawings as tables: the same elements with the same marks. */
export function HeapTwin({ label, view, ...shared }: HeapTwinProps) {
  if (view.pictures.length === 0) return <p className="empty">{t("heap.empty")}</p>;
  return (
    <div className="heap-twin">
      {view.pictures.map((picture) => (
        <PictureTable key={picture.id} caption={picture.title ?? label} picture={picture} {...shared} />
      ))}
    </div>
  );
}

interface PictureTableProps extends Omit<HeapTwinProps, "label" | "view"> {
  readonly caption: string;
  readonly picture: HeapPicture;
}

function PictureTable({ caption, picture, selectedFact, onSelectFact }: PictureTableProps) {
  const { stack, boxes, clouds, facts } = picture;
  const name = (text: string, fact: Seq | undefined) =>
    fact === undefined ? (
      text
    ) : (
      <FactButton fact={fact} isPicked={fact === selectedFact} onSelect={onSelectFact}>
        {text}
      </FactButton>
    );
  return (
    <table>
      <caption>{caption}</caption>
      <TableHead columns={columns} />
      <tbody>
        {stack.map((slot) => (
          <tr key={`s${slot.name}`} className={slot.isNew ? "is-new" : undefined}>
            <th scope="row">
              <NewMark isNew={slot.isNew} />
              {slot.name}
            </th>
            <td>{t("heap.kind.variable")}</td>
            <td>{spokenValue(slot)}</td>
          </tr>
        ))}
        {boxes.map((box) => (
          <tr key={box.id} className={box.isNew ? "is-new" : undefined} data-heap-row={box.id}>
            <th scope="row">
              <NewMark isNew={box.isNew} />
              {name(box.label, box.fact)}
            </th>
            <td>{kindOf(box)}</td>
            <td>
              <Fields fields={box.fields} />
            </td>
          </tr>
        ))}
        {clouds.map((cloud) => (
          <tr key={cloud.id} className={cloud.isNew ? "is-new" : undefined} data-heap-row={cloud.id}>
            <th scope="row">
              <NewMark isNew={cloud.isNew} />
              {name(cloud.label, cloud.fact)}
            </th>
            <td>{t("heap.kind.predicate")}</td>
            <td>
              {cloud.choices.map((choice, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: choices are the disjuncts of a definition, in its order
                <div key={index}>{name(choice.text, choice.fact)}</div>
              ))}
            </td>
          </tr>
        ))}
        {facts.map((fact) => (
          <tr key={fact}>
            <th scope="row">{fact}</th>
            <td>{t("heap.kind.fact")}</td>
            <td />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const columns: readonly MessageId[] = ["heap.column.name", "heap.column.kind", "heap.column.content"];

function kindOf({ type, origin }: HeapBox): string {
  return origin === "input" ? type : `${type} (${t(`heap.said-${origin}`)})`;
}

function Fields({ fields }: { readonly fields: readonly HeapSlot[] }) {
  return fields.map((field, index) => (
    <span key={field.name}>
      {index === 0 ? "" : ", "}
      <NewMark isNew={field.isNew} />
      {field.name} = {spokenValue(field)}
    </span>
  ));
}

/** What came with the step, in a glyph and in a word. */
function NewMark({ isNew }: { readonly isNew: boolean }) {
  if (!isNew) return null;
  return (
    <span className="heap-mark">
      <span aria-hidden="true">● </span>
      <span className="hidden-visually">{t("panel.new")} </span>
    </span>
  );
}
