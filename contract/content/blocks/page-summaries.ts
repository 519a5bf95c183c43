import { block } from "../block.ts";
import { line } from "../field-kinds.ts";

const title = (page: string) => line(`${page}: title`, { longest: 60, needed: true });
const summary = (page: string) => line(page, { longest: 160, needed: true });

const words = {
  hotelsTitle: "Hotels and houseboats in Kashmir",
  hotels: "Rooms by the lake, under the pines and in the old city, with what they cost a night.",
  packagesTitle: "Tour packages in Kashmir",
  packages: "Journeys planned day by day: lakes, meadows, snow and old roads, with what they cost.",
  cabsTitle: "Cab services in Kashmir",
  bookCab: "A car with a driver who knows the road: tell us where from, where to and when.",
  gallery: "Four seasons of one valley, in pictures.",
  booking: "Choose your dates, see what is free and what it costs, and send your request.",
  payment: "UPI codes for the advance and the balance of a confirmed journey.",
  query: "Ask us about dates, roads, rooms or prices in Kashmir.",
  review: "Tell us how your journey in Kashmir was.",
  privacy: "What we keep of what you tell us, why, how long, and how to be forgotten.",
};

export const pageSummaries = block({
  name: "page-summaries",
  page: "everywhere",
  title: "What search engines show",
  help: "Under the title of a page in a search, and where its link is shared. Other pages show their own first words.",
  fields: {
    hotelsTitle: title("Hotels"),
    hotels: summary("Hotels"),
    packagesTitle: title("Packages"),
    packages: summary("Packages"),
    cabsTitle: title("Cab Services"),
    bookCab: summary("Book a cab"),
    gallery: summary("Gallery"),
    booking: summary("Booking"),
    payment: summary("Payment Methods"),
    query: summary("Query"),
    review: summary("Add a Review"),
    privacy: summary("Privacy"),
  },
  demo: words,
  empty: {
    ...words,
    hotelsTitle: "Hotels",
    hotels: "Where to stay, with what it costs a night.",
    packagesTitle: "Tour packages",
    packages: "Journeys planned day by day, with what they cost.",
    cabsTitle: "Cab services",
    bookCab: "A car with a driver: tell us where from, where to and when.",
    gallery: "Pictures by season.",
    query: "Ask us about dates, roads, rooms or prices.",
    review: "Tell us how your journey was.",
  },
});
