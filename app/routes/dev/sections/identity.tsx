import { Fringe } from "#app/ui/fringe.tsx";
import { Logo, LogoMark } from "#app/ui/logo.tsx";
import { Ridge } from "#app/ui/ridge.tsx";
import { Row, Section } from "./section.tsx";

const colours = [
  { name: "snow", text: "var(--ink)" },
  { name: "surface", text: "var(--ink)" },
  { name: "pashmina", text: "var(--ink)" },
  { name: "pashmina2", text: "var(--ink)" },
  { name: "saffron", text: "var(--saffron-ink)" },
  { name: "dal", text: "var(--on-fill)" },
  { name: "dal-deep", text: "var(--cream)" },
  { name: "chinar", text: "var(--on-fill)" },
  { name: "iris", text: "var(--on-fill)" },
  { name: "meadow", text: "var(--on-fill)" },
];

export function IdentitySection() {
  return (
    <>
      <Section title="Logo">
        <Row>
          <Logo name="Chinar & Oar" line="Journeys in Kashmir" />
          <Logo name="Chinar & Oar" line="Journeys in Kashmir" size="small" />
          <div className="on-dark rounded-panel bg-dal-deep p-6">
            <Logo name="Chinar & Oar" line="Journeys in Kashmir" tone="on-dark" />
          </div>
          <LogoMark tone="mono" />
        </Row>
      </Section>
      <Section title="Colour">
        <div className="grid grid-cols-2 gap-2 sm:grid-cols-5">
          {colours.map(({ name, text }) => (
            <div
              key={name}
              className="flex h-20 items-end rounded-control border border-line p-2 text-xs"
              style={{ background: `var(--${name})`, color: text }}
            >
              {name}
            </div>
          ))}
        </div>
      </Section>
      <Section title="Type">
        <p className="eyebrow">About us</p>
        <p className="serif text-4xl">Wake up on the water</p>
        <p className="serif mt-3 text-3xl">Local hands, at both ends of the oar</p>
        <p className="serif mt-3 text-2xl">What you will find aboard, 1234567890</p>
        <p className="mt-3 text-lg text-ink2">Houseboat mornings, cedar forests and saffron tea.</p>
        <p className="mt-2 max-w-prose text-ink2">
          Mountains change their mind. A good plan has a second plan inside it. From ₹17,500 to ₹1,11,600.
        </p>
        <p className="mt-2 text-sm text-ink3">Small, and the smallest: </p>
        <p className="text-xs text-ink3">12 Dec to 17 Dec</p>
      </Section>
      <Section title="Signatures">
        <div className="grid gap-6 sm:grid-cols-3">
          <div className="mat">
            <div className="aspect-[3/2] bg-dal-soft" />
          </div>
          <div className="overflow-hidden rounded-control">
            <div className="h-32 bg-saffron-soft" />
            <div className="title-band px-5 py-4">
              <p className="serif text-card">Houseboats</p>
              <p className="text-sm">On Dal and Nigeen</p>
            </div>
          </div>
          <div className="flex overflow-hidden rounded-panel border border-line bg-surface">
            <div className="flex-1 p-5">A stay</div>
            <div className="stub p-5 font-semibold">₹5,400</div>
          </div>
        </div>
        <div className="on-dark mt-6 bg-dal-deep">
          <Fringe />
          <p className="p-6">Between two fringes</p>
          <Fringe direction="up" />
        </div>
        <Ridge />
        <div className="on-dark bg-walnut-deep p-6">The footer</div>
        <span className="stamp mt-6 block">
          <span>
            <span className="block size-full bg-dal" />
          </span>
        </span>
      </Section>
    </>
  );
}
