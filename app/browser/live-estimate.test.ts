// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { LiveEstimate } from "./live-estimate.ts";

customElements.define("live-estimate", LiveEstimate);

const places = { 3: ["Srinagar airport", "Srinagar"], 4: ["Srinagar", "Gulmarg"] };

beforeEach(() => {
  vi.stubGlobal("fetch", async () => Response.json({ data: null }, { status: 404 }));
  document.body.innerHTML = `<live-estimate data-price="CabRate/price" data-fields="cabRateId! vehicle!"
      data-places='${JSON.stringify(places)}'><form>
    <select name="cabRateId"><option value="">Another one</option><option value="3"></option><option value="4"></option>
      <option value="9"></option></select>
    <input name="pickUpLocation"><input name="dropLocation"></form></live-estimate>`;
});

function field(name: string) {
  const found = document.querySelector<HTMLInputElement | HTMLSelectElement>(`[name=${name}]`);
  if (!found) throw new Error(`There is no ${name}`);
  return found;
}

function choose(name: string, value: string): void {
  field(name).value = value;
  for (const type of ["input", "change"]) field(name).dispatchEvent(new Event(type, { bubbles: true }));
}

const form = () => ["cabRateId", "pickUpLocation", "dropLocation"].map((name) => field(name).value);
const said = () => document.getElementById("site-toasts")?.textContent ?? "";

test("a journey of the list fills its places in; another one of the list takes them along", () => {
  choose("cabRateId", "3");
  expect(form()).toEqual(["3", "Srinagar airport", "Srinagar"]);
  choose("cabRateId", "4");
  expect(form()).toEqual(["4", "Srinagar", "Gulmarg"]);
});

test("a place that is written more exactly keeps the journey; another place is another journey, and that is said", () => {
  choose("cabRateId", "3");
  choose("dropLocation", "Hotel Nilofer, Srinagar");
  expect(form()[0]).toBe("3");
  expect(said()).toBe("");
  choose("dropLocation", "Pahalgam");
  expect(form()).toEqual(["", "Srinagar airport", "Pahalgam"]);
  expect(said()).toContain("For another journey we tell you the price");
  choose("dropLocation", "Srinagar");
  expect(form()[0]).toBe("3");
});

test("places that are another journey of the list are that journey; a day's hire leads anywhere", () => {
  choose("cabRateId", "3");
  choose("pickUpLocation", "Dal Gate, Srinagar");
  choose("dropLocation", "Gulmarg");
  expect(form()[0]).toBe("4");
  choose("cabRateId", "9");
  choose("dropLocation", "Sonamarg");
  expect(form()[0]).toBe("9");
});

test("who chose no journey is given none, and own places stay when one is chosen", () => {
  choose("pickUpLocation", "Srinagar airport");
  choose("dropLocation", "Pahalgam");
  expect(form()[0]).toBe("");
  choose("cabRateId", "3");
  expect(form()).toEqual(["", "Srinagar airport", "Pahalgam"]);
});
