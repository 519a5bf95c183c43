import { deletedPictureDays, type Privacy } from "#contract/privacy.ts";
import { countOf } from "#contract/rules/text.ts";

export type PrivacySection = { heading: string; paragraphs?: string[]; list?: string[] };

/** A retention period of the settings in words; an empty one means no automatic deletion. */
function periodInWords(period: string, unit: string, ending = ""): string {
  return period === "" ? "until you ask us to erase it" : `for ${countOf(Number(period), unit)}${ending}`;
}

/** The text of the privacy page: what is stored, why, how long, who sees it, and the visitor's rights. */
export function privacyWords(company: string, privacy: Privacy): PrivacySection[] {
  return [
    {
      heading: "What you tell us, and what we use it for",
      list: [
        "Asking for a stay: your name, e-mail, phone, dates, how many adults and children, the children's ages, the meals and extras you choose, and what you write. We use it to find you a room and to reach you about it.",
        "Asking for a package or a cab: the same contacts, what you ask about, when you would like it and how many you are, the places and times of the ride.",
        "A query: your name, e-mail and what you ask, to answer it.",
        "A review: your name, your town, your stars and your words. Once accepted they are public on this site.",
        "Payments: what came in for a stay, a package or a cab, when, how, and what was given back; and what you tell us of having paid: the sum and its number. No card number is ever typed here.",
        "Receipts and invoices: your name and number, and for a business its name and GSTIN, as the law wants them.",
      ],
      paragraphs: [
        "You agree to this use when you send a form. We ask for nothing else: no children's names, only how many and how old, and no identity papers on this site.",
      ],
    },
    {
      heading: "What this site does not do",
      paragraphs: [
        "It sets no cookies for visitors, follows nobody, shows no advertisements and loads nothing from other companies. Your browser alone remembers your theme, the hotels and packages you looked at and, for when you are offline, pages that you opened and forms that could not be sent yet.",
        "So that nobody floods the site, forms are counted for at most a day by the network that they come from, in a way that does not tell which one it is. Only when a limit is passed, or somebody tries to sign in as our staff, does the server's log name the network.",
      ],
    },
    {
      heading: "Who sees it",
      paragraphs: [
        `The staff of ${company}. The house or the driver of your journey is told what they need for it: your name, your number, dates and party. Our e-mails go out through our mail service. If you choose to pay online, the payment service opens a page of its own and is told the sum and, where it asks for them, your name and number. Nobody else is given or sold anything, unless a law makes us.`,
        "Every change that our staff make to your request is noted with the name of who made it.",
      ],
    },
    {
      heading: "How long we keep it",
      list: [
        `Requests that came to nothing: ${periodInWords(privacy.requestMonths, "month")}.`,
        `Requests that look sent by a machine: ${periodInWords(privacy.suspiciousDays, "day")}.`,
        `E-mails about your request: their words ${periodInWords(privacy.emailDays, "day")}.`,
        `Our note of who changed what: ${periodInWords(privacy.changeLogMonths, "month")}.`,
        `Your name and contacts in a journey that took place: ${periodInWords(privacy.stayYears, "year", " after it")}. Amounts, dates and the reference stay for our books.`,
        `A picture that was deleted: its address ends after ${countOf(deletedPictureDays, "day")}.`,
        "The link to the page of your own stay, package or cab: it ends 30 days after what it is for, and after a year where no day was chosen.",
        "Receipts and invoices: the papers stay for our books; whom they were for goes with your name.",
      ],
      paragraphs: [
        "Copies for emergencies are kept for a while longer and are then overwritten; nobody reads them but to bring a lost database back.",
      ],
    },
    {
      heading: "What you may ask for",
      list: [
        "A copy of everything we keep under your number or your address.",
        "That something wrong is corrected.",
        "That you are forgotten: we erase what you told us. Of a journey that was accepted or paid for, amounts, dates and reference stay without your name, because our books need them. One that is still to come has to be cancelled first.",
        "To take your agreement back; it costs nothing, and we then stop using what you told us.",
        "That somebody whom you name asks for all this in your place, should you no longer be able to.",
        "This page in Hindi, Urdu or another language of India.",
      ],
      paragraphs: [
        `Write or call from the address or number that you gave us, so that nobody else can ask in your name.${answered(privacy)}`,
        "If our answer does not satisfy you, you may take it to the Data Protection Board of India.",
      ],
    },
  ];
}

function answered({ answerDays }: Privacy): string {
  return answerDays === "" ? "" : ` We answer within ${countOf(Number(answerDays), "day")}.`;
}
