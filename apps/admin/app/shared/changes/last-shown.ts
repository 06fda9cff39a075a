import { useState } from 'react';

/** The last non-null subject, so that a closed popup keeps its content while it fades out. */
export function useLastShown<TSubject>(subject: TSubject | null): TSubject | null {
  const [shown, setShown] = useState(subject);
  if (subject !== null && subject !== shown) setShown(subject);
  return subject ?? shown;
}
