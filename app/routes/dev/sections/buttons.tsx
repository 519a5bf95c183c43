import { Plus, Search, Trash2 } from "lucide-react";
import { Badge } from "#app/ui/badge.tsx";
import { Button, type ButtonLook, LinkButton } from "#app/ui/button.tsx";
import { facilityIcon } from "#app/ui/facility-icons.ts";
import { Icon } from "#app/ui/icon.tsx";
import { TextLink } from "#app/ui/link.tsx";
import { Row, Section } from "./section.tsx";

const variants = ["primary", "secondary", "outline", "ghost", "destructive", "destructive-ghost"] as const;
const sizes: NonNullable<ButtonLook["size"]>[] = ["regular", "small"];
const facilities = [
  "Wi-Fi",
  "Breakfast",
  "Parking",
  "Heated rooms",
  "Shikara transfer",
  "Mountain view",
  "Library",
];

export function ButtonSection() {
  return (
    <>
      <Section title="Buttons and links">
        {sizes.map((size) => (
          <Row key={size}>
            {variants.map((variant) => (
              <Button key={variant} variant={variant} size={size}>
                {variant}
              </Button>
            ))}
          </Row>
        ))}
        <Row>
          <Button variant="primary" disabled>
            Disabled
          </Button>
          <Button variant="primary" busy>
            Sending
          </Button>
          <Button>
            <Plus aria-hidden="true" />
            New booking
          </Button>
          <Button variant="outline" shape="icon" aria-label="Search">
            <Search aria-hidden="true" />
          </Button>
          <Button variant="destructive-ghost" size="small">
            <Trash2 aria-hidden="true" />
            Delete
          </Button>
          <LinkButton href="#buttons-and-links" variant="primary">
            A link as a button
          </LinkButton>
          <TextLink href="#buttons-and-links">A link in text</TextLink>
        </Row>
        <div className="on-dark flex flex-wrap gap-3 rounded-panel bg-dal-deep p-6">
          <Button variant="primary">On dark</Button>
          <Button variant="over-picture">Over a picture</Button>
        </div>
      </Section>
      <Section title="Badges and icons">
        <Row>
          <Badge tone="confirmed">Confirmed</Badge>
          <Badge tone="active">On trip</Badge>
          <Badge tone="awaiting">Awaiting reply</Badge>
          <Badge tone="part">Part paid</Badge>
          <Badge tone="done">Checked out</Badge>
          <Badge tone="cancelled">Cancelled</Badge>
        </Row>
        <Row>
          {facilities.map((facility) => (
            <span key={facility} className="flex items-center gap-2 pe-4 text-sm text-ink2">
              <Icon of={facilityIcon(facility)} className="text-dal" />
              {facility}
            </span>
          ))}
        </Row>
      </Section>
    </>
  );
}
