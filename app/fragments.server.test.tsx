// @vitest-environment node
import { useId } from "react";
import { beforeEach, expect, test } from "vitest";
import { renderToString } from "react-dom/server";
import { heapInUse } from "#test/support/heap-in-use.ts";
import { asFragment, Cached } from "./ui/fragment.tsx";
import { OwnStyle, ownClass } from "./ui/own-style.tsx";
import { writePage } from "./write-page.server.tsx";

let rendered = 0;
beforeEach(() => {
  rendered = 0;
});

const mark = () => Math.random().toString(36);

/** The page's words; each page has a mark of its own. */
function write(part: React.ReactNode, documentData: unknown = "document"): string {
  return writePage(<main>{part}</main>, { nonce: mark(), documentData }).join("");
}

type CardProps = { name: string; css?: string };

function makeCard() {
  return asFragment(function Card({ name, css }: CardProps) {
    rendered += 1;
    return (
      <>
        <p>{name}</p>
        {css ? <OwnStyle css={css} /> : null}
      </>
    );
  });
}

test("a part is rendered once for the same props, and stands where it stood among others", () => {
  const Card = makeCard();
  const page = (
    <>
      <Card name="one" />
      <b>between</b>
      <Card name="two &amp; <i>" />
    </>
  );
  const first = write(page);
  expect(first).toBe("<main><p>one</p><b>between</b><p>two &amp; &lt;i&gt;</p></main>");
  expect([write(page), write(page)]).toEqual([first, first]);
  expect(rendered).toBe(2);
});

test("other props, another component with the same ones and other data of the document are other parts", () => {
  const [One, Other] = [makeCard(), makeCard()];
  write(<One name="a" />);
  write(<One name="b" />);
  write(<Other name="a" />);
  write(<One name="a" />, Object.create({ company: "another" }));
  write(<One name="a" />, Object.create({ company: "a third" }));
  expect(rendered).toBe(5);
  expect(write(<One name="b" />)).toBe("<main><p>b</p></main>");
  expect(rendered).toBe(5);
});

test("an object that the server keeps is read once; an equal one is the same part, one with another word is not", () => {
  let read = 0;
  const hotelOf = (words: string) => ({ words, toJSON: () => ((read += 1), { words }) });
  const Card = asFragment(function Card({ hotel }: { hotel: { words: string } }) {
    rendered += 1;
    return <p>{hotel.words}</p>;
  });
  const long = "A house above the lake. ".repeat(20);
  for (const words of ["Dal", long]) {
    const kept = hotelOf(words);
    for (const hotel of [kept, kept, hotelOf(words)]) expect(write(<Card hotel={hotel} />)).toContain(words);
    expect(write(<Card hotel={hotelOf(`${words}.`)} />)).toContain(`${words}.</p>`);
  }
  expect({ read, rendered }).toEqual({ read: 6, rendered: 4 });
});

test("props of other names or kinds are other parts", () => {
  const Card = asFragment(function Card(props: { a?: string | number; b?: string | number }) {
    rendered += 1;
    return <p>{Object.entries(props).join(" ")}</p>;
  });
  const each = [{ a: "1" }, { a: 1 }, { b: "1" }, { a: '1",b:"1' }, { a: "1", b: "1" }];
  for (const props of each) write(<Card {...props} />);
  expect(rendered).toBe(5);
});

test("the styles of a known part come along, in the same order", () => {
  const Card = makeCard();
  const page = (css: string) =>
    writePage(
      <html lang="en">
        <head />
        <body>
          <Card name="a" css="color:red" />
          <OwnStyle css={css} />
        </body>
      </html>,
      { nonce: "n" },
    ).join("");
  const first = page("color:blue");
  expect(first).toContain(`.${ownClass("color:red")}{color:red}`);
  expect(page("color:blue")).toBe(first);
  expect(rendered).toBe(1);
});

test("what somebody writes is never taken for the mark of a part", () => {
  const Card = makeCard();
  write(<Card name="known" />);
  const words = "\uE000k0; \uE000b0;";
  expect(write(<Card name={words} />)).toBe(`<main><p>${words}</p></main>`);
  expect(write(<Card name={words} />)).toBe(`<main><p>${words}</p></main>`);
});

test("a part with an id of its page is rendered for each page", () => {
  const Field = asFragment(function Field({ label }: { label: string }) {
    rendered += 1;
    return <input id={useId()} aria-label={label} />;
  });
  write(<Field label="Name" />);
  write(<Field label="Name" />);
  expect(rendered).toBe(2);
});

test("a picture that is fetched first is rendered for each page, whose head asks for it", () => {
  const Card = asFragment(function Card({ src }: { src: string }) {
    return <img src={src} alt="" fetchPriority="high" />;
  });
  const page = () =>
    writePage(
      <html lang="en">
        <head />
        <body>
          <Card src="/a.webp" />
        </body>
      </html>,
      { nonce: mark() },
    ).join("");
  expect(page()).toBe(page());
  expect(page()).toContain('<link rel="preload" as="image"');
});

test("a part within a part is a part of it", () => {
  const Inner = makeCard();
  const Outer = asFragment(function Outer({ name }: { name: string }) {
    return (
      <section>
        <Inner name={name} />
      </section>
    );
  });
  expect(write(<Outer name="a" />)).toBe("<main><section><p>a</p></section></main>");
  expect(write(<Outer name="a" />)).toBe("<main><section><p>a</p></section></main>");
  expect(rendered).toBe(1);
});

test("a page that React takes over is the one that it would write whole, in markup of its own", () => {
  const Card = makeCard();
  const Empty = asFragment(function Empty() {
    return null;
  });
  const rows = ["Farida", "Joseph & Meera"];
  const page = (
    <html lang="en">
      <head />
      <body>
        before {rows.length}
        {rows.map((name) => (
          <Cached key={name} keyOf={() => name}>
            <p>
              {name} and {name}
            </p>
          </Cached>
        ))}
        <Card name="last" />
        between
        <Empty />
        after
      </body>
    </html>
  );
  write(<Card name="last" />);
  const body = () => {
    const html = writePage(page, { nonce: mark(), handoff: "" }).join("");
    return html.slice(html.indexOf("<body>"), html.indexOf("<script"));
  };
  const whole = renderToString(page);
  const expected = whole.slice(whole.indexOf("<body>"), whole.indexOf("</body>"));
  // React reads over marks between texts that it would not have put there.
  expect(body().replace("</p><!-- -->between", "</p>between")).toBe(expected);
  expect(body()).toBe(body());
  expect(rendered).toBe(3);
});

test("what was not asked for lately goes: memory stays bounded", () => {
  const Card = makeCard();
  const long = "x".repeat(1000);
  for (let index = 0; index < 2000; index += 1) write(<Card name={`${long}${index}`} />);
  write(<Card name={`${long}0`} />);
  write(<Card name={`${long}1999`} />);
  expect(rendered).toBe(2001);
});

test("a part that is cached does not keep the page that it came from", () => {
  const Card = makeCard();
  const long = "₹ and other words. ".repeat(40_000);
  write(<Card name="the first" />);
  const before = heapInUse();
  for (let page = 0; page < 100; page += 1)
    write(
      <>
        <Card name={`the card of page ${page}`} />
        {long}
      </>,
    );
  // A hundred such pages are 150 MB.
  expect(heapInUse() - before).toBeLessThan(20_000_000);
});
