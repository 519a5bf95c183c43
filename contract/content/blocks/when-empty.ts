import { block } from "../block.ts";
import { paragraph } from "../field-kinds.ts";

const words = {
  hotels: "We are still choosing. Tell us where you want to wake up and we find the house.",
  hotelsFound: "Try other dates, a wider rate or another valley. Or ask us: not every house is listed.",
  packages: "Tell us your dates and what you like; we plan a journey for you alone.",
  packagesFound:
    "Try more days or another valley. Or ask us: most of our journeys are planned for one family.",
  gallery: "We are still hanging them. Come back after the next good light.",
  booking: "No house can be booked here yet. Say when you come and how many you are, and we find you one.",
};

const text = (label: string) => paragraph(label, { longest: 200 });

export const whenEmpty = block({
  name: "when-empty",
  page: "everywhere",
  title: "Where there is nothing to show",
  fields: {
    hotels: text("No hotels yet"),
    hotelsFound: text("No hotel matches a search"),
    packages: text("No packages yet"),
    packagesFound: text("No package matches a search"),
    gallery: text("No pictures yet"),
    booking: text("Nothing can be booked yet"),
  },
  demo: words,
  empty: {
    hotels: "Tell us where you want to stay and when, and we answer.",
    hotelsFound: "Try other dates, a wider rate or another place. Or ask us.",
    packages: "Tell us your dates and what you like, and we answer.",
    packagesFound: "Try more days or another place. Or ask us.",
    gallery: "",
    booking: "Nothing can be booked here yet. Say when you come and how many you are, and we answer.",
  },
});
