import sharp from "sharp";
const [,, out, ...files] = process.argv; let x = 0; const parts = []; let h = 0;
for (const f of files) { const m = await sharp(f).metadata(); parts.push({ input: f, left: x, top: 0 }); x += m.width + 12; h = Math.max(h, m.height); }
await sharp({ create: { width: x, height: h, channels: 3, background: "#888" } }).composite(parts).png().toFile(out);
