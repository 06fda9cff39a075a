import { useState } from 'react';

/** What a popup asks about, also while it fades out after its answer and nothing is asked any more. */
export function useLastShown<TSubject>(subject: TSubject | null): TSubject | null {
  const [shown, setShown] = useState(subject);
  if (subject !== null && subject !== shown) setShown(subject);
  return subject ?? shown;
}
