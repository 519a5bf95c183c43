export type StaffMember = {
  id: number;
  name: string;
  role: string;
  email: string;
  phone1: string;
  phone2?: string;
  /** Picture name in the demo's pictures. */
  imageUrl: string;
  fbLink: string;
  instaLink: string;
  twitterLink: string;
};

type Person = Pick<StaffMember, "name" | "role" | "phone1" | "phone2">;

const people: Person[] = [
  { name: "Adil Wani", role: "Founder and planner", phone1: "+91 194 000 0011", phone2: "+91 194 000 0012" },
  { name: "Nusrat Jan", role: "Head of bookings", phone1: "+91 194 000 0021", phone2: "+91 194 000 0022" },
  { name: "Imran Lone", role: "Snow and trekking lead", phone1: "+91 194 000 0031" },
  { name: "Mehak Raina", role: "Packages and honeymoons", phone1: "+91 194 000 0041" },
  { name: "Ghulam Dar", role: "Lake and houseboats", phone1: "+91 194 000 0051", phone2: "+91 194 000 0052" },
  { name: "Rafiq Mir", role: "Kitchen and events", phone1: "+91 194 000 0061" },
  { name: "Sara Bakshi", role: "Website and payments", phone1: "+91 194 000 0071" },
  { name: "Bashir Khan", role: "Cabs and drivers", phone1: "+91 194 000 0081", phone2: "+91 194 000 0082" },
  { name: "Zoya Andrabi", role: "Guest care", phone1: "+91 194 000 0091" },
];

/** The nine of the team page; picture n shows person n. */
export const team: StaffMember[] = people.map((person, index) => {
  const firstName = person.name.split(" ")[0]?.toLowerCase() ?? "";
  return {
    ...person,
    id: index + 1,
    email: `${firstName}@chinarandoar.example`,
    imageUrl: `staff-${index + 1}`,
    fbLink: `https://example.com/facebook/${firstName}-chinarandoar`,
    instaLink: `https://example.com/instagram/${firstName}-chinarandoar`,
    twitterLink: `https://example.com/x/${firstName}-chinarandoar`,
  };
});
