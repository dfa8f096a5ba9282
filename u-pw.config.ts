import base from "/work/rel/playwright.config.ts";
const { webServer: _w, ...rest } = base as Record<string, unknown>;
export default { ...rest, testDir: "/work/rel/e2e", outputDir: "/tmp/u/results", reporter: [["list"]], workers: 2, use: { ...(rest as any).use, baseURL: "http://localhost:4712/", trace: "off" } };
