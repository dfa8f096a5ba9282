import type { ReactNode } from "react";
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
          <Row key={`s${slot.name}`} head={slot.name} kind={t("heap.kind.variable")} isNew={slot.isNew}>
            {spokenValue(slot)}
          </Row>
        ))}
        {boxes.map(({ id, label, fact, fields, isNew, ...box }) => (
          <Row key={id} id={id} head={name(label, fact)} kind={kindOf(box)} isNew={isNew}>
            <Fields fields={fields} />
          </Row>
        ))}
        {clouds.map(({ id, label, fact, choices, isNew }) => (
          <Row key={id} id={id} head={name(label, fact)} kind={t("heap.kind.predicate")} isNew={isNew}>
            {choices.map((choice, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: choices are the disjuncts of a definition, in its order
              <div key={index}>{name(choice.text, choice.fact)}</div>
            ))}
          </Row>
        ))}
        {facts.map((fact) => (
          <Row key={fact} head={fact} kind={t("heap.kind.fact")} />
        ))}
      </tbody>
    </table>
  );
}

const columns: readonly MessageId[] = ["heap.column.name", "heap.column.kind", "heap.column.content"];

interface RowProps {
  /** Of the box or the cloud that it is about. */
  readonly id?: string;
  readonly head: ReactNode;
  readonly kind: string;
  readonly isNew?: boolean;
  readonly children?: ReactNode;
}

function Row({ id, head, kind, isNew = false, children }: RowProps) {
  return (
    <tr className={isNew ? "is-new" : undefined} data-heap-row={id}>
      <th scope="row">
        <NewMark isNew={isNew} />
        {head}
      </th>
      <td>{kind}</td>
      <td>{children}</td>
    </tr>
  );
}

function kindOf({ type, origin, owner }: Pick<HeapBox, "type" | "origin" | "owner">): string {
  const kind = origin === "input" ? type : `${type} (${t(`heap.said-${origin}`)})`;
  return owner === undefined ? kind : `${kind}, ${t("heap.said-owner", { predicate: owner })}`;
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
