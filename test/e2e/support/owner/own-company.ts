import { strToU8, zipSync } from "fflate";
import { textRow, workbook } from "../../../support/workbook.ts";
import { twoColours } from "../../../support/pictures/sample-pictures.ts";

/** A company of two people, as the test of an owner's first hour enters it. */
export const ownCompany = {
  name: "Reed and Willow",
  details: {
    Name: "Reed and Willow",
    Tagline: "Slow days on the water",
    "Registration number": "JK-2030-17",
    Phone: "+91 194 000 0077",
    WhatsApp: "+91 194 000 0078",
    "E-mail": "desk@reedandwillow.example",
    Street: "4 Willow Lane",
    City: "Srinagar",
    Pincode: "190001",
  },
  houses: [
    [
      "Reed House",
      "Six rooms above the reeds, with a jetty.",
      "4 Willow Lane, Srinagar",
      "Rajbagh, Srinagar",
    ],
    ["Willow Barn", "A barn of cedar under the snow line.", "9 Meadow Road, Tangmarg", "Tangmarg"],
  ],
  slides: [
    ["Mist on the reeds", "Mornings by boat, from our own jetty."],
    ["A stove in the barn", "Cedar, wool, and snow to the sill."],
  ],
  people: [
    ["Farah Wani", "Owner"],
    ["Yunus Wani", "Cabs and boats"],
    ["Tariq Mir", "Kitchen"],
  ],
  tour: "Four slow days",
} as const;

/** A picture like one from a phone, wide enough for a slide. */
export async function ownPicture(name: string, above = "#7f9db5", below = "#4b5d45") {
  const picture = await twoColours(above, below, 1600, 900);
  return { name: `${name}.jpg`, mimeType: "image/jpeg", buffer: await picture.jpeg().toBuffer() };
}

const rooms = ["Deluxe Double", "4500", "1", "2", "1"];

/** The same houses as a file of rows, with the ZIP of their pictures. */
export async function housesAsFiles() {
  const headings =
    "Hotel,Description,Address,Location,PIN,Photo,Room category,Tariff,Beds,Adults,Children".split(",");
  const rows = ownCompany.houses.map(([name, about, address, area], index) =>
    [name, about, address, area, "190001", `house-${index + 1}.jpg`, ...rooms].map((cell) => `"${cell}"`),
  );
  const csv = [headings, ...rows].map((cells) => cells.join(",")).join("\r\n");
  const pictures = [await ownPicture("house-1"), await ownPicture("house-2", "#b9cbd6", "#7a6a4d")];
  const zip = zipSync(Object.fromEntries(pictures.map(({ name, buffer }) => [`photos/${name}`, buffer])));
  return {
    list: { name: "houses.csv", mimeType: "text/csv", buffer: Buffer.from(strToU8(csv)) },
    pictures: { name: "photos.zip", mimeType: "application/zip", buffer: Buffer.from(zip) },
  };
}

/** The tour as an Excel workbook. */
export function tourAsWorkbook() {
  const headings = ["Package", "About", "Destination", "Price", "Itinerary"];
  const plan = "Lake: A day on the water | Meadow: Up to the snow";
  const cells = [ownCompany.tour, "Two days by the lake, two above it.", "Srinagar", "17500", plan];
  const sheet = workbook(textRow(1, headings) + textRow(2, cells));
  const mimeType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
  return { name: "tours.xlsx", mimeType, buffer: Buffer.from(sheet) };
}
