const sentences = {
  private: "The link leads into a private network, where no portal is. Copy it there anew",
  unknown: "Nobody knows the address in this link. Copy it from the portal anew",
  insecure: "The portal cannot be reached by a secure connection",
  silent: "The portal did not answer in time. It is tried again by itself",
  refused: "The portal no longer takes this link. Copy it there anew",
  failed: "The portal could not answer. It is tried again by itself",
  redirects: "The link leads on and on. Copy it from the portal anew",
  large: "What the portal sent is longer than any calendar",
  page: "The link leads to a web page, not to a calendar. Copy the one that the portal gives for exporting",
  none: "What the portal sent is not a calendar. Copy the link that it gives for exporting",
  cut: "What the portal sent was cut off, so it is not believed. It is tried again by itself",
  many: "The calendar has more than 2,000 entries",
  nights: "The calendar closes more nights than one listing has. Join each listing by a link of its own",
} as const;

/** Why a portal's calendar could not be read, in a sentence for staff. */
export class FeedFault extends Error {
  constructor(reason: keyof typeof sentences) {
    super(sentences[reason]);
  }
}
