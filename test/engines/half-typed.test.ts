import { desk, test } from "./engine-test.ts";
import { button, css } from "./visitor.ts";

test.use({ size: desk });

test("a half-typed sheet stays behind the question whether to leave it, and goes with the answer", async ({
  staff,
}) => {
  const isAsked = () => document.querySelector("#leave-unsaved:modal") !== null;
  const sheets = () => document.querySelectorAll("#details:modal").length;
  await staff.goto("/control/view-bookings?view=1");
  await staff.press(css("#details .payment-fold summary"));
  await staff.fill("Note", "Brought by his brother");
  await staff.key("Escape");
  await staff.reads(true, isAsked);
  await staff.press(button("Cancel"));
  await staff.reads(false, isAsked);
  await staff.reads(1, sheets);
  await staff.reads("Brought by his brother", () => (document.activeElement as HTMLInputElement).value);
  await staff.press(css("#details .dialog-close"));
  await staff.reads(true, isAsked);
  await staff.press(button("Leave"));
  await staff.reads(0, sheets);
});
