import type { Email } from "../outbox/email.ts";

// Security emails to owners. They hold no secret and, against phishing, no link.

const where = "You find all sign-ins in the control area under Settings, Sign-ins.";

function toOwners(subject: string, ...paragraphs: string[]): Email {
  return { kind: "security", reference: "", audience: "staff", subject, text: paragraphs.join("\n\n") };
}

export function newDeviceEmail(username: string, device: string, address: string): Email {
  return toOwners(
    `Signed in on a new device: ${username}`,
    `${username} signed in with ${device}, from the network address ${address}. This browser had not been used for it before.`,
    "If it was none of you: disable the account, or give it a new password, which ends its sessions everywhere.",
    where,
  );
}

export function lockedEmail(username: string, address: string): Email {
  return toOwners(
    `Too many wrong passwords: ${username}`,
    `Somebody typed ten wrong passwords for ${username}, the last time from the network address ${address}. Further tries wait a quarter of an hour; a browser in which ${username} has signed in before is not held up by it.`,
    where,
  );
}

export function newOwnerEmail(username: string, by: string): Email {
  return toOwners(
    `A new owner: ${username}`,
    `${by} made ${username} an owner of the control area, who manages accounts and settings.`,
    "If you did not expect this, disable the account under Settings, Staff accounts.",
  );
}

export function passwordEmail(username: string, by: string): Email {
  const sentence =
    by === username ? `${username} chose a new password.` : `${by} gave ${username} a new password.`;
  return toOwners(
    `New password: ${username}`,
    `${sentence} The account's sessions elsewhere have ended.`,
    "If you did not expect this, disable the account under Settings, Staff accounts.",
  );
}
