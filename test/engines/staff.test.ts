import { fileURLToPath } from "node:url";
import { longDate } from "#contract/rules/dates.ts";
import { monthOf } from "#contract/rules/month.ts";
import { addDays, todayInKashmir } from "#contract/rules/stay.ts";
import { staffLogin } from "../e2e/support/site.ts";
import { desk, expect, phone, test } from "./engine-test.ts";
import { questions } from "./in-page.ts";
import { button, css, buttonOrLink, field, link } from "./visitor.ts";

const inDays = (days: number) => addDays(todayInKashmir(new Date()), days);
const picture = fileURLToPath(new URL("../../demo/pictures/staff-1.jpg", import.meta.url));

test.use({ size: desk });

test("staff sign in after a wrong try, and out again", async ({ guest }) => {
  await guest.goto("/control/view-bookings?status=New");
  await guest.isAt(/^\/control\/login/);
  await guest.fillAll({ Username: staffLogin.username, Password: "not-the-password" });
  await guest.press(button("Login"));
  await guest.sees("*Invalid Login Attempt");
  await guest.fill("Password", staffLogin.password);
  await guest.press(button("Login"));
  await guest.isAt(/view-bookings\?status=New/);
  await guest.press(buttonOrLink("Logout"));
  await guest.isAt(/^\/control\/login/);
  await guest.goto("/control/dashboard");
  await guest.isAt(/^\/control\/login/);
});

for (const size of [phone, desk]) {
  test.describe(`at ${size.width} px`, () => {
    test.use({ size });

    test("a booking is answered: its dialog opens, the status is chosen, the record changes", async ({
      staff,
      office,
      ownName,
    }) => {
      const name = ownName(`Zubin Mehra ${size.width}`);
      const stay = { hotelId: 2, checkInDate: inDays(80), checkOutDate: inDays(81), adults: 2, chlids: 0 };
      const guest = { customerName: name, email: "zubin@example.com", phoneNo: "5550000004" };
      await office.call("Booking", { ...guest, ...stay });
      await staff.goto(`/control/view-bookings?search=${encodeURIComponent(name)}`);
      await staff.press(link(`/^${name}/`));
      await staff.atRest();
      const height = await staff.read(() => document.querySelector("dialog:modal")?.clientHeight ?? 0);
      expect(height).toBeGreaterThan(500);
      await staff.set("Status", "Accepted");
      await staff.press(button("Update Status"));
      await staff.sees("Booking updated successfully");
      expect(await office.arrived("Booking", name)).toMatchObject({ status: "Accepted" });
    });
  });
}

test("a call becomes a booking in the calendar", async ({ staff, office, ownName }) => {
  const name = ownName("Ananya Rao");
  const night = `${monthOf(inDays(90))}-12`;
  await staff.goto(`/control/calendar?month=${monthOf(night)}`);
  await staff.sees(/Drag a stay to move it/);
  await staff.press(link(`/free: .*, ${longDate(night)}/`));
  await staff.press(link("Book"));
  await staff.reads(true, questions.isFocused, field("Name"));
  await staff.fillAll({ Name: name, Phone: "5550000009" });
  await staff.set("Check-out", addDays(night, 2));
  await staff.sees(/2 nights, ₹/);
  await staff.press(button("Book and accept"));
  await staff.sees("Booking entered and accepted");
  expect(await office.arrived("Booking", name)).toMatchObject({
    status: "Accepted",
    checkOutDate: addDays(night, 2),
  });
});

test("a hotel is added and edited, gets a picture that was seen before it was sent, and is deleted and restored", async ({
  staff,
  ownName,
}) => {
  const hotel = ownName("River Window");
  await staff.goto("/control/add-Hotel");
  await staff.fillAll({
    "Hotel Name": hotel,
    Description: "Two rooms.",
    Address: "1 River Lane",
    "Search Address": "Srinagar",
  });
  await staff.fill("Pincode", "190001");
  await staff.press(button("Submit"));
  await staff.sees("Hotel added successfully");
  const id = (await staff.read(() => location.pathname)).split("/").at(-1);

  await staff.goto(`/control/edit-hotel/${id}`);
  await staff.fill("Description", "Two rooms above the river.");
  await staff.press(button("Submit"));
  await staff.sees("Hotel updated successfully");

  await staff.goto(`/control/view-hotel/${id}`);
  await staff.sees("Two rooms above the river.");
  await staff.press(button("Add more Images"));
  await staff.tab.choose("dialog[open] input[type=file]", [picture]);
  await staff.reads(
    true,
    () => (document.querySelector<HTMLImageElement>("dialog:modal li img")?.naturalWidth ?? 0) > 100,
  );
  await staff.press(button("Upload Image"));
  await staff.sees("Image uploaded successfully");
  await staff.sees("1 image");
  await staff.reads(
    true,
    () => (document.querySelector<HTMLImageElement>("main img")?.naturalWidth ?? 0) > 100,
  );

  await staff.goto(`/control/hotels?search=${encodeURIComponent(hotel)}`);
  await staff.press(button("Delete"));
  await staff.atRest();
  await staff.press(button("Cancel"));
  await staff.reads(null, () => document.querySelector("dialog:modal"));
  await staff.press(button("Delete"));
  await staff.atRest();
  await staff.press(button("Delete"));
  await staff.sees("Hotel deleted successfully");
  await staff.press(button("Undo"));
  await staff.sees("Hotel restored");
});

test("Find leads to a page by a few letters", async ({ staff }) => {
  await staff.goto("/control/view-bookings");
  await staff.press(link("/^Find/"));
  await staff.reads(true, () => document.activeElement?.getAttribute("role") === "combobox");
  await staff.tab.type("change l");
  await staff.reads(
    "Change Log",
    () => document.querySelector("[aria-selected=true] span")?.firstChild?.textContent,
  );
  await staff.key("Enter");
  await staff.isAt(/^\/control\/log/);
  await staff.press(link("/^Find/"));
  await staff.reads(true, () => document.querySelector("dialog:modal") !== null);
  await staff.key("Escape");
  await staff.reads(null, () => document.querySelector("dialog:modal"));
});

test("each entry of the menu is one line, also with a hundred new requests", async ({ staff }) => {
  await staff.goto("/control/dashboard");
  await staff.read(() => {
    for (const count of document.querySelectorAll("nav[aria-label='Control'] li a > :nth-child(3)"))
      count.firstChild?.replaceWith("128");
  });
  const heights = () => [
    ...new Set(
      [...document.querySelectorAll<HTMLElement>("nav[aria-label='Control'] li a")].map(
        ({ offsetHeight }) => offsetHeight,
      ),
    ),
  ];
  await staff.reads([32], heights);
});

test.describe("at a site of its own", () => {
  test.use({ hasOwnSite: true });

  test("the owner's opening hours are what guests read", async ({ staff }) => {
    await staff.goto("/control/settings/hours");
    await staff.set("Sunday from", "10:30");
    await staff.press(button("Save"));
    await staff.sees("Opening hours saved");
    await staff.goto("/control/settings/company");
    await staff.fill("Tagline", "Slow days in Kashmir");
    await staff.press(button("Save"));
    await staff.sees("Company details saved");
    await staff.goto("/contact");
    await staff.sees("10:30 to 14:00");
    await staff.sees("Slow days in Kashmir");
  });
});

test.describe("on a phone", () => {
  test.use({ size: phone });

  test("the menu opens below the bar and leads on", async ({ staff }) => {
    await staff.goto("/control/dashboard");
    await staff.press(button("/Menu$/"));
    await staff.press(css("nav[aria-label='Control'] a[href$='/hotels']"));
    await staff.isAt(/^\/control\/hotels/);
  });
});
