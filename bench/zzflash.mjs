import { chromium } from "@playwright/test";
const base = "http://127.0.0.1:4100";
const b = await chromium.launch({ executablePath: "/usr/bin/chromium-headless-shell", args: ["--no-sandbox","--disable-gpu"] });
const ctx = await b.newContext({ viewport: { width: 1440, height: 900 }, baseURL: base, reducedMotion: "reduce" });
console.log((await ctx.request.post("/api/auth/login", { data: { username: "admin", password: "Valley-2030-lake" }})).status());
const page = await ctx.newPage(); let log = [];
const c = await ctx.newCDPSession(page); await c.send("Emulation.setCPUThrottlingRate", { rate: +(process.argv[2] ?? 4) });
const t0 = Date.now(); const at = () => Date.now() - t0;
page.on("request", r => { if (/control|api/.test(r.url()) && !/assets/.test(r.url())) log.push([at(), "->", r.method(), r.url().slice(base.length)].join(" ")); });
page.on("requestfailed", r => log.push([at(), "XX", r.method(), r.url().slice(base.length), r.failure()?.errorText].join(" ")));
page.on("response", async r => { if (!/control/.test(r.url())|| /assets/.test(r.url())) return; const q = await r.request().allHeaders().catch(()=>({})); const h = await r.headersArray().catch(() => []); log.push([at(), "<-", r.status(), r.request().method(), r.url().slice(base.length), "cookie:", (q.cookie??"").replace(/session=[^;]*/,"S").slice(0,60), "set:", h.filter(x => x.name.toLowerCase()==="set-cookie").map(x=>x.value.slice(0,60)).join(" | ")].join(" ")); });
await c.send("Network.enable"); await c.send("Network.emulateNetworkConditions", { offline: false, latency: +(process.argv[4] ?? 0), downloadThroughput: -1, uploadThroughput: -1 });
let bad = 0;
for (let i = 0; i < +(process.argv[3] ?? 20); i++) {
  log = [];
  await page.goto("/control/packages");
  const card = page.getByRole("article").first(); const name = await card.getByRole("heading").innerText();
  await card.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Yes" }).click();
  const status = page.getByRole("status").filter({ hasText: "Package deleted successfully" });
  await status.waitFor(); log.push(at()+" seen deleted");
  await status.getByRole("button", { name: "Undo" }).click(); log.push(at()+" undo clicked");
  try { await page.getByRole("status").filter({ hasText: "Package restored" }).waitFor({ timeout: 12000 }); } catch { bad++; console.log("FAIL", i, log.join("\n")); await ctx.request.post("/api/Package/restore"); }
  if (i === 0) console.log("OK", log.join("\n"));
}
console.log("bad", bad); await b.close();
