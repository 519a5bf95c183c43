import { round } from "../draw/path.ts";
import type { Person } from "./team.ts";

/** Whatever of hair or scarf lies behind the shoulders. */
function hairBehind(person: Person): string {
  let svg = "";
  if (person.hairStyle === "long")
    svg += `<path d="M196,250 Q190,120 300,116 Q410,120 404,250 L414,440 Q300,470 186,440Z" fill="${person.hairInk}"/>`;
  if (person.hairStyle === "bun") svg += `<circle cx="300" cy="112" r="42" fill="${person.hairInk}"/>`;
  if (person.scarf)
    svg += `<path d="M180,300 Q166,110 300,106 Q434,110 420,300 L446,470 L154,470Z" fill="${person.scarf[1]}"/>`;
  return svg;
}

/** Pheran with its embroidered neckline, or a cook’s jacket. */
function shoulders(person: Person): string {
  let svg = "";
  const [, shade] = person.skin;
  svg += `<path d="M90,620 Q92,470 190,436 L260,410 L340,410 L410,436 Q508,470 510,620Z" fill="${person.pheran[0]}"/>
      <path d="M300,620 L300,420 L340,410 L410,436 Q508,470 510,620Z" fill="${person.pheran[1]}"/>
      <path d="M252,340 L348,340 L352,420 Q300,470 248,420Z" fill="${shade}"/>`;

  svg +=
    person.cap === "chef"
      ? `<path d="M250,416 L300,470 L350,416 L372,426 L310,520 L290,520 L228,426Z" fill="${person.trim}"/>`
      : `<path d="M238,414 Q300,500 362,414 L376,420 Q330,520 308,532 L308,600 L292,600 L292,532 Q270,520 224,420Z" fill="${person.trim}"/>` +
        [0, 1, 2, 3, 4]
          .map((j) => `<circle cx="300" cy="${540 + j * 16}" r="3.4" fill="${person.pheran[0]}"/>`)
          .join("") +
        [-1, 1]
          .map(
            (q) =>
              `<path d="M${300 + q * 22},520 q${q * 26},-26 ${q * 40},-66" stroke="${person.trim}" stroke-width="4" fill="none" stroke-dasharray="2 9" stroke-linecap="round"/>`,
          )
          .join("");
  return svg;
}

/** A faceless head: one lit plane and one in shade, light from the right. */
function head(person: Person): string {
  let svg = "";
  const [lit, shade] = person.skin;
  // ears, head, shade plane (light from right)
  if (!person.scarf && person.hairStyle !== "long")
    svg += `<ellipse cx="206" cy="272" rx="17" ry="26" fill="${shade}"/>
      <ellipse cx="394" cy="272" rx="17" ry="26" fill="${lit}"/>`;
  const face =
    "M208,236 Q206,140 300,138 Q394,140 392,236 Q394,300 372,340 Q344,386 300,388 Q256,386 228,340 Q206,300 208,236Z";
  svg += `<path d="${face}" fill="${lit}"/>
      <path d="M208,236 Q206,140 300,138 Q262,170 262,250 Q262,330 300,388 Q256,386 228,340 Q206,300 208,236Z" fill="${shade}"/>
      <path d="M298,262 Q306,292 312,302 Q306,310 294,309" fill="${shade}" opacity=".55"/>`;
  return svg;
}

/** Beard, stubble or moustache. */
function beard(person: Person): string {
  let svg = "";
  const [, shade] = person.skin;
  if (person.beard)
    svg += `<path d="M210,262 Q226,300 262,306 Q300,296 338,306 Q374,300 390,262 Q396,330 366,372 Q334,420 300,420 Q266,420 234,372 Q204,330 210,262Z" fill="${person.beard}"/>
      <path d="M272,322 Q300,312 328,322 Q316,336 300,336 Q284,336 272,322Z" fill="${shade}"/>`;
  if (person.stubble)
    svg += `<path d="M212,280 Q236,318 300,312 Q364,318 388,280 Q388,322 368,346 Q342,386 300,388 Q258,386 232,346 Q212,322 212,280Z" fill="#3a2a28" opacity=".22"/>`;
  if (person.moustache)
    svg += `<path d="M256,322 Q280,304 300,314 Q320,304 344,322 Q320,332 300,324 Q280,332 256,322Z" fill="${person.hairInk}"/>`;
  return svg;
}

/** Hair over the forehead, or the scarf around the face. */
function hairInFront(person: Person): string {
  let svg = "";
  if (person.hairStyle === "short")
    svg += `<path d="M198,262 Q186,112 304,104 Q418,112 402,262 Q394,214 376,196 Q320,206 262,184 Q222,200 198,262Z" fill="${person.hairInk}"/>`;
  if (person.hairStyle === "long")
    svg += `<path d="M200,300 Q182,112 300,108 Q418,112 400,300 Q398,220 340,180 Q300,160 276,176 Q214,216 200,300Z" fill="${person.hairInk}"/>`;
  if (person.hairStyle === "bun")
    svg += `<path d="M202,262 Q194,124 300,120 Q406,124 398,262 Q390,196 300,176 Q210,196 202,262Z" fill="${person.hairInk}"/>`;
  if (person.scarf)
    svg += `<path d="M180,320 Q160,104 300,100 Q440,104 420,320 Q424,400 452,470 L372,470 Q402,380 392,260 Q388,172 300,164 Q212,172 208,260 Q198,380 228,470 L148,470 Q176,400 180,320Z" fill="${person.scarf[0]}"/>
      <path d="M180,320 Q160,104 300,100 Q230,130 214,230 Q198,380 228,470 L148,470 Q176,400 180,320Z" fill="${person.scarf[1]}"/>
      <path d="M214,240 Q216,186 252,168 Q300,150 348,168 Q384,186 386,240 Q380,196 300,186 Q220,196 214,240Z" fill="${person.hairInk}"/>`;
  return svg;
}

/** Karakul, skull cap, driver’s cap or cook’s hat. */
function hat(person: Person): string {
  let svg = "";
  if (person.cap === "karakul")
    svg += `<path d="M196,222 Q190,120 240,96 Q300,70 360,96 Q410,120 404,222 Q300,186 196,222Z" fill="#4a3c3a"/>
      <path d="M300,78 Q340,80 360,96 Q410,120 404,222 Q370,206 330,202 Q340,140 300,78Z" fill="#6b5850"/>${Array.from(
        { length: 40 },
        (_, j) => {
          const a = j * 2.4,
            q = Math.sqrt(j / 40);
          return `<path d="M${round(300 + Math.cos(a) * 92 * q)},${round(146 + Math.sin(a) * 46 * q)}q5,-6 10,0q-2,6 -8,4" stroke="#2f2524" stroke-width="2" fill="none" opacity=".6"/>`;
        },
      ).join("")}`;
  if (person.cap === "taqiyah")
    svg += `<path d="M200,218 Q196,110 300,104 Q404,110 400,218 Q300,184 200,218Z" fill="#e9dfc8"/>
      <path d="M300,104 Q404,110 400,218 Q366,204 330,200 Q334,140 300,104Z" fill="#fffaf0"/>
      <path d="M202,206 Q300,172 398,206" stroke="#1f6a72" stroke-width="7" fill="none" stroke-dasharray="10 8"/>`;
  if (person.cap === "driver")
    svg += `<path d="M192,210 Q184,122 300,112 Q416,122 408,210 Q300,178 192,210Z" fill="#23303c"/>
      <path d="M300,112 Q416,122 408,210 Q370,194 330,190 Q334,150 300,112Z" fill="#34485a"/>
      <path d="M200,206 Q300,172 400,206 Q392,236 300,214 Q208,236 200,206Z" fill="#151d26"/>
      <circle cx="300" cy="158" r="13" fill="#e6b45c"/>`;
  if (person.cap === "chef")
    svg += `<path d="M214,206 L208,140 Q164,120 190,76 Q216,44 256,62 Q300,26 344,62 Q384,44 410,76 Q436,120 392,140 L386,206 Q300,178 214,206Z" fill="#e9e2d2"/>
      <path d="M310,44 Q330,48 344,62 Q384,44 410,76 Q436,120 392,140 L386,206 Q350,194 322,190 Q340,110 310,44Z" fill="#ffffff"/>`;
  if (person.cap && person.cap !== "chef")
    svg += `<path d="M204,222 q2,30 6,44 l10,-40Z M396,222 q-2,30 -6,44 l-10,-40Z" fill="${person.hairInk}"/>`;
  return svg;
}

/** Round glasses with one glint. */
function spectacles(person: Person): string {
  let svg = "";
  if (person.glasses)
    svg += `<g fill="none" stroke="#2a2024" stroke-width="6"><circle cx="258" cy="258" r="32"/>
      <circle cx="342" cy="258" r="32"/>
      <path d="M290,256 Q300,248 310,256 M226,252 L208,246 M374,252 L392,246"/></g><path d="M328,240 l16,-6 l-20,40 l-8,-4Z" fill="#fff" opacity=".35"/>`;
  return svg;
}

/** Bust of one team member in a 600 unit square. */
export function bust(person: Person): string {
  return [hairBehind, shoulders, head, beard, hairInFront, hat, spectacles]
    .map((part) => part(person))
    .join("");
}
