import type { Generated } from "kysely";
import type { StaffMember } from "#contract/auth.ts";
import type { SignInResult } from "#contract/sign-ins.ts";

/**
 * Who chose a password: its owner, somebody else who handed it over, or the server; a generated one allows nothing but
 * changing it.
 */
export type PasswordState = "own" | "handed over" | "generated";

/** Accounts, and how their owners sign in. */
export type StaffTables = {
  staff: {
    id: Generated<number>;
    username: string;
    password_hash: string;
    role: StaffMember["role"];
    created_at: string;
    disabled_at: Generated<string | null>;
    password_state: Generated<PasswordState>;
  };
  /**
   * `device` is the User-Agent, `address` the network address last used, `confirmed_at` when the password was last
   * typed in this session.
   */
  sessions: {
    token_hash: string;
    staff_id: number;
    created_at: string;
    last_used_at: string;
    device: Generated<string>;
    address: Generated<string>;
    confirmed_at: Generated<string>;
  };
  /** Secrets of the code app in use and of one being set up, as `sealSecret` makes them. */
  second_factors: {
    staff_id: number;
    /** WebAuthn's user handle: random, without personal data. */
    user_handle: string;
    app_secret: string | null;
    app_since: string | null;
    /** The 30-second step of the last code used: no code works twice. */
    app_last_step: Generated<number>;
    waiting_secret: string | null;
    waiting_since: string | null;
    advice_declined_at: string | null;
  };
  /** Unused codes; `name` is the part of a code by which it is looked up, `code_hash` the hash of the whole. */
  recovery_codes: { staff_id: number; name: string; code_hash: string };
  /** `transports` is a JSON list. */
  passkeys: {
    id: Generated<number>;
    staff_id: number;
    name: string;
    credential_id: string;
    public_key: string;
    counter: number;
    transports: string;
    is_synced: number;
    is_backed_up: number;
    created_at: string;
    last_used_at: string | null;
  };
  /** Sign-ins that wait for their second step; `password_mark` identifies the password hash that matched. */
  pending_sign_ins: { token_hash: string; staff_id: number; password_mark: string; created_at: string };
  /** `staff_id` is null for a sign-in without a username. */
  passkey_challenges: {
    challenge_hash: string;
    browser_hash: string;
    purpose: "add" | "sign-in";
    staff_id: number | null;
    created_at: string;
  };
  /** Browsers from which a staff member has signed in before; each has its own limit of wrong tries. */
  known_devices: {
    token_hash: string;
    staff_id: number;
    created_at: string;
    last_used_at: Generated<string>;
  };
  /** Who signed in, or tried to: `staff_id` is null when there is no such name. `device` is in words. */
  sign_ins: {
    id: Generated<number>;
    at: string;
    staff_id: number | null;
    result: SignInResult;
    device: string;
    address: string;
  };
};
