import { createContext, useContext } from 'react';

interface FieldContext {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
}

/** Set by `Field`: connects its control to the label, hint and error. */
export const FieldContext = createContext<FieldContext | null>(null);

/** A control's attributes from the `Field` around it; the caller's props override them. */
export function useFieldAttributes() {
  const field = useContext(FieldContext);
  if (!field) return {};
  return {
    id: field.id,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.invalid || undefined,
  };
}
