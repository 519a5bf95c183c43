import { block } from "../block.ts";
import { line, paragraph, picture } from "../field-kinds.ts";

export const openingSoon = block({
  name: "opening-soon",
  page: "services",
  title: "Opening soon",
  help: "A stay that cannot be booked here yet. Without a title it is not shown.",
  fields: {
    when: line("When", { longest: 40 }),
    title: line("Title", { longest: 60 }),
    text: paragraph("Text", { longest: 400 }),
    picture: picture("Picture"),
  },
  demo: {
    when: "Opening in spring",
    title: "A guest house on Manasbal",
    text: "Six rooms above the lotus end of the lake, with a kitchen garden and a jetty. We have seen the plaster go on; we will sleep there before we ask you to.",
    picture: { name: "hotel-shikara-rani-veranda" },
  },
  empty: {},
});
