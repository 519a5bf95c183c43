import { chromium } from "@playwright/test";
import { mkdirSync } from "node:fs";
const base = "http://127.0.0.1:4100"; mkdirSync("/tmp/w/shots", { recursive: true });
const b = await chromium.launch({ executablePath: "/usr/bin/chromium-headless-shell", args: ["--no-sandbox","--disable-gpu"] });
const [,, which, width, ...paths] = process.argv;
const ctx = await b.newContext({ viewport: { width: +width, height: +width < 500 ? 844 : 900 }, deviceScaleFactor: 1, baseURL: base, locale: "en-IN", timezoneId: "Asia/Kolkata", reducedMotion: "reduce" });
if (which === "staff") { const r = await ctx.request.post("/api/auth/login", { data: { username: "admin", password: "Valley-2030-lake" }}); console.log(r.status(), (await r.text()).slice(0,200)); }
const page = await ctx.newPage();
page.on("console", m => { if (m.type()==="error") console.log("console", m.text()); });
for (const p of paths) {
  const full = p.endsWith("!"); const path = p.replace(/!$/, "");
  await page.goto(path); await page.waitForLoadState("networkidle").catch(()=>{});
  const name = `/tmp/w/shots/${which}-${width}${path.replace(/[^a-z0-9]+/gi,"_")}.png`;
  await page.screenshot({ path: name, fullPage: full }); console.log(name);
}
await b.close();
