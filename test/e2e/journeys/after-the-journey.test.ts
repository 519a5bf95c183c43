import { addDays, todayInKashmir } from "#contract/rules/stay.ts";
import { callsOf } from "../support/guest-states.ts";
import { expect, test } from "../support/site.ts";

test.use({ company: "the one whose guests come home", serviceWorkers: "block" });

const day = (days: number) => addDays(todayInKashmir(new Date()), days);
const guest = { customerName: "Farida Lone", email: "farida@example.com", phoneNo: "5550000031" };
const form = { ...guest, hotelId: 1, checkInDate: day(30), checkOutDate: day(32), adults: 2, chlids: 0 };
const ride = {
  ...guest,
  pickUpLoaction: "Srinagar airport",
  dropLoaction: "Nigeen Lake",
  preferredTime: "14:30",
  vechiclePreference: "suv",
  specialRequest: "",
};

type Own = { id: number; key: string };

test("who has stayed finds the way to a review, and back to the own page", async ({
  signedIn,
  withoutScripts: page,
  request,
}) => {
  const [staff, visitor] = [callsOf(signedIn.request), callsOf(request)];
  const { id, key } = (await visitor("POST", "Booking", form)).data as Own;
  const own = `/booking-status/${key}`;
  const toReview = page.getByRole("link", { name: "Write a review" });
  await staff("PUT", `Booking/${id}`, { ...form, status: "Accepted" });
  await page.goto(own);
  await expect(page.getByText("Confirmed: your rooms are held")).toBeVisible();
  await expect(toReview).toHaveCount(0);

  await staff("PUT", `Booking/${id}`, { ...form, status: "Completed" });
  await page.goto(own);
  await toReview.click();
  const main = page.getByRole("main");
  await main.getByLabel("Review", { exact: true }).fill("Warm rooms and a good breakfast.");
  await main.getByLabel("Address").fill("Pune");
  await main.getByRole("radio", { name: /5/ }).check({ force: true });
  await main.getByLabel("Name", { exact: true }).fill("Farida Lone");
  await main.getByRole("button", { name: "Submit Review" }).click();
  await page.getByRole("link", { name: "Back to where you were" }).click();
  await expect(page).toHaveURL(new RegExp(`${own}$`));

  await staff("PUT", `Booking/${id}`, { ...form, status: "Rejected" });
  await page.reload();
  await expect(page.getByText("We could not get these rooms")).toBeVisible();
  await expect(toReview).toHaveCount(0);
});

test("who was driven finds it from the day after on", async ({ signedIn, withoutScripts: page, request }) => {
  const [staff, visitor] = [callsOf(signedIn.request), callsOf(request)];
  const { id, key } = (await visitor("POST", "CabBooking", { ...ride, dateOfJourney: day(1) })).data as Own;
  const toReview = page.getByRole("link", { name: "Write a review" });
  for (const [date, links] of [
    [day(0), 0],
    [day(-1), 1],
  ] as const) {
    await staff("PUT", `CabBooking/${id}`, { ...ride, dateOfJourney: date, status: "Accepted" });
    await page.goto(`/booking-status/${key}`);
    await expect(page.getByText("Not agreed yet")).toBeVisible();
    await expect(toReview).toHaveCount(links);
  }
  await staff("PUT", `CabBooking/${id}`, { ...ride, dateOfJourney: day(-1), status: "Rejected" });
  await page.reload();
  await expect(page.getByText("We could not arrange this")).toBeVisible();
  await expect(toReview).toHaveCount(0);
});

test("who asked to cancel is told that it is cancelled, not that there was no room", async ({
  signedIn,
  withoutScripts: page,
  request,
}) => {
  const [staff, visitor] = [callsOf(signedIn.request), callsOf(request)];
  const { id, key } = (await visitor("POST", "Booking", form)).data as Own;
  await visitor("POST", "CancelRequest", { key });
  await staff("PUT", `Booking/${id}`, { ...form, status: "Rejected" });
  await page.goto(`/booking-status/${key}`);
  await expect(page.getByText("This booking is cancelled, as you asked.")).toBeVisible();
  await expect(page.getByText("Cancelled", { exact: true })).toBeVisible();
});

test("a stay whose day of departure has come is not called confirmed any more, and its review is of a guest who stayed", async ({
  signedIn,
  withoutScripts: page,
  request,
}) => {
  const [staff, visitor] = [callsOf(signedIn.request), callsOf(request)];
  const { id, key } = (await visitor("POST", "Booking", form)).data as Own;
  const over = { ...form, checkInDate: day(-2), checkOutDate: day(0), status: "Accepted" };
  const intoCalendar = page.getByRole("link", { name: "Into my calendar" });
  await page.goto(`/booking-status/${key}`);
  await expect(intoCalendar).toBeVisible();
  await staff("PUT", `Booking/${id}`, over);
  await page.goto(`/booking-status/${key}`);
  await expect(page.getByText("This stay is over.")).toBeVisible();
  await expect(intoCalendar).toHaveCount(0);
  await expect(page.getByText("Stayed", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Write a review" }).click();
  const main = page.getByRole("main");
  await main.getByLabel("Review", { exact: true }).fill("The boat rocked us to sleep.");
  await main.getByLabel("Address").fill("Nashik");
  await main.getByRole("radio", { name: /4/ }).check({ force: true });
  await main.getByLabel("Name", { exact: true }).fill("Farida of the boat");
  await main.getByRole("button", { name: "Submit Review" }).click();
  await expect(page.getByRole("link", { name: "Back to where you were" })).toBeVisible();
  const { data } = await staff("GET", "CustomerFeedBack?search=Farida%20of%20the%20boat");
  expect(data).toMatchObject([{ hasStayed: true }]);
});
