import { block } from "../block.ts";
import { line, link, list, onOff, picture } from "../field-kinds.ts";

/** Name, role and numbers of the demo's nine; picture n shows person n. */
const people = [
  ["Adil Wani", "Founder and planner", "+91 194 000 0011", "+91 194 000 0012"],
  ["Nusrat Jan", "Head of bookings", "+91 194 000 0021", "+91 194 000 0022"],
  ["Imran Lone", "Snow and trekking lead", "+91 194 000 0031", ""],
  ["Mehak Raina", "Packages and honeymoons", "+91 194 000 0041", ""],
  ["Ghulam Dar", "Lake and houseboats", "+91 194 000 0051", "+91 194 000 0052"],
  ["Rafiq Mir", "Kitchen and events", "+91 194 000 0061", ""],
  ["Sara Bakshi", "Website and payments", "+91 194 000 0071", ""],
  ["Bashir Khan", "Cabs and drivers", "+91 194 000 0081", "+91 194 000 0082"],
  ["Zoya Andrabi", "Guest care", "+91 194 000 0091", ""],
] as const;

/** Places in the list of those who receive what guests write. */
const readers = new Set([0, 1, 3, 8]);

const members = people.map(([name, role, phone1, phone2], index) => {
  const firstName = name.split(" ")[0]?.toLowerCase() ?? "";
  return {
    name,
    role,
    phone1,
    phone2,
    email: `${firstName}@chinarandoar.example`,
    picture: { name: `staff-${index + 1}` },
    facebook: `https://example.com/facebook/${firstName}-chinarandoar`,
    instagram: `https://example.com/instagram/${firstName}-chinarandoar`,
    x: `https://example.com/x/${firstName}-chinarandoar`,
    readsReviews: readers.has(index),
  };
});

export const team = block({
  name: "team",
  page: "team",
  title: "The team",
  fields: {
    heading: line("Heading", { longest: 60 }),
    lead: line("Under the heading", { longest: 160 }),
    description: line("In search results", { longest: 160 }),
    people: list(
      "People",
      "Person",
      { most: 40, calledBy: "name" },
      {
        name: line("Name", { longest: 60, needed: true }),
        role: line("What they do", { longest: 60 }),
        picture: picture("Portrait", "Square, the face in the middle"),
        email: line("E-mail", { longest: 120 }),
        phone1: line("Phone", { longest: 30 }),
        phone2: line("Second phone", { longest: 30 }),
        facebook: link("Facebook"),
        instagram: link("Instagram"),
        x: link("X"),
        readsReviews: onOff("Reads what guests write", "Their portrait is shown where guests write a review"),
      },
    ),
  },
  demo: {
    heading: "Explore Our Staffs",
    lead: "Each of them can be called directly. Whoever answers stays with you until you are home.",
    description: "Nine people in Srinagar who answer their own phones.",
    people: members,
  },
  empty: { heading: "Explore Our Staffs" },
});
