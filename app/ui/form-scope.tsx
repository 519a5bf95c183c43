import { createContext, type ReactNode, useContext, useMemo } from "react";

export type FieldErrors = Partial<Record<string, string>>;

interface Scope {
  id: string;
  errors: FieldErrors;
}

const noErrors: FieldErrors = {};

const FormScopeContext = createContext<Scope>({ id: "form", errors: noErrors });

interface FormScopeProps {
  /** Unique on the page: field ids are made of it and the field's name. */
  id: string;
  errors?: FieldErrors | undefined;
  children: ReactNode;
}

/** Gives every field inside its id and its error, and the error summary the list of them. */
export function FormScope({ id, errors = noErrors, children }: FormScopeProps) {
  const scope = useMemo(() => ({ id, errors }), [id, errors]);
  return <FormScopeContext value={scope}>{children}</FormScopeContext>;
}

export function useFormScope(): Scope {
  return useContext(FormScopeContext);
}

/** The id of the control called `name` in the form scope `scope`. */
export function fieldId(scope: string, name: string): string {
  return `${scope}-${name}`;
}
