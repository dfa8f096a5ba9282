import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { chipsWidth, lookOf, namesOfSet, piecesOf, remembered, TokensContext, TokenText } from "./index.ts";

/** Every `o1`, `o2`, … is a name; its number is its token. */
const tokensIn = (text: string) =>
  [...text.matchAll(/o(\d)/g)].map(({ 0: name, 1: token, index: start }) => ({
    start,
    end: start + name.length,
    token: Number(token),
  }));

test("no two of the first 25 look alike, neighbors differ in hue and glyph", () => {
  const looks = Array.from({ length: 25 }, (_, token) => lookOf(token));
  expect(new Set(looks.map(({ hue, glyph }) => `${hue} ${glyph}`)).size).toBe(25);
  expect(looks.slice(0, 5).map(({ glyph }) => glyph)).toEqual(["square", "circle", "diamond", "triangle", "cross"]);
  for (const [index, look] of looks.slice(1).entries()) {
    expect(look.hue).not.toBe(looks[index]?.hue);
    expect(look.glyph).not.toBe(looks[index]?.glyph);
  }
  expect(lookOf(25)).toEqual(lookOf(0));
});

test.each([
  ["no names here", "no names here"],
  ["o3 ∈ pt(x)", "<o3>| ∈ pt(x)"],
  ["⟨x, {o3}⟩", "⟨x, |-{-|<o3>|-}-|⟩"],
  ["{o3, o4}", "-{-|<o3>|-, -|<o4>|-}-"],
  ["{o3, x}", "{|<o3>|, x}"],
  ["f(o3, o4)", "f(|<o3>|, |<o4>|)"],
  ["a {o1} b {o2, o3}", "a |-{-|<o1>|-}-| b |-{-|<o2>|-, -|<o3>|-}-"],
])("names and the signs of sets of names: %s", (text, expected) => {
  const pieces = piecesOf(text, tokensIn(text));
  const marks = { plain: "", name: "<>", sign: "--" };
  expect(pieces.map(({ kind, text }) => `${marks[kind][0] ?? ""}${text}${marks[kind][1] ?? ""}`).join("|")).toBe(
    expected,
  );
  expect(pieces.map((piece) => piece.text).join("")).toBe(text);
});

test.each([
  ["{o3, o4}", ["o3", "o4"]],
  ["{o3}", ["o3"]],
  ["∅", undefined],
  ["3 of {o3}", undefined],
  ["{o3} {o4}", undefined],
])("a set of names only: %s", (text, names) => {
  const found = namesOfSet(text, tokensIn(text))?.map((piece) => piece.text);
  expect(found).toEqual(names);
});

test("the text of tokens is the text itself, glyphs are drawn by the style sheet; bare sets hide their signs from the eye", () => {
  const drawn = (isBare: boolean) =>
    renderToStaticMarkup(
      <TokensContext value={tokensIn}>
        <TokenText text="⟨x, {o1, o2}⟩" isBare={isBare} isNew />
      </TokensContext>,
    );
  for (const isBare of [true, false]) expect(drawn(isBare).replaceAll(/<[^>]*>/g, "")).toBe("⟨x, {o1, o2}⟩");
  expect(drawn(true)).toContain('<span class="set-sign">{</span>');
  expect(drawn(false)).not.toContain("set-sign");
  expect(drawn(true)).toContain('<span class="token token-hue-1 token-circle is-new-token">o1</span>');
  expect(renderToStaticMarkup(<TokenText text="{o1}" />)).toBe("{o1}");
});

test("a board is asked once for each text", () => {
  const ask = vi.fn(tokensIn);
  const tokens = remembered(ask);
  expect(tokens("o1")).toBe(tokens("o1"));
  expect(ask).toHaveBeenCalledOnce();
});

test("tokens need space for their frames and glyphs, and between them", () => {
  expect([chipsWidth([]), chipsWidth([20]), chipsWidth([20, 20])]).toEqual([0, 42, 89]);
});

test("the this of a method is small below its name, and the text stays as it is", () => {
  const drawn = (text: string) => renderToStaticMarkup(<TokenText text={text} />);
  for (const text of ["⟨[6]:set_this, {o2}⟩", "A.<init>_this", "set_this_one, _this, this"])
    expect(drawn(text).replaceAll(/<[^>]*>/g, ""), text).toBe(renderToStaticMarkup(<b>{text}</b>).slice(3, -4));
  const small = (text: string) => drawn(text).match(/<sub>this<\/sub>/g)?.length ?? 0;
  expect(["set_this, {o2}", "A.<init>_this", "a_this, b_this", "set_this_one", "_this"].map(small)).toEqual([
    1, 1, 2, 0, 0,
  ]);
});

test("a name made of two goes on in the next line between them where it has no room", () => {
  const drawn = (text: string) =>
    renderToStaticMarkup(
      <TokensContext value={tokensIn}>
        <TokenText text={text} />
      </TokensContext>,
    );
  expect(drawn("env·setParameter")).toBe("env·<wbr/>setParameter");
  expect(drawn("env·set_this")).toContain("env·<wbr/>set");
  expect(drawn("x · y")).toBe("x · y");
});
