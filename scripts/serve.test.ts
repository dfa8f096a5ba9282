import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type IncomingHttpHeaders, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contentSecurityPolicy } from "./csp.mjs";
import { readOrigin, serve } from "./serve.mjs";

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** Asks the server on this machine, as a page that calls it `host` would; without a name if there is none. */
function ask(port: number, host: string | undefined, path = "/", method = "GET"): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = host === undefined ? {} : { Host: host };
    const asked = request({ port, host: "127.0.0.1", path, method, headers, setHost: false }, (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (chunk: string) => {
        text += chunk;
      });
      response.on("end", () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
    });
    asked.on("error", reject).end();
  });
}

let folder = "";
let port = 0;
let embedded = 0;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "fixscope-serve-"));
  const policy = contentSecurityPolicy.replaceAll("'", "&#39;");
  const page = `<meta http-equiv="Content-Security-Policy" content="${policy}"><p>Fixscope</p>`;
  writeFileSync(join(folder, "index.html"), page);
  port = await serve(folder, 4_600);
  embedded = await serve(folder, 4_600, { embedders: ["https://courses.example.org", "http://localhost:8000"] });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("the name a server is asked by", () => {
  test.each(["localhost", "LOCALHOST", "127.0.0.1", "[::1]"])("%s is this machine", async (name) => {
    expect(await ask(port, `${name}:${port}`)).toMatchObject({
      status: 200,
      text: expect.stringContaining("<p>Fixscope</p>"),
    });
  });

  test.each([
    "rebound.example.org",
    "localhost.example.org",
    "localhost@example.org",
    "127.0.0.1.nip.io",
    "127.0.0.2",
    "0.0.0.0",
    "localhost.",
  ])("%s is not, even if it points here", async (name) => {
    const { status, text } = await ask(port, `${name}:${port}`);
    expect([status, text]).toEqual([421, `This server answers on this machine only: open http://localhost:${port}/\n`]);
  });

  test("another port is another server, and no name is none", async () => {
    expect((await ask(port, `localhost:${port + 1}`)).status).toBe(421);
    expect((await ask(port, "localhost")).status).toBe(421);
    expect((await ask(port, "")).status).toBe(421);
    expect((await ask(port, undefined)).status, "the protocol asks for a name").toBe(400);
  });

  test("is looked at before anything else", async () => {
    for (const [path, method] of [
      ["/missing", "GET"],
      ["/", "HEAD"],
      ["/", "POST"],
    ] as const)
      expect((await ask(port, `rebound.example.org:${port}`, path, method)).status).toBe(421);
  });
});

describe("who may show the page in a frame", () => {
  test("no page by default; the rest of the policy is that of the page", async () => {
    const { headers } = await ask(port, `localhost:${port}`);
    expect(headers["content-security-policy"]).toBe(`${contentSecurityPolicy}; frame-ancestors 'none'`);
    expect(contentSecurityPolicy, "browsers ignore it in the page").not.toContain("frame-ancestors");
  });

  test("a page that others may show in a frame may be read by a frame without an origin, any other page may not", async () => {
    const [shown, other] = await Promise.all([embedded, port].map((each) => ask(each, `localhost:${each}`)));
    expect(shown?.headers["access-control-allow-origin"]).toBe("*");
    expect(other?.headers["access-control-allow-origin"]).toBeUndefined();
  });

  test("those whom --embed names", async () => {
    const { headers } = await ask(embedded, `localhost:${embedded}`);
    expect(headers["content-security-policy"]).toMatch(
      /; frame-ancestors https:\/\/courses\.example\.org http:\/\/localhost:8000$/,
    );
  });

  test.each(["https://courses.example.org", "https://courses.example.org/", "HTTPS://Courses.example.org:443"])(
    "%s is an origin",
    (text) => {
      expect(readOrigin(text)).toBe("https://courses.example.org");
    },
  );

  test.each([
    "courses.example.org",
    "*",
    "'self'",
    "https://a.example.org/path",
    "https://a.example.org; script-src *",
    "https://a;script-src",
    "https://user@a.example.org",
    "file:///etc",
    "",
  ])("%s is none", (text) => {
    expect(readOrigin(text)).toBeUndefined();
  });
});

test("files are served, what is outside the folder is not", async () => {
  expect(await ask(port, `localhost:${port}`, "/index.html")).toMatchObject({ status: 200 });
  expect(await ask(port, `localhost:${port}`, "/..%2f..%2fetc/passwd")).toMatchObject({ status: 404 });
  expect(await ask(port, `localhost:${port}`, "/", "POST")).toMatchObject({ status: 405 });
});

describe("a file is sent in gzip to those who take it", () => {
  const text = "a line that is there more than once\n".repeat(500);

  beforeAll(() => {
    for (const name of ["lines.js", "letters.woff2"]) writeFileSync(join(folder, name), text);
  });

  async function fetched(path: string, accepted: string): Promise<Response> {
    const headers = new Headers({ "Accept-Encoding": accepted });
    return fetch(`http://localhost:${port}${path}`, { headers });
  }

  test.each(["gzip", "gzip, deflate, br, zstd", "br;q=1.0, GZIP;q=0.5", "*"])("%s takes it", async (accepted) => {
    const answer = await fetched("/lines.js", accepted);
    expect(answer.headers.get("content-encoding")).toBe("gzip");
    expect(answer.headers.get("vary")).toBe("Accept-Encoding");
    expect(await answer.text()).toBe(text);
  });

  test.each(["identity", "br", "gzip;q=0", "gzip;q=0, *", ""])("“%s” does not", async (accepted) => {
    const answer = await fetched("/lines.js", accepted);
    expect(answer.headers.get("content-encoding")).toBeNull();
    expect(answer.headers.get("vary")).toBe("Accept-Encoding");
    expect(await answer.text()).toBe(text);
  });

  test("what is compressed already is sent as it is", async () => {
    const answer = await fetched("/letters.woff2", "gzip");
    expect([answer.headers.get("content-encoding"), answer.headers.get("vary")]).toEqual([null, null]);
    expect(await answer.text()).toBe(text);
  });

  test("a file that is written anew is sent as it is now", async () => {
    const name = join(folder, "again.js");
    writeFileSync(name, "1;");
    expect(await (await fetched("/again.js", "gzip")).text()).toBe("1;");
    writeFileSync(name, "1 + 1;");
    expect(await (await fetched("/again.js", "gzip")).text()).toBe("1 + 1;");
  });

  test("a question for the head alone is told the same", async () => {
    const { headers } = await fetch(`http://localhost:${port}/lines.js`, {
      method: "HEAD",
      headers: { "Accept-Encoding": "gzip" },
    });
    expect(headers.get("content-encoding")).toBe("gzip");
  });
});
