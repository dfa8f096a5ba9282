import { act } from "react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { engines } from "../../../engines/index.ts";
import { setLocale, type Translation } from "../../../kernel/index.ts";
import { button, eventually, fakeBrowser } from "../../../testing/page/document.ts";
import { t } from "../../messages/index.ts";
import { notify } from "../../parts/index.ts";
import { workerLink } from "../../store/index.ts";
import { mountPage } from "../index.ts";
import type { LoadTranslation } from "./use-language.ts";

vi.mock("@fontsource-variable/inter/wght.css", () => ({}));
vi.mock("@fontsource-variable/jetbrains-mono/wght.css", () => ({}));

const chinese: Translation = {
  uiShell: { "shell.otherLanguage": "English", "shell.title.gallery": "静态分析" },
  uiGallery: { "gallery.start": "开始" },
  lessonTexts: { "id-called-twice.title": "一个方法，调用两次" },
};

let unmount: () => void = () => undefined;

beforeAll(() => fakeBrowser());

afterEach(() => {
  act(() => unmount());
  document.body.replaceChildren();
  localStorage.clear();
  setLocale("en");
  document.documentElement.lang = "en";
});

async function open(hash: string, loadTranslation: LoadTranslation): Promise<void> {
  location.hash = hash;
  const root = document.createElement("div");
  document.body.append(root);
  await act(async () => {
    unmount = mountPage(root, { engines, openWorker: () => workerLink(new Worker("")), loadTranslation });
  });
}

const shown = () => document.body.textContent ?? "";

/** The language that the title of a lesson is marked with. */
const languageOf = (lesson: string) => document.querySelector<HTMLElement>(`[data-lesson=${lesson}] h3 a`)?.lang;

test("what a translation has is shown, and in English what it lacks; back in English all is as before", async () => {
  const load = vi.fn(async (locale: string) => (locale === "zh" ? chinese : undefined));
  await open("#/", load);
  await eventually(() => expect(shown()).toContain("Start the walk"));
  expect(load).not.toHaveBeenCalled();
  await act(async () => button("中文").click());
  await eventually(() => expect(shown()).toContain("开始"));
  expect(shown()).toContain("一个方法，调用两次");
  expect(shown()).toContain("Your program");
  expect(["id-called-twice", "constant-propagation"].map(languageOf)).toEqual(["", "en"]);
  expect([document.documentElement.lang, document.title, location.hash]).toEqual(["zh", "静态分析", "#/?lang=zh"]);
  await act(async () => button("English").click());
  await eventually(() => expect(shown()).toContain("Start the walk"));
  expect([document.documentElement.lang, location.hash]).toEqual(["en", "#/"]);
  expect(shown()).toContain("One method, called twice");
  expect(languageOf("constant-propagation")).toBe("");
});

test("what is shown already changes its language: a notice with its button, and why a link was refused", async () => {
  const chosen: Translation = {
    ...chinese,
    uiShell: { ...chinese["uiShell"], "fetch.again": "重试", "link.unknownExample": "没有“{found}”" },
    uiDialogs: { "share.copied": "链接已复制" },
  };
  await open("#/pointer?example=nowhere", async (locale) => (locale === "zh" ? chosen : undefined));
  await eventually(() => expect(shown()).toContain("There is no lesson"));
  await act(async () =>
    notify({
      text: () => t("share.copied"),
      action: { label: () => t("fetch.again"), onClick: () => undefined },
      duration: Number.POSITIVE_INFINITY,
    }),
  );
  await eventually(() => expect(shown()).toContain("Link copied"));
  await act(async () => button("中文").click());
  await eventually(() => expect(shown()).toContain("链接已复制"));
  expect(shown()).toContain("没有“nowhere”");
  expect(button("重试")).toBeDefined();
  await act(async () => button("English").click());
  await eventually(() => expect(shown()).toContain("Link copied"));
  expect(shown()).toContain("There is no lesson");
});

test("a link opens the page in its language from the beginning", async () => {
  await open("#/?lang=zh", async () => chinese);
  await eventually(() => expect(shown()).toContain("开始"));
});

test.each(["#/", "#/?lang=zh"])(
  "%s: where the translation cannot be fetched the page is English and says so",
  async (hash) => {
    await open(hash, async (locale) => {
      if (locale === "zh") throw new TypeError("Failed to fetch");
      return undefined;
    });
    if (hash === "#/") {
      await eventually(() => expect(shown()).toContain("Start the walk"));
      await act(async () => button("中文").click());
    }
    await eventually(() => expect(shown()).toContain("Start the walk"));
    await eventually(() => expect(shown()).toContain("could not be loaded"));
    expect([document.documentElement.lang, location.hash]).toEqual(["en", "#/"]);
  },
);
