import type { Generated } from "kysely";
import type { StaffMember } from "#contract/auth.ts";
import type { SignInResult } from "#contract/sign-ins.ts";

/**
 * Whose a password is: its owner's, one that somebody else chose and handed over, or one that was made by the server
 * and opens nothing until it is changed.
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
   * `device` is what the browser says of itself, `address` where it was last used from, `confirmed_at` when the
   * password was last typed in it.
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
  /** The app that shows codes, if there is one, and the one being set up; secrets as `sealSecret` makes them. */
  second_factors: {
    staff_id: number;
    /** What passkeys call the account: random, naming nobody. */
    user_handle: string;
    app_secret: string | null;
    app_since: string | null;
    /** The half minute of the last code that was taken: none is taken twice. */
    app_last_step: Generated<number>;
    waiting_secret: string | null;
    waiting_since: string | null;
    advice_declined_at: string | null;
  };
  /** Codes that were not used yet; `name` is the part of one by which it is found, `code_hash` made of the whole. */
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
  /** Sign-ins whose password was right; `password_mark` is of the hash that it matched. */
  pending_sign_ins: { token_hash: string; staff_id: number; password_mark: string; created_at: string };
  /** `staff_id` is null for a sign-in that names nobody. */
  passkey_challenges: {
    challenge_hash: string;
    browser_hash: string;
    purpose: "add" | "sign-in";
    staff_id: number | null;
    created_at: string;
  };
  /** Browsers from which a staff member has signed in before; they keep their own allowance of wrong tries. */
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
