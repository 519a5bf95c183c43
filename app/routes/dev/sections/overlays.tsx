import { Ellipsis, Pencil, Trash2 } from "lucide-react";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { Dialog, DialogButton } from "#app/ui/dialog.tsx";
import { Menu, MenuAction, MenuLink } from "#app/ui/menu.tsx";
import { Progress } from "#app/ui/progress.tsx";
import { RatingStars } from "#app/ui/rating-stars.tsx";
import { PosterSkeletons } from "#app/ui/skeleton.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { useToast } from "#app/ui/toasts.tsx";
import { Row, Section } from "./section.tsx";

const tabs = [
  { href: "?view=all", label: "All", count: 128, isCurrent: true },
  { href: "?view=pending", label: "Pending", count: 9, isCurrent: false },
];

export function OverlaySection() {
  return (
    <>
      <DialogSection />
      <ToastSection />
      <Section title="Menu and tabs">
        <Row>
          <Menu
            button={
              <>
                More <Ellipsis aria-hidden="true" />
              </>
            }
          >
            <MenuLink href="#menu-and-tabs">
              <Pencil aria-hidden="true" /> Edit
            </MenuLink>
            <MenuAction isDestructive>
              <Trash2 aria-hidden="true" /> Delete
            </MenuAction>
          </Menu>
          <Tabs label="Bookings by status" tabs={tabs} />
        </Row>
      </Section>
      <Section title="Progress, stars, skeletons">
        <div className="mb-6 grid max-w-prose gap-4">
          <Progress label="Received" value={55_800} max={111_600} text="₹55,800 of ₹1,11,600" />
          <Progress label="Uploading" />
          <RatingStars rating={4} />
        </div>
        <PosterSkeletons label="Journeys are loading" />
      </Section>
    </>
  );
}

function ToastSection() {
  const showToast = useToast();
  return (
    <Section title="Toasts">
      <Row>
        <Button onClick={() => showToast("success", "Booking saved")}>Success</Button>
        <Button onClick={() => showToast("info", "The list was refreshed")}>Info</Button>
        <Button onClick={() => showToast("error", "The picture could not be read")}>Error</Button>
      </Row>
    </Section>
  );
}

function DialogSection() {
  return (
    <Section title="Dialogs">
      <Row>
        <DialogButton opens="demo-centre">Centre</DialogButton>
        <DialogButton opens="demo-sheet">Sheet</DialogButton>
        <DialogButton opens="demo-confirm" variant="destructive">
          Confirm
        </DialogButton>
      </Row>
      <Dialog
        id="demo-centre"
        title="Thank you"
        footer={<DialogButton closes="demo-centre">Done</DialogButton>}
      >
        <p className="text-ink2">We have your note and will call within two working hours.</p>
      </Dialog>
      <ConfirmDialog id="demo-confirm" title="Delete this booking?" confirmLabel="Delete booking">
        CO-2042, First snow in Gulmarg. It can be restored later.
      </ConfirmDialog>
      <Dialog
        id="demo-sheet"
        shape="sheet"
        title="First snow in Gulmarg"
        picture={<div className="size-full bg-iris-soft" />}
        above={
          <>
            CO-2042 <Badge tone="part">Part paid</Badge>
          </>
        }
        aside={<b>₹1,11,600</b>}
        footer={
          <>
            <Button variant="destructive-ghost" size="small" className="me-auto">
              Cancel booking
            </Button>
            <Button size="small">Assign driver</Button>
          </>
        }
      >
        <p className="text-ink2">The younger child is allergic to walnuts.</p>
      </Dialog>
    </Section>
  );
}
