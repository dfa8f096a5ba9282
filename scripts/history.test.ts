import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { historyOf } from "./history.mjs";

const folder = mkdtempSync(join(tmpdir(), "history-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const author = ["-c", "user.name=A", "-c", "user.email=a@example.com", "-c", "commit.gpgsign=false"];

function git(...args: readonly string[]): void {
  execFileSync("git", [...author, ...args], { cwd: folder, stdio: "ignore" });
}

function commit(file: string): void {
  writeFileSync(join(folder, file), "text");
  git("add", ".");
  git("commit", "-m", file);
}

test("without a history everything counts as changed; with one, what differs from where the branch left main", () => {
  expect(historyOf(folder)).toEqual({ commits: 0, changed: undefined });

  git("init", "--initial-branch", "main");
  commit("first");
  expect(historyOf(folder)).toEqual({ commits: 1, changed: [] });

  git("switch", "-c", "topic");
  commit("second");
  writeFileSync(join(folder, "first"), "another text");
  writeFileSync(join(folder, "third"), "not added");
  expect(historyOf(folder)).toEqual({ commits: 2, changed: ["first", "second", "third"] });

  git("branch", "-D", "main");
  expect(historyOf(folder)).toEqual({ commits: 2, changed: undefined });
});
