import { createContext, type ReactNode, useContext, useMemo } from "react";

export type FieldErrors = Partial<Record<string, string>>;

/** Native constraints of a field, and their messages by the names of `ValidityState`. */
export interface FieldConstraint {
  required: boolean;
  minLength?: number;
  pattern?: string;
  messages: Partial<Record<string, string>>;
}

interface Scope {
  id: string;
  /** The id of the form that the fields belong to, if they are outside of it. */
  form?: string | undefined;
  errors: FieldErrors;
  /** Initial values. */
  values: Partial<Record<string, string>>;
  constraints: Partial<Record<string, FieldConstraint>>;
}

const nothing = {};

const FormScopeContext = createContext<Scope>({
  id: "form",
  errors: nothing,
  values: nothing,
  constraints: nothing,
});

interface FormScopeProps {
  /** Unique on the page: field ids are made of it and the field's name. */
  id: string;
  form?: string | undefined;
  errors?: FieldErrors | undefined;
  values?: Scope["values"];
  constraints?: Scope["constraints"];
  /** Names of fields as they follow each other on the page, where their errors come in another order: `name email`. */
  order?: string | undefined;
  children: ReactNode;
}

/** Provides ids, errors, initial values and constraints to the fields inside, and the errors to the error summary. */
export function FormScope(props: FormScopeProps) {
  const { id, form, errors = nothing, values = nothing, constraints = nothing, order, children } = props;
  const scope = useMemo(
    () => ({ id, form, errors: order ? inOrder(errors, order) : errors, values, constraints }),
    [id, form, errors, values, constraints, order],
  );
  return <FormScopeContext value={scope}>{children}</FormScopeContext>;
}

/** Errors of names that the order does not have come last; `plan.0.heading` has the place of `plan`. */
function inOrder(errors: FieldErrors, order: string): FieldErrors {
  const names = order.split(" ");
  const placeOf = (name: string) => {
    const place = names.indexOf(name.split(".")[0] ?? name);
    return place < 0 ? names.length : place;
  };
  const sorted = Object.entries(errors).toSorted(([one], [other]) => placeOf(one) - placeOf(other));
  return Object.fromEntries(sorted);
}

export function useFormScope(): Scope {
  return useContext(FormScopeContext);
}

/** The id of the control called `name` in the form scope `scope`. */
export function fieldId(scope: string, name: string): string {
  return `${scope}-${name}`;
}
