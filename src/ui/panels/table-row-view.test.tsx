import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { TokensContext } from "../tokens/index.ts";
import { cellClass } from "./table-form.tsx";
import { TableRowView } from "./table-row-view.tsx";

const tokensIn = (text: string) => (/^o\d+$/.test(text) ? [{ start: 0, end: text.length, token: 0 }] : []);

const drawn = (objects: readonly string[], gained?: ReadonlySet<number>, setColumn = 1) =>
  renderToStaticMarkup(
    <TokensContext value={tokensIn}>
      <table>
        <tbody>
          <TableRowView
            row={{
              key: "p1",
              cells: [
                [{ text: "[]:c", fact: 1, isNew: false }],
                objects.map((text, index) => ({ text, fact: index + 1, isNew: index === 1 })),
              ],
              fact: 1,
              isNew: true,
            }}
            index={0}
            isFirst
            measure={undefined}
            columns={["points-to.column.pointer", "points-to.column.objects"]}
            setColumn={setColumn}
            hasLines={false}
            selection={undefined}
            onSelectFact={() => undefined}
            sightingOf={undefined}
            gained={gained}
            action={undefined}
          />
        </tbody>
      </table>
    </TokensContext>,
  );

const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, "");

test.each([
  ["names only: its signs are not seen", ["o3", "o12"], "{o3, o12}", 3, 2],
  ["one name", ["o3"], "{o3}", 2, 1],
  ["other things, too", ["o3", "args"], "{o3, args}", 0, 1],
  ["nothing", [], "∅", 0, 0],
])("a set of %s", (_, objects, text, signs, tokens) => {
  const html = drawn(objects);
  expect(textOf(html).endsWith(text)).toBe(true);
  expect(html.split("set-sign").length - 1).toBe(signs);
  expect(html.split('"token ').length - 1).toBe(tokens);
});

test("of a set the new names are ringed", () => {
  expect(drawn(["o3", "o12"])).toMatch(/is-new-token">o12</);
  expect(drawn(["o3", "o12"])).not.toMatch(/is-new-token">o3</);
});

test("what another run has not found stands with a plus: of a set the names, else the row", () => {
  expect(textOf(drawn(["o3", "o12"], new Set([2])))).toMatch(/\[\]:c\{o3, \+o12\}$/);
  expect(textOf(drawn(["o3"], new Set([1]), -1))).toMatch(/\+\[\]:co3$/);
  expect(textOf(drawn(["o3", "o12"]))).not.toContain("+");
});

test("a word with its sign is never broken, a name of middling length only between words", () => {
  const classOf = (text: string) => cellClass([{ text, isNew: false, fact: undefined }]);
  expect(classOf("○ const")).toBe("is-short is-word");
  expect(classOf("env·setParameter")).toBe("is-short");
  expect(cellClass([{ text: "normalisedNumber", isNew: false, fact: undefined }], undefined, true)).toBeUndefined();
  expect(classOf("env·Checkout.<clinit>")).toBeUndefined();
});
