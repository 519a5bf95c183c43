/** What a service worker knows beside what pages know: the compiler has either those words or these. */
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(answer: Response | Promise<Response>): void;
}

interface WindowEventMap {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  fetch: FetchEvent;
  sync: ExtendableEvent & { readonly tag: string };
}

interface MessageEvent {
  waitUntil(work: Promise<unknown>): void;
}

interface ServiceWorkerRegistration {
  /** Chromium alone has it. */
  readonly sync?: { register(tag: string): Promise<void> };
}

declare const registration: ServiceWorkerRegistration;
declare const clients: { claim(): Promise<void> };
declare function skipWaiting(): Promise<void>;
