import { controlPages } from "./control-addresses.ts";

/** A task of staff: what it is, how it is done, and the screen for it. */
export type HelpTask = {
  /** Fragment id on the help page, and the file name of its picture. */
  id: string;
  title: string;
  text: string;
  href: string;
  forOwner?: boolean;
};

/** The ten most frequent tasks; test/help/help-pictures.test.ts makes their pictures. */
export const helpTasks: readonly HelpTask[] = [
  {
    id: "answer",
    title: "Answer a request",
    text: "Everything that waits for an answer stands on the dashboard, the newest first. Accept holds the rooms at once; then one tap tells the guest by WhatsApp in words that are filled in for you. Open the row to see the whole request, to reject it or to ask something first.",
    href: "/control/dashboard",
  },
  {
    id: "phone",
    title: "Take a booking by phone",
    text: "New booking asks for the days, the people and the place, and shows what all your houses have free with its price. Choose one, type the guest's name and number, and it is booked while you talk. What others sold meanwhile is never sold twice.",
    href: "/control/desk",
  },
  {
    id: "money",
    title: "Write down money that came in",
    text: "Open a booking from the list and choose the payment. What is due is filled in; say how it came and save. The list shows who has paid, who has paid a part, and who has to be given something back. Did you agree on another price than the tariff's? Write it below the payments, and what is due follows.",
    href: "/control/view-bookings",
  },
  {
    id: "block",
    title: "Keep rooms out of sale",
    text: "A repair, a family visit, a season without staff: on the calendar, tap the first and the last night of the room type and block as many rooms as you need until the day they are free again. Guests see them as taken. Release them when they can be sold.",
    href: "/control/calendar",
  },
  {
    id: "hotel",
    title: "Add a house with its rooms",
    text: "Name, address and what guests should know first; then its room types with their beds, rent and how many there are; then pictures, as many at once as you like. The first picture is the one that lists show. The house can be found as soon as it has a room.",
    href: "/control/add-Hotel",
  },
  {
    id: "season",
    title: "Change prices for a season",
    text: "A room has its usual rent, and other rents for some nights: a season, weekends, a festival. Give the season its days and a price for each room; the shortest period counts. Bookings that were made keep the price that their guests were told.",
    href: "/control/rates",
  },
  {
    id: "website",
    title: "Change what the website says",
    text: "Every page is made of blocks: slides, texts, team, questions. Open one, change it, and look at the page beside it as it would be. Visitors see it when you publish, and not before. Each version that was published can come back from the block's history.",
    href: "/control/site",
    forOwner: true,
  },
  {
    id: "company",
    title: "Keep name, numbers and hours right",
    text: "Name, addresses, phone, WhatsApp, opening hours and ways to pay are settings. They are changed in one place and stand right on every page, e-mail and invoice.",
    href: "/control/settings/company",
    forOwner: true,
  },
  {
    id: "staff",
    title: "Give somebody an account",
    text: "Staff do the daily work; owners also change settings, accounts and the website. Give a first password; they choose their own when they sign in. An account that is no longer needed is switched off, and its name stays beside what it did.",
    href: "/control/settings/staff",
    forOwner: true,
  },
  {
    id: "back",
    title: "Bring something back",
    text: "What was deleted lies in the bin until you bring it back. Right after deleting, Undo in the message at the top does the same. Who changed what, and what stood there before, is in the change log.",
    href: "/control/bin",
  },
];

/** The address of a task on the page of help. */
export function helpHref(id: string): string {
  return `${controlPages.help}#${id}`;
}

/** The task that a screen belongs to, if there is one. */
export function helpFor(pathname: string): HelpTask | undefined {
  const path = pathname.replace(/\/$/, "");
  return helpTasks.find(({ href }) => path === href || path.startsWith(`${href}/`));
}
