import { createContext, useContext } from 'react';

interface FieldContext {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
}

/** Set by `Field`: how its control is tied to the label, hint and error around it. */
export const FieldContext = createContext<FieldContext | null>(null);

/** The attributes a control takes from the `Field` around it; what the caller gives wins. */
export function useFieldAttributes() {
  const field = useContext(FieldContext);
  if (!field) return {};
  return {
    id: field.id,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.invalid || undefined,
  };
}
