import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { waitForAnswers } from "./features/navigation/missing-answers.ts";
import { keepReferences, ReferenceContext } from "./reference.tsx";
import { NonceContext } from "./ui/own-style.tsx";

const nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce;
const reference = document.querySelector("[data-reference]")?.textContent;
keepReferences();
waitForAnswers();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <NonceContext value={nonce}>
        <ReferenceContext value={reference}>
          <HydratedRouter />
        </ReferenceContext>
      </NonceContext>
    </StrictMode>,
  );
});
