import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageBanner } from "#app/ui/page-banner.tsx";
import { Pagination } from "#app/ui/page-links.tsx";
import type { PictureRecord } from "#app/ui/picture-sources.ts";
import { type Column, Table } from "#app/ui/table.tsx";
import { Section } from "./section.tsx";

const rows = [
  {
    id: "CO-2041",
    guest: "Ananya Rao",
    journey: "Wake up on the Dal",
    status: "confirmed",
    total: "₹37,000",
  },
  {
    id: "CO-2042",
    guest: "Kabir Sethi",
    journey: "First snow in Gulmarg",
    status: "part",
    total: "₹1,11,600",
  },
  {
    id: "CO-2043",
    guest: "Imran Qureshi",
    journey: "Along the Lidder",
    status: "cancelled",
    total: "₹1,87,200",
  },
] as const;

const columns: Column<(typeof rows)[number]>[] = [
  { key: "guest", header: "Guest", cell: (row) => row.guest, isRowHeader: true, sort: "guest" },
  { key: "id", header: "Booking", cell: (row) => row.id },
  { key: "journey", header: "Journey", cell: (row) => row.journey },
  { key: "status", header: "Status", cell: (row) => <Badge tone={row.status}>{row.status}</Badge> },
  { key: "total", header: "Total", cell: (row) => row.total, align: "end", sort: "total" },
  {
    key: "actions",
    header: "Actions",
    hideHeader: true,
    align: "end",
    cell: () => (
      <Button variant="outline" size="small">
        Details
      </Button>
    ),
  },
];

const byGuest = { by: "guest", direction: "asc", href: (word: string) => `?sort=${word}` } as const;

export function ListSection({ picture }: { picture: PictureRecord | undefined }) {
  return (
    <>
      <Section title="Table">
        <div className="overflow-hidden rounded-panel border border-line bg-surface">
          <Table caption="Bookings" columns={columns} rows={rows} rowKey={(row) => row.id} sort={byGuest} />
        </div>
      </Section>
      <Section title="Pages">
        <div className="mt-4 grid gap-4">
          <Pagination currentPage={1} totalPages={4} href={(page) => `?page=${page}`} />
          <Pagination
            currentPage={12}
            totalPages={40}
            href={(page) => `?page=${page}`}
            label="Pages of a long list"
          />
        </div>
      </Section>
      <Section title="Empty state">
        <EmptyState
          title="Nothing matches those filters"
          headingLevel={3}
          action={<Button variant="outline">Clear filters</Button>}
        >
          Try a wider price range or another valley.
        </EmptyState>
      </Section>
      <Section title="Page banner">
        <PageBanner
          title="The Nilofer"
          trail={[{ label: "Houseboats", href: "#table" }]}
          picture={picture}
          band="#123f4e"
        >
          A house that floats, on the quiet western edge of Nigeen.
        </PageBanner>
      </Section>
    </>
  );
}
