import { createContext } from "react-router";
import type { Client } from "#contract/client.ts";

/** The typed client of the API; the only way for pages to data. */
export const apiContext = createContext<Client>();

/** This page's nonce for scripts; empty where there is none. */
export const nonceContext = createContext<string>("");
